// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/threads.h"
#include "measure/resonance_log.h"
#include "theory/resonance.h"

#include <cstdint>
#include <span>
#include <vector>

namespace seiche {

/// The theoretical prediction for a resonator.
struct PredictedResonance {
    /// Why there is no curve.
    Obstacle obstacle = Obstacle::None;
    /// Steady amplitude (half of highest minus lowest at the watched cell) against frequency, rising; denser at
    /// the resonances. Of a pull train; or of a sine drive (`Resonator::sine`) of the pull's shape and, at
    /// every step, its height times 2 / period: what a train of pulls has in its first sine.
    std::vector<CurvePoint> curve;
    /// The frequencies of the slowest swinging modes in Hz, rising; empty where no wave stands. Modes of equal
    /// frequency are listed once.
    std::vector<double> modes;
    /// The full width of the lowest mode's resonance, Hz.
    double width = 0.0;
    /// The range of frequencies of interest, its ends 1, 2, 3 or 5 times a power of ten (or the fastest that
    /// steps allow): up to the third mode of a string at least, to the seventh at most. The curve goes on to
    /// `fastestTaps` where there is time for that.
    double fromHertz = 0.0;
    double toHertz = 0.0;
    /// From here on a chart is worth looking at; below, taps at 1/2, 1/3 ... of the modes' frequencies crowd.
    double mainHertz = 0.0;

    /// What belongs to the resonance at this frequency and not to its neighbours: 0.8 to 1.25 times it, but not
    /// beyond the middle between two modes.
    struct Range {
        double fromHertz;
        double toHertz;
    };
    Range around(double hertz) const;

    double quality() const { return modes.empty() || width <= 0.0 ? 0.0 : modes.front() / width; }
};

/// Those of the modes up to `toHertz` at which the curve has a peak: one that the pull does not reach, or that
/// is damped too much, has none. Without damping there is no curve, but each of them resonates.
std::vector<double> resonatingModes(const PredictedResonance& predicted);

/// As fast as anyone taps, Hz.
inline constexpr double fastestTaps = 20.0;

/// The prediction for the resonator, watched at a cell. Some 20 ms for 320 points, up to a few seconds for a
/// large pool; where every point of the curve would take seconds it is `TooLarge`. `stop` ends it early with an
/// empty curve.
PredictedResonance predict(const Resonator& resonator, int watchX, int watchY = 0, StopToken stop = {});

/// The part of a pull's height that a chart may leave out.
inline constexpr double accuracyOfCharts = 1e-7;

/// Those of the falling periods whose points take a few seconds together. Where a pull fades slowly in a medium
/// with many modes every point takes long: then of the longest periods none is kept that would take two seconds
/// by itself, and of the others as many, evenly, as there is time for.
std::vector<std::int64_t> affordablePeriods(const SteadyResponse& response,
                                            std::span<const std::int64_t> periods);

} // namespace seiche
