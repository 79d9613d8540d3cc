// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/amplitude.h"
#include "measure/tap_rhythm.h"
#include "wave/grid.h"
#include "wave/pool_objects.h"
#include "wave/pull.h"
#include "wave/rule.h"

#include <optional>
#include <span>
#include <vector>

namespace seiche {

/// The system that a resonance curve belongs to.
struct Resonator {
    Grid grid;
    Rule rule;
    double stepsPerSecond = 50.0;
    Pull pull;
    bool sine = false;     ///< sine drive with the pulse shape instead of taps
    PoolObjects objects{}; ///< walls and media

    friend bool operator==(const Resonator&, const Resonator&) = default;
};

/// A measured point of a resonance curve.
struct ResonancePoint {
    double hertz = 0.0;
    double hertzError = 0.0; ///< standard error
    double amplitude = 0.0;  ///< half of maximum minus minimum per period
    double amplitudeError = 0.0;
    double onePull = 1.0; ///< amplitude of a single tap, for comparison
    int taps = 0;
    Amplitude::How how = Amplitude::How::Growing;
    int resonator = 0;  ///< index in `ResonanceLog::resonators`
    double began = 0.0; ///< first tap, in run seconds; 0 under a drive
    double ended = 0.0;

    friend bool operator==(const ResonancePoint&, const ResonancePoint&) = default;
};

/// All measured points.
///
/// The newest point follows the current train of taps; a new train adds a new point. A point
/// belongs to its string: after a change of k, damping, ends, pulse or position it no longer
/// counts, until that string is restored.
class ResonanceLog {
public:
    /// Sets the measured system. Changes end the current train.
    void measureOn(const Resonator& resonator);
    /// Updates the point of the current train, or adds it.
    void update(const Rhythm& rhythm, const Amplitude& amplitude, double onePull = 1.0, double began = 0.0,
                double ended = 0.0);
    /// Removes the point of the current train.
    void withdraw();
    /// Ends the current train and keeps its point.
    void endTrain() { m_open = false; }
    void clear();

    std::span<const ResonancePoint> points() const { return m_points; }
    /// Returns the point of the current train, otherwise null.
    const ResonancePoint* newest() const { return m_open ? &m_points.back() : nullptr; }
    /// Returns whether the point belongs to the current system.
    bool counts(const ResonancePoint& point) const { return point.resonator == m_current; }
    int current() const { return m_current; }
    std::span<const Resonator> resonators() const { return m_resonators; }

private:
    std::vector<ResonancePoint> m_points;
    std::vector<Resonator> m_resonators;
    int m_current = -1;
    bool m_open = false; ///< the train of the last point continues
};

/// A resonance of a curve. Near the peak the curve is A / sqrt(1 + ((f - hertz) / halfWidth)^2).
struct ResonancePeak {
    double hertz = 0.0;
    double amplitude = 0.0;
    double halfWidth = 0.0; ///< distance to 1/sqrt(2) of the peak, in hertz
    double quality() const { return hertz / (2.0 * halfWidth); }

    friend bool operator==(const ResonancePeak&, const ResonancePeak&) = default;
};

/// A measured or predicted point of a curve.
struct CurvePoint {
    double hertz;
    double amplitude;
};

/// Returns the resonance at the highest of these points (in any order). Near a resonance 1 /
/// amplitude^2 is a parabola in frequency, fitted to adjacent points of at least 0.4 times the
/// highest amplitude. Empty with fewer than three such points or if they do not enclose a peak.
std::optional<ResonancePeak> peakOf(std::span<const CurvePoint> curve);

/// Returns the highest resonance between two frequencies.
std::optional<ResonancePeak> peakBetween(std::span<const CurvePoint> curve, double fromHertz, double toHertz);

/// Returns whether these points (in any order) show a resonance: the highest is at least 1.3 times
/// the mean amplitude over the frequency range. Anything lower is noise.
bool standsOut(std::span<const CurvePoint> curve);

} // namespace seiche
