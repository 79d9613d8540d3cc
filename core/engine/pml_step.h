// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace seiche {

/// What a correction of the Laplacian goes into: a row of new heights and, where it is kept, of velocities.
struct PmlTarget {
    float* next;
    float* velocity;        ///< null where none is kept
    const float* stiffness; ///< null where the medium is uniform
    float share;            ///< of the correction, in a cell whose stiffness is 1
};

/// A row of the layer at the top or bottom. All pointers are to the same column.
struct PmlRow {
    const float *inner, *here, *outer; ///< heights: of the row nearer to the visible cells, this one, the next
    float *bondPsi, *cellPsi;          ///< of this row
    const float* innerPsi;             ///< of the bonds to the inner row
    bool innerIsNew;                   ///< those have already been brought to this step
    float bond, cell, innerBond;       ///< absorption
    float* change;                     ///< receives the change of the second difference across the layer
};

/// What that change does to the cells of its row, and with it in mind those beside each other.
struct PmlRowChange {
    const float* change;
    const float *before, *after, *across; ///< see `Pml::Along`
    float corner;                         ///< weight of the differences along the row
};

/// Rows of the layer on the left or right, one below the other. Pointers are to a column that begins a vector,
/// whatever its length; the layer is begin <= x < end from there.
struct PmlColumns {
    static constexpr int mostRows = 4;
    static constexpr int mostColumns = 128;

    int rows;
    int outwards; ///< 1 on the right, -1 on the left
    int begin, end;
    const float *up, *here, *down;            ///< heights: of the rows above, these, below
    std::ptrdiff_t pitch;                     ///< of heights and stiffness
    const float *stiffnessUp, *stiffnessDown; ///< null where the medium is uniform
    const float* rowChange;                   ///< of a single row in the layer at the top or bottom; else null
    const float *before, *after, *across;     ///< one of each for every row, see `Pml::Along`
    float corner;                             ///< weight of the second difference along y
    float *bondPsi, *cellPsi;                 ///< 0 in all other columns
    std::ptrdiff_t psiPitch;
    const float *bond, *cell;  ///< absorption of each column, 0 in all that do not move
    const std::int32_t* moves; ///< -1 for the columns of the layer that move, 0 for all others
};

/// The loops over rows of a layer, once per instruction set.
struct PmlSteps {
    /// Brings what is remembered to the next step.
    void (*row)(const PmlRow& row, int begin, int end);
    void (*addRow)(const PmlRowChange& change, const PmlTarget& target, int begin, int end);
    /// Both at once where the stencil has no corners; `PmlRow::change` is not looked at.
    void (*wholeRow)(const PmlRow& row, const float* across, const PmlTarget& target, int begin, int end);
    void (*columns)(const PmlColumns& columns, const PmlTarget& target); ///< `target`: the first row
};

/// What kind of medium the layers belong to.
struct PmlKind {
    bool uneven;        ///< cells have a stiffness
    bool corners;       ///< the stencil has corners
    bool keepsVelocity; ///< beside the heights
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
