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

/// The system that a resonance curve belongs to: another string or another pull has another curve.
struct Resonator {
    Grid grid;
    Rule rule;
    double stepsPerSecond = 50.0;
    Pull pull;
    bool sine = false;     ///< driven by a sine of the pull's shape instead of pulled again and again
    PoolObjects objects{}; ///< walls and media in it

    friend bool operator==(const Resonator&, const Resonator&) = default;
};

/// One measured point of a resonance curve.
struct ResonancePoint {
    double hertz = 0.0;
    double hertzError = 0.0; ///< standard error
    double amplitude = 0.0;  ///< of the swing, half of highest minus lowest per period
    double amplitudeError = 0.0;
    double onePull = 1.0; ///< the swing of a single pull there: the unit of amplitudes that can be compared
    int taps = 0;
    Amplitude::How how = Amplitude::How::Growing;
    int resonator = 0;  ///< index in `ResonanceLog::resonators`
    double began = 0.0; ///< its first and last tap, seconds of the run; both 0 under a drive
    double ended = 0.0;

    friend bool operator==(const ResonancePoint&, const ResonancePoint&) = default;
};

/// All points measured so far.
///
/// The newest point belongs to the present train of taps and moves as the train goes on; a new train begins a
/// new one, and the points before stay as they are. A point lives on with the string it was measured on: after
/// a change of k, damping, ends, pull or place it no longer counts, but when the student comes back to that
/// string it does again.
class ResonanceLog {
public:
    /// What is measured from now on. A change ends the present train.
    void measureOn(const Resonator& resonator);
    /// The present train shows this now. The first call of a train adds a point, the next ones move it.
    void update(const Rhythm& rhythm, const Amplitude& amplitude, double onePull = 1.0, double began = 0.0,
                double ended = 0.0);
    /// Removes the point of the present train, which has shown nothing after all.
    void withdraw();
    /// The train is over. Its point stays as it is.
    void endTrain() { m_open = false; }
    void clear();

    std::span<const ResonancePoint> points() const { return m_points; }
    /// The point of the present train; null between trains.
    const ResonancePoint* newest() const { return m_open ? &m_points.back() : nullptr; }
    /// Whether the point belongs to what is measured now.
    bool counts(const ResonancePoint& point) const { return point.resonator == m_current; }
    int current() const { return m_current; }
    std::span<const Resonator> resonators() const { return m_resonators; }

private:
    std::vector<ResonancePoint> m_points;
    std::vector<Resonator> m_resonators;
    int m_current = -1;
    bool m_open = false; ///< the last point belongs to a train that goes on
};

/// A resonance found in points of a curve: near it the curve has the form A / sqrt(1 + ((f - hertz) /
/// halfWidth)^2).
struct ResonancePeak {
    double hertz = 0.0;
    double amplitude = 0.0;
    double halfWidth = 0.0; ///< from the peak to where the amplitude is 1/sqrt(2) of it, Hz
    double quality() const { return hertz / (2.0 * halfWidth); }

    friend bool operator==(const ResonancePeak&, const ResonancePeak&) = default;
};

/// A point of a curve, measured or predicted.
struct CurvePoint {
    double hertz;
    double amplitude;
};

/// The resonance at the highest of these points (in any order): 1 / amplitude^2 is a parabola of the frequency
/// near it, fitted to the points around the highest that reach 0.4 of it. Nothing when there are fewer than
/// three of them, or they do not enclose a peak.
std::optional<ResonancePeak> peakOf(std::span<const CurvePoint> curve);

/// The resonance at the highest point between two frequencies.
std::optional<ResonancePeak> peakBetween(std::span<const CurvePoint> curve, double fromHertz, double toHertz);

/// Whether a resonance is seen in these points (in any order): the highest reaches 1.3 times the mean amplitude
/// over the frequencies between the first and the last. What stays below that is noise to a class.
bool standsOut(std::span<const CurvePoint> curve);

} // namespace seiche
