// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace seiche {

/// The tapping frequency of the user.
struct Rhythm {
    double hertz = 0.0;
    /// Standard error of `hertz`: the scatter of the intervals over the square root of their
    /// number. A tenth of the interval if there is only a single interval.
    double error = 0.0;
    /// Standard deviation of an interval, relative to the interval.
    double scatter = 0.0;
    int taps = 0;    ///< in the current train, without double taps
    int missed = 0;  ///< skipped ticks in the current train
    int doubled = 0; ///< taps between two ticks, not counted

    friend bool operator==(const Rhythm&, const Rhythm&) = default;
};

/// Finds the tapping frequency from the times of taps: the mean of the last intervals.
///
/// An interval that does not fit waits for later taps to classify it: one or two missed taps, a
/// double tap or a different frequency. Until then the result is unchanged. A new train starts
/// - after a pause of more than 3.5 intervals, so that two missed taps are tolerated;
/// - with three taps whose two intervals agree with each other but not with the frequency;
/// - with five taps that fit neither the frequency nor each other;
/// - if the mean interval changed by more than the scatter explains.
///
/// Earlier taps on the same ticks join the new train. The last tap of the old train belongs to both
/// if the interval agrees to 3 %. The mean interval is checked by a two-sample t test at every
/// position, with slow drift as the alternative. With a scatter of 5 % a change by 15 % is found
/// after about five taps, a change below 8 % rarely.
class TapRhythm {
public:
    /// `resolution` is the time precision in seconds, a step.
    explicit TapRhythm(double resolution = 0.0) : m_resolution(resolution) {}

    /// Adds a tap in run seconds, in ascending order.
    void tap(double seconds);
    void clear();

    /// Returns the tapping frequency, empty before the second tap.
    std::optional<Rhythm> rhythm() const;

    /// A tap of the train with its tick number.
    struct Tick {
        double seconds;
        int number;
    };
    const std::vector<Tick>& ticks() const { return m_ticks; }

    /// Returns the number of the train. A new number means that earlier results belong to a
    /// different frequency.
    int train() const { return m_train; }
    /// Returns the last tap of the previous train, in seconds. Results from later taps do not
    /// belong to that train because a new train may be detected several taps late.
    double endOfTrainBefore() const { return m_endBefore; }
    /// Returns whether the train is over at this time.
    bool isOver(double seconds) const;

    /// Maximum number of stored intervals.
    static constexpr int maxMemory = 16;
    /// Maximum seconds between the first and second tap.
    static constexpr double maxInterval = 10.0;

private:
    std::vector<double> intervals() const; ///< between successive taps, per tick
    double usualInterval() const;          ///< 0 if unknown
    double deviationOf(double mean, double squares, double freedom) const;
    double unevenness() const; ///< relative scatter of the taps; estimated with few intervals
    void explain();
    bool isAnotherRhythm(double usual, double slack) const;
    void lookForShift();
    void startTrain(double before, const std::vector<Tick>& ticks);
    void startTrainHere(std::size_t waiting);
    double endOfRhythm(std::size_t ticks) const;
    void count(double seconds, int ticks);

    double m_resolution;
    std::vector<Tick> m_ticks;
    std::vector<double> m_waiting; ///< taps after the last tick, not yet classified
    double m_last = 0.0;           ///< time of the last tap of any kind
    double m_endBefore = 0.0;
    int m_taps = 0;
    int m_missed = 0;
    int m_doubled = 0;
    int m_train = 0;
};

} // namespace seiche
