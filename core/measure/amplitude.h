// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"
#include "wave/height_range.h"

#include <optional>
#include <vector>

namespace seiche {

/// The amplitude of a pulled medium at the watched point.
struct Amplitude {
    enum class How {
        Growing,      ///< not steady: the value is the swing of the last whole period
        Extrapolated, ///< grows or shrinks ever more slowly: the value is where that leads
        Steady        ///< the last periods agree: the value is their mean
    };
    double value = 0.0;
    double error = 0.0; ///< what the last periods leave open, as a standard error
    How how = How::Growing;
    int periods = 0; ///< whole periods seen in the present train
    /// The last two swings are higher than the two before them, by more than 2 %.
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

/// Follows the height at one point between the pulls of a train and finds when its swings have become steady:
/// half of the way from the lowest to the highest of each period, from one tap to the next. A mean level that
/// the pulls have lifted is no part of it.
///
/// Heights may come at any spacing; the crest or trough between them is found by a parabola.
class AmplitudeMeter {
public:
    /// A height at the watched point. Two at the same time: the point was moved by a pull in between.
    void sample(double seconds, double height);
    /// A tap of the train: a period ends and the next begins. Samples that come after this call belong to the
    /// new period. A period that was not `whole` (taps were missed in it) is left out.
    void tap(bool whole = true);
    /// Starts another train: earlier samples no longer count.
    void clear();

    /// Nothing before the first whole period. `left` as for `amplitudeOf`.
    std::optional<Amplitude> amplitude(double left = 0.0) const;
    /// The heights since the last tap; what is going on right now.
    const HeightRange& sinceTap() const { return m_range; }
    /// The swings of the last whole periods, oldest first.
    const std::vector<double>& swings() const { return m_swings; }

    static constexpr int longestMemory = 48; ///< periods

private:
    struct Sample {
        double seconds;
        double height;
    };
    void lookBetween();

    std::vector<Sample> m_recent; ///< the last three without a pull in between
    std::vector<double> m_swings;
    HeightRange m_range;
    bool m_inPeriod = false;
    int m_periods = 0;
};

/// What the swings of a train of periods lead to; see `Amplitude::How`. At least one swing.
///
/// `left` is the part of a wave that would still ring at the end of the last period if it had been struck at
/// the beginning of the train, as theory knows it; 0 where it does not. As long as it is large nothing is
/// steady, however even the swings: a beat between the train and what still rings stands still where it turns.
Amplitude amplitudeOf(const std::vector<double>& swings, double left = 0.0);

} // namespace seiche
