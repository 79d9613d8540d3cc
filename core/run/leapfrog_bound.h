// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <optional>
#include <vector>

namespace seiche {

/// An upper bound of all numbers of a leapfrog run, step by step: the update formula and the formulas of the
/// absorbing layers with every number replaced by its largest magnitude and every difference by a sum.
///
/// Only what cancels for certain is left out: the springs take away as much of a cell's own height as they add
/// of its neighbours' heights.
class LeapfrogBound {
public:
    /// Nothing where the bound does not hold: under other schemes, with impedance ends, with stiffness against
    /// bending, and in layers that change the weights of the stencil.
    ///
    /// `largest`: of all heights, and of what the layers remember. `factor`: what k is multiplied with at most.
    static std::optional<LeapfrogBound> of(const Rule& rule, double factor, double largest);

    /// The next step, after which each cell gets at most `forced` more.
    void step(double forced);
    /// Of all heights now.
    double height() const { return m_now; }
    /// Of what the layers remember.
    double memory() const;

private:
    /// What the layers along one axis remember, one number for each depth.
    struct Layers {
        std::vector<double> bond, cell;
    };

    LeapfrogBound(const Rule& rule, double factor, double largest);
    double rememberedOf(Layers& layers, double difference) const;

    double m_springs; ///< k times the sum of the weights of a cell's neighbours
    double m_axis;    ///< k times the weight of the second difference along an axis
    double m_corner;  ///< weight of the corners
    bool m_isPool;
    std::vector<double> m_bond, m_cell; ///< absorption at each depth; empty without layers
    Layers m_alongY, m_alongX;
    double m_now, m_before;
};

} // namespace seiche
