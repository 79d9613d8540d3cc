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

/// Theoretical prediction for a resonator.
struct PredictedResonance {
    /// Reason for a missing curve.
    Obstacle obstacle = Obstacle::None;
    /// Amplitude in steady state (half of maximum minus minimum at the observed cell) against
    /// frequency, rising, denser at resonances. For a train of taps, or for a sine drive
    /// (`Resonator::sine`) of the tap's shape. The drive adds the tap's height times 2 / period at
    /// every step, the first harmonic of a tap train.
    std::vector<CurvePoint> curve;
    /// Frequencies of the slowest oscillating modes in Hz, rising, each once. Empty without
    /// standing waves.
    std::vector<double> modes;
    /// Full width of the lowest mode's resonance, Hz.
    double width = 0.0;
    /// Frequency range of interest. Its ends are 1, 2, 3 or 5 times a power of ten (or the highest
    /// frequency that steps allow). It extends at least to the third mode of a string, at most to
    /// the seventh. The curve continues to `maxTappingFrequency` if time permits.
    double fromHertz = 0.0;
    double toHertz = 0.0;
    /// Lower limit of a useful chart, Hz. Below, taps at 1/2, 1/3 ... of the mode frequencies
    /// crowd.
    double mainHertz = 0.0;

    /// Returns the frequency range that belongs to this resonance alone: 0.8 to 1.25 times its
    /// frequency, at most to the midpoints between modes.
    struct Range {
        double fromHertz;
        double toHertz;
    };
    Range around(double hertz) const;

    double quality() const { return modes.empty() || width <= 0.0 ? 0.0 : modes.front() / width; }
};

/// Returns the modes up to `toHertz` with a peak in the curve. Modes that the tap does not excite,
/// or with strong damping, have none. Without damping there is no curve, but all these modes
/// resonate.
std::vector<double> resonatingModes(const PredictedResonance& predicted);

/// Maximum tapping frequency of a person, Hz.
inline constexpr double maxTappingFrequency = 20.0;

/// Computes the prediction for the resonator, observed at a cell. Takes about 20 ms for 320 points,
/// up to a few seconds for a large pool. `TooLarge` if every point of the curve would take seconds.
/// `stop` ends early with an empty curve.
PredictedResonance predict(const Resonator& resonator, int watchX, int watchY = 0, StopToken stop = {});

/// Fraction of a tap's height that charts may neglect.
inline constexpr double accuracyOfCharts = 1e-7;

/// Returns the falling periods whose points together take a few seconds.
///
/// Points are slow if a tap decays slowly in a medium with many modes. Then long periods that take
/// over two seconds each are dropped, and the others are thinned evenly.
std::vector<std::int64_t> affordablePeriods(const SteadyResponse& response,
                                            std::span<const std::int64_t> periods);

} // namespace seiche
