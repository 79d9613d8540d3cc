// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <array>
#include <vector>

namespace seiche {

/// The wave that absorbing layers hold, in units that do not depend on the medium.
///
/// The memory variables of a layer (see `Pml`) sum up forces, in units of k, damping and grading. When one of
/// these changes, or heights change without a step, memory and heights no longer belong to the same past. The
/// layer then pushes for ever, because its springs never bring back what does not move. `LayerContent` reads
/// from the memory which part of the height and of the velocity the springs across the layer have made, and
/// writes the memory that belongs to this part after the change. All of it decays then, as a wave that has come
/// from the visible medium does.
///
/// In a layer of leapfrog steps the part f of the height, its velocity v and the flow J through the bonds obey
/// v + r f = D- J, where r = a / (1 - a) is the rate of the grading. J is -k / r times the memory of a bond, v
/// is -k / r times that of a cell. With damping, sums over the past of f are added to v and f.
class LayerContent {
public:
    /// Makes the content of a medium without layers.
    explicit LayerContent(const Rule& rule) : m_rule(rule) {}
    /// Whether the memory of the layers belongs to their heights, or something has held or moved these.
    enum class Past { Whole, Broken };
    /// Reads the layers of a wave that fits `rule`. Without absorbing sides there is nothing to read.
    LayerContent(const Wave<float>& wave, const Rule& rule, Past past = Past::Whole);

    /// The memory that reading and writing take for a moment, for the visible cells `grid`.
    static std::size_t bytesFor(const Grid& grid, const Rule& rule);

    /// Writes the layers of the same wave after a change. The wave fits `rule` (see `conformTo`). A layer whose
    /// cells, medium and rule are as they were keeps its bits. The visible cells stay as they are.
    void carryInto(Wave<float>& wave, const Rule& rule) const;

private:
    /// Height, velocity and stiffness of a hidden cell, and what its layer's memory says of it.
    struct Cell {
        float velocity = 0.0f; ///< that the springs across the layer have made, with sums of the past
        float height = 0.0f;   ///< the same of the height a step before
        float trust = 0.0f;    ///< 0 ... 1: how far rounding lets `height` be known
        float outwards = 0.0f, inwards = 0.0f; ///< differences across the layer, times the stiffness
        float now = 0.0f, speed = 0.0f, stiffness = 1.0f;
    };
    /// One layer. Cells as in `PmlRegion::Layer`, all but the outermost, which is held.
    struct Layer {
        int depth = 0;
        int length = 0;
        int before = 0; ///< hidden cells along the layer before the first visible one
        std::vector<Cell> cells;
        std::vector<double> outerFlow; ///< J of the outermost bonds

        bool has(int deep, int along) const {
            return deep + 1 < depth && along + before >= 0 && along + before < length;
        }
        /// `along` counts from the first visible cell.
        const Cell& at(int deep, int along) const {
            return cells[static_cast<std::size_t>(deep) * static_cast<std::size_t>(length) +
                         static_cast<std::size_t>(along + before)];
        }
    };

    class Writer;

    std::array<int, 4> depths() const {
        return {m_layers[0].depth, m_layers[1].depth, m_layers[2].depth, m_layers[3].depth};
    }

    Rule m_rule;
    Past m_past = Past::Whole;
    std::array<Layer, 4> m_layers;
};

} // namespace seiche
