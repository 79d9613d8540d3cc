// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace seiche {

/// Target of a correction: new heights and kept velocities.
struct PmlTarget {
    float* next;
    float* velocity;        ///< null if not kept
    const float* stiffness; ///< null if the medium is uniform
    float share;            ///< factor of the correction at stiffness 1
};

/// A row of the layer at the top or bottom. All pointers are to the same column.
struct PmlRow {
    const float *inner, *here, *outer; ///< heights: next row inwards, this row, next row outwards
    float *bondPsi, *cellPsi;          ///< memory of this row
    const float* innerPsi;             ///< memory of the bonds to the inner row
    bool innerIsNew;                   ///< `innerPsi` is already updated for this step
    float bond, cell, innerBond;       ///< absorption
    float* change;                     ///< receives the change of the second difference across
};

/// Input for adding the change of a row to its cells and, if the stencil has corners, their
/// neighbours.
struct PmlRowChange {
    const float* change;
    const float *before, *after, *across; ///< see `Pml::TangentialWeights`
    float corner;                         ///< weight of the differences along the row
};

/// Consecutive rows of the layer on the left or right.
///
/// Pointers are to a column that begins a vector of any supported length. The layer covers begin <=
/// x < end from there.
struct PmlColumns {
    static constexpr int maxRows = 4;
    static constexpr int maxColumns = 128;

    int rows;
    int outwards; ///< 1 on the right, -1 on the left
    int begin, end;
    const float *up, *here, *down;            ///< heights: rows above, these rows, rows below
    std::ptrdiff_t pitch;                     ///< pitch of heights and stiffness
    const float *stiffnessUp, *stiffnessDown; ///< null if the medium is uniform
    const float* rowChange;                   ///< for one row in a top or bottom layer, or null
    const float *before, *after, *across;     ///< one value per row, see `Pml::TangentialWeights`
    float corner;                             ///< weight of the second difference along y
    float *bondPsi, *cellPsi;                 ///< 0 in all other columns
    std::ptrdiff_t psiPitch;
    const float *bond, *cell;  ///< absorption per column, 0 if it does not move
    const std::int32_t* moves; ///< -1 for moving layer columns, 0 for all others
};

/// The loops over rows, once per instruction set.
struct PmlSteps {
    /// Updates a row's memory and computes its change.
    void (*row)(const PmlRow& row, int begin, int end);
    void (*addRow)(const PmlRowChange& change, const PmlTarget& target, int begin, int end);
    /// Updates and adds in one pass, without corners. Ignores `PmlRow::change`.
    void (*wholeRow)(const PmlRow& row, const float* across, const PmlTarget& target, int begin, int end);
    void (*columns)(const PmlColumns& columns, const PmlTarget& target); ///< `target`: the first row
};

/// Properties of the medium that select a loop.
struct PmlKind {
    bool uneven;        ///< cells have a stiffness
    bool corners;       ///< the stencil has corners
    bool keepsVelocity; ///< besides the heights
};

namespace baseline {
PmlSteps stepsFor(const PmlKind& kind);
} // namespace baseline
namespace avx2 {
PmlSteps stepsFor(const PmlKind& kind);
} // namespace avx2
namespace avx512 {
PmlSteps stepsFor(const PmlKind& kind);
} // namespace avx512

} // namespace seiche
