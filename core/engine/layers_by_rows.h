// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pml.h"
#include "engine/pml_step.h"
#include "machine/isa.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace seiche {

/// Absorbing layers for a block of cells at a time, bit-identical to `Pml`.
///
/// For leapfrog steps of floats with a stencil that does not change in the layers. Reads only old
/// heights of neighbours and the memory of the block's cells. So parts to the left, or above the
/// bottom layer, may be any number of steps ahead. Layers on the left and right need whole rows.
class LayersByRows {
public:
    static bool canDo(const Rule& rule);

    /// Prepares the next steps. `pml` must be ready for `wave`.
    LayersByRows(Pml& pml, Wave<float>& wave, Isa isa);

    /// Applies the layers to `cells` of `next`, just computed from `now`. The column ghosts of
    /// `now` must be filled.
    void act(const Cells& cells, Field<float>& next, const Field<float>& now) const;

private:
    /// A side on the left or right: one entry per column in memory, padded by a vector on both
    /// sides.
    struct Columns {
        std::vector<float> bond, cell;
        std::vector<std::int32_t> moves;
        int x = 0;           ///< first column
        PmlColumns common{}; ///< values that all rows share
    };
    /// Weights of the top or bottom layer, see `Pml::TangentialWeights`.
    struct NormalWeights {
        std::vector<float> before, after, across;
    };

    void actOnRow(PmlRegion::Side side, int y, const Cells& cells, Field<float>& next,
                  const Field<float>& now) const;
    void actOnColumns(PmlRegion::Side side, const Cells& cells, Field<float>& next,
                      const Field<float>& now) const;
    int rowsAlike(int y, int end) const;
    PmlTarget targetAt(int x, int y, Field<float>& next) const;

    Pml& m_pml;
    Wave<float>& m_wave;
    PmlSteps m_steps;
    std::array<Columns, 2> m_columns;
    std::array<NormalWeights, 2> m_across;
    int m_origin = 0; ///< first stored column of the top or bottom layer
    std::ptrdiff_t m_psiPitch = 0;
    std::vector<float> m_noPsi; ///< zeros for the bonds to the visible cells
};

} // namespace seiche
