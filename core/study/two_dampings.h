// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/threads.h"
#include "study/resonance_curve.h"

namespace seiche {

/// The effect of the two dampings on the same string or pool when both take the same share of every wave per
/// step, |z| = sqrt(factor): once on the velocity (s), once on the height (d).
///
/// The velocity's leaves the frequencies almost where they were; the height's also pulls the medium back to
/// level, so that no wave can swing slower than one cycle in 2 pi / arccos sqrt(d) steps.
struct TwoDampings {
    struct Kind {
        Rule rule;
        double period = 0.0; ///< of the slowest swinging mode, steps; 0: none swings
        double hertz = 0.0;  ///< the same
        /// Steady amplitude of a pull train, rising frequency; empty with an obstacle.
        std::vector<CurvePoint> curve;
    };
    Obstacle obstacle = Obstacle::None;
    double factor = 1.0;         ///< s or d
    double undampedPeriod = 0.0; ///< steps
    double longestPeriod = 0.0;  ///< 2 pi / arccos sqrt(d): with the height damped nothing is slower
    double halfLife = 0.0;       ///< steps in which the height of a wave falls to one half, either way
    Kind velocity;
    Kind height;
};

/// With the factor of the resonator's own two dampings together, or `usualFactor` when it has none. Takes twice
/// as long as `predict`; `stop` ends it early with empty curves.
TwoDampings compareDampings(const Resonator& resonator, int watchX, int watchY = 0, StopToken stop = {});

/// The damping of the page of 2013.
inline constexpr double usualFactor = 0.995;

} // namespace seiche
