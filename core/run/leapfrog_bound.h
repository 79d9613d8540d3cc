// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <optional>
#include <vector>

namespace seiche {

/// An upper bound of all numbers in a leapfrog run, step by step. Replaces each number in the
/// update formula and in the absorbing layers by its largest magnitude, and each difference by a
/// sum.
///
/// Only guaranteed cancellation is used: the springs subtract as much of the height of a cell as
/// they add of its neighbours.
class LeapfrogBound {
public:
    /// Returns the bound, empty if not valid: other schemes, impedance ends, bending stiffness, or
    /// layers that change the stencil weights. `largest`: largest |height| and layer memory.
    /// `factor`: maximum factor of k.
    static std::optional<LeapfrogBound> of(const Rule& rule, double factor, double largest);

    /// Advances a step that adds at most `forced` per cell.
    void step(double forced);
    /// Returns the bound of all heights now.
    double height() const { return m_now; }
    /// Returns the bound of the layer memory.
    double memory() const;

private:
    /// The layer memory along an axis, by depth.
    struct Layers {
        std::vector<double> bond, cell;
    };

    LeapfrogBound(const Rule& rule, double factor, double largest);
    double rememberedOf(Layers& layers, double difference) const;

    double m_springs; ///< k times the sum of the neighbour weights
    double m_axis;    ///< k times the second-difference weight along an axis
    double m_corner;  ///< corner weight
    bool m_isPool;
    std::vector<double> m_bond, m_cell; ///< absorption per depth; empty without layers
    Layers m_alongY, m_alongX;
    double m_now, m_before;
};

} // namespace seiche
