// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"
#include "wave/height_range.h"

#include <optional>
#include <vector>

namespace seiche {

/// The amplitude of a driven or tapped medium.
struct Amplitude {
    enum class How {
        Growing,      ///< not steady; value of the last whole period
        Extrapolated, ///< converging; value of the extrapolated limit
        Steady        ///< the last periods agree; value of their mean
    };
    double value = 0.0;
    double error = 0.0; ///< standard error from the last periods
    How how = How::Growing;
    int periods = 0; ///< whole periods in the current train
    /// True if the amplitude rose by more than 2 %.
    bool rises = false;

    bool isSteady() const { return how == How::Steady; }
    friend bool operator==(const Amplitude&, const Amplitude&) = default;
};

template <>
struct EnumNames<Amplitude::How> {
    static constexpr std::array<std::pair<Amplitude::How, std::string_view>, 3> all{
        {{Amplitude::How::Growing, "growing"},
         {Amplitude::How::Extrapolated, "extrapolated"},
         {Amplitude::How::Steady, "steady"}}};
};

/// Measures the amplitude at a point between the taps of a train and detects the steady state. Each
/// period, from tap to tap, gives half the difference of its highest and lowest height. A mean
/// height raised by the taps has no effect.
///
/// Samples may have any spacing. A crest or trough between them is found with a parabola.
class AmplitudeMeter {
public:
    /// Adds a height at the watched point. A second height at the same time is a jump by a tap.
    void sample(double seconds, double height);
    /// Ends a period at a tap and starts the next, to which later samples belong. A period that is
    /// not `whole` (missed taps) is ignored.
    void tap(bool whole = true);
    /// Starts a new train and discards earlier samples.
    void clear();

    /// Returns the amplitude, empty before the first whole period.
    std::optional<Amplitude> amplitude(double left = 0.0) const;
    /// Returns the height range since the last tap.
    const HeightRange& sinceTap() const { return m_range; }
    /// Returns the amplitudes of recent periods, oldest first.
    const std::vector<double>& swings() const { return m_swings; }

    static constexpr int maxMemory = 48; ///< periods

private:
    struct Sample {
        double seconds;
        double height;
    };
    void lookBetween();

    std::vector<Sample> m_recent; ///< the last three, without a tap between them
    std::vector<double> m_swings;
    HeightRange m_range;
    bool m_inPeriod = false;
    int m_periods = 0;
};

/// Returns the amplitude from those of a train of periods, at least one. See `Amplitude::How`.
///
/// `left` is the fraction of a free wave from the start of the train that remains after the last
/// period, 0 if unknown. While it is large the result is never steady, because a beat with the free
/// wave is flat at its turning points.
Amplitude amplitudeOf(const std::vector<double>& swings, double left = 0.0);

} // namespace seiche
