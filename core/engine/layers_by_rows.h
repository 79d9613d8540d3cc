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

/// What absorbing layers do, cells by cells, as `Pml` does it for the whole medium at once: with the same bits.
///
/// For leapfrog steps of floats with a stencil that is the same in the layers. It looks at the neighbours of
/// the cells in the old heights only, and at what is remembered of them, so that a part of the medium can be
/// steps ahead of another: everything to the left of it, or above the layer at the bottom, as far as it likes.
/// Of a layer on the left or right whole rows must be done at once.
class LayersByRows {
public:
    static bool canDo(const Rule& rule);

    /// For the next steps of a wave for which `pml` has been made ready.
    LayersByRows(Pml& pml, Wave<float>& wave, Isa isa);

    /// A step has just made these cells of `next` from `now`, whose ghosts in the columns beside them are
    /// filled: the layers have their part in it.
    void act(const Cells& cells, Field<float>& next, const Field<float>& now) const;

private:
    /// A side on the left or right. Of each column in memory, and of a vector more on both sides.
    struct Columns {
        std::vector<float> bond, cell;
        std::vector<std::int32_t> moves;
        int x = 0;           ///< the first of them
        PmlColumns common{}; ///< what is the same in all rows
    };
    /// The weights of a side at the top or bottom, see `Pml::Along`.
    struct Across {
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
    std::array<Across, 2> m_across;
    int m_origin = 0; ///< the first column in memory of a row at the top or bottom
    std::ptrdiff_t m_psiPitch = 0;
    std::vector<float> m_noPsi; ///< of the bonds to the visible cells
};

} // namespace seiche
