// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/threads.h"
#include "study/resonance_curve.h"

namespace seiche {

/// Comparison of both dampings on a string or pool with equal loss per step, |z| = sqrt(factor): of
/// the velocity (s), or of the height (d).
///
/// Velocity damping hardly changes the frequencies. Height damping also adds a restoring force, so
/// no period exceeds 2 pi / arccos sqrt(d) steps.
struct TwoDampings {
    struct Kind {
        Rule rule;
        double period = 0.0; ///< of the slowest oscillating mode, steps; 0: none
        double hertz = 0.0;  ///< frequency of the slowest oscillating mode
        /// Steady amplitude of a tap train, rising frequency. Empty with an obstacle.
        std::vector<CurvePoint> curve;
    };
    Obstacle obstacle = Obstacle::None;
    double factor = 1.0;         ///< s or d
    double undampedPeriod = 0.0; ///< steps
    double longestPeriod = 0.0;  ///< 2 pi / arccos sqrt(d): limit with height damping, steps
    double halfLife = 0.0;       ///< steps for a wave's height to halve, both dampings
    Kind velocity;
    Kind height;
};

/// Compares the dampings, with the combined factor of the resonator or `usualFactor` if undamped.
/// Takes twice as long as `predict`. `stop` ends early with empty curves.
TwoDampings compareDampings(const Resonator& resonator, int watchX, int watchY = 0, StopToken stop = {});

/// Damping of the web page of 2013.
inline constexpr double usualFactor = 0.995;

} // namespace seiche
