// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/amplitude.h"
#include "measure/tap_rhythm.h"

#include <limits>
#include <optional>
#include <vector>

namespace seiche {

/// Taps and the response of a medium, divided into series of constant tapping frequency with an
/// amplitude each.
///
/// A series ends at a pause or when the frequency has changed (see `TapRhythm`). A change is
/// detected several taps late; these taps then move to the new series.
class TapSeries {
public:
    /// The result of a series.
    struct Reading {
        Rhythm rhythm;
        std::optional<Amplitude> amplitude; ///< empty before the first whole period
        double began = 0.0;                 ///< first tap, in seconds
        double ended = 0.0;                 ///< latest tap, in seconds

        friend bool operator==(const Reading&, const Reading&) = default;
    };

    /// `resolution`: precision of the times, in seconds. `fading`: decay rate of a free wave, which
    /// falls to 1/e in 1 / fading seconds; infinity if unknown.
    explicit TapSeries(double resolution = 0.0, double fading = std::numeric_limits<double>::infinity())
        : m_rhythm(resolution), m_fading(fading) {}

    /// The time between two taps of any kind.
    struct Span {
        double end;
        HeightRange range;
    };

    /// Adds a tap, in seconds, not earlier than the last tap. Returns whether a new series has
    /// begun with this tap or shortly before. `finished` is then the result of the old series.
    bool tap(double seconds);
    /// Replaces the heights between the taps, oldest first.
    void remeasure(std::vector<Span> spans);
    /// Sets the height of the wave that remained at the start of the series. No amplitude is steady
    /// until it has decayed; never if the decay rate is unknown.
    void waitFor(double height) { m_movedBefore = height; }
    /// Adds a height at the watched point.
    void sample(double seconds, double height) { m_meter.sample(seconds, height); }

    /// Returns the current result, empty before the second tap.
    const std::optional<Reading>& reading() const { return m_reading; }
    /// Returns the result of the previous series up to its last tap, empty after a single tap.
    const std::optional<Reading>& finished() const { return m_finished; }
    bool isOver(double seconds) const { return m_rhythm.isOver(seconds); }
    /// Returns the time of the first tap in seconds.
    double began() const { return m_began; }

private:
    struct Stage {
        double lastTap;
        Reading reading;
    };

    void read();
    double left() const;

    TapRhythm m_rhythm;
    AmplitudeMeter m_meter; ///< heights of the current span
    double m_fading;
    double m_began = 0.0; ///< first tap of the series
    double m_last = 0.0;
    double m_movedBefore = 0.0;   ///< see `waitFor`
    std::vector<Span> m_spans;    ///< most recent spans
    std::vector<double> m_swings; ///< amplitudes of the whole periods
    int m_periods = 0;
    double m_readUntil = 0.0;    ///< last tap included in `m_swings`
    std::vector<Stage> m_stages; ///< of the current series, after each counted tap
    std::optional<Reading> m_reading;
    std::optional<Reading> m_finished;
};

} // namespace seiche
