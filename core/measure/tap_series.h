// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/amplitude.h"
#include "measure/tap_rhythm.h"

#include <limits>
#include <optional>
#include <vector>

namespace seiche {

/// Taps and the response of a medium, cut into series of one rhythm each with its amplitude.
///
/// A series ends at a pause or where the rhythm has changed (see `TapRhythm`). That is found some taps late;
/// what these taps have added then moves from the old series to the new one.
class TapSeries {
public:
    /// What a series has come to.
    struct Reading {
        Rhythm rhythm;
        std::optional<Amplitude> amplitude; ///< nothing before the first whole period
        double began = 0.0;                 ///< the first tap, seconds
        double ended = 0.0;                 ///< the last one so far

        friend bool operator==(const Reading&, const Reading&) = default;
    };

    /// `resolution`: how finely times are known, in seconds. `fading`: a free wave of the medium falls to 1/e
    /// in 1 / fading seconds; infinity where that is not known.
    explicit TapSeries(double resolution = 0.0, double fading = std::numeric_limits<double>::infinity())
        : m_rhythm(resolution), m_fading(fading) {}

    /// The time between two taps of any kind.
    struct Span {
        double end;
        HeightRange range;
    };

    /// A tap, in seconds, never earlier than the one before. True when another series has begun with this tap
    /// or with one shortly before it; `finished` is then what the old one has come to.
    bool tap(double seconds);
    /// Replaces the heights of the present series: `spans` are the times between its taps, oldest first.
    void remeasure(std::vector<Span> spans);
    /// The medium still moved by this much (a height) when the series began, and the heights contain it. No
    /// amplitude is steady before it has faded; never, where the fading is not known.
    void waitFor(double height) { m_movedBefore = height; }
    /// A height at the watched point, between two taps.
    void sample(double seconds, double height) { m_meter.sample(seconds, height); }

    /// Nothing before the second tap of a series.
    const std::optional<Reading>& reading() const { return m_reading; }
    /// The series before, as its own last tap has left it; nothing when it was a single tap.
    const std::optional<Reading>& finished() const { return m_finished; }
    bool isOver(double seconds) const { return m_rhythm.isOver(seconds); }
    /// The first tap of the present series, in seconds.
    double began() const { return m_began; }

private:
    struct Stage {
        double lastTap;
        Reading reading;
    };

    void read();
    double left() const;

    TapRhythm m_rhythm;
    AmplitudeMeter m_meter; ///< of the present span
    double m_fading;
    double m_began = 0.0; ///< the first tap of the series
    double m_last = 0.0;
    double m_movedBefore = 0.0;   ///< see `waitFor`
    std::vector<Span> m_spans;    ///< the last ones
    std::vector<double> m_swings; ///< of the series' whole periods
    int m_periods = 0;
    double m_readUntil = 0.0;    ///< the last tap that `m_swings` knows
    std::vector<Stage> m_stages; ///< of the present series, after each tap that counts
    std::optional<Reading> m_reading;
    std::optional<Reading> m_finished;
};

} // namespace seiche
