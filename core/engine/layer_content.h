// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <array>
#include <vector>

namespace seiche {

/// The wave inside absorbing layers, in units that do not depend on the medium.
///
/// The memory variables of a layer (see `Pml`) accumulate forces, in units of k, damping and
/// grading. If one of these changes, or heights change without a step, memory and heights are
/// inconsistent. The layer then pushes for ever, because its springs never restore a uniform
/// displacement. `LayerContent` computes from the memory the part of height and velocity that the
/// springs across the layer have made. After the change it writes the memory that matches this
/// part. All of it then decays like a wave from the visible medium.
///
/// In a layer of leapfrog steps the part f of the height, its velocity v and the flow J through the
/// bonds obey v + r f = D- J, where r = a / (1 - a) is the rate of the grading. J is -k / r times
/// the memory of a bond, v is -k / r times that of a cell. With damping, sums over the past of f
/// are added to v and f.
class LayerContent {
public:
    /// Creates the content of a medium without layers.
    explicit LayerContent(const Rule& rule) : m_rule(rule) {}
    /// State of the memory. `Broken`: heights changed without a step.
    enum class Past { Whole, Broken };
    /// Reads the layers; `wave` must fit `rule`.
    LayerContent(const Wave<float>& wave, const Rule& rule, Past past = Past::Whole);

    /// Returns the temporary memory in bytes.
    static std::size_t bytesFor(const Grid& grid, const Rule& rule);

    /// Writes the layers of the same wave after a change.
    ///
    /// The wave fits `rule` (see `conformTo`). A layer with unchanged cells, medium and rule keeps
    /// its bits. Visible cells do not change.
    void carryInto(Wave<float>& wave, const Rule& rule) const;

private:
    /// A hidden cell and the part from its layer's memory.
    struct Cell {
        float velocity = 0.0f;                 ///< from the springs across, with sums over the past
        float height = 0.0f;                   ///< height from the springs across, one step earlier
        float trust = 0.0f;                    ///< confidence in `height` despite rounding, 0 ... 1
        float outwards = 0.0f, inwards = 0.0f; ///< differences across the layer, times the stiffness
        float now = 0.0f, speed = 0.0f, stiffness = 1.0f;
    };
    /// One layer without its outermost, held cells.
    struct Layer {
        int depth = 0;
        int length = 0;
        int before = 0; ///< hidden cells along the layer before the visible cells
        std::vector<Cell> cells;
        std::vector<double> outerFlow; ///< J of the outermost bonds

        bool has(int deep, int along) const {
            return deep + 1 < depth && along + before >= 0 && along + before < length;
        }
        /// Returns a cell. `along` counts from the first visible cell.
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
