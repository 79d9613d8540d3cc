// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace seiche {

/// The rhythm of a hand.
struct Rhythm {
    double hertz = 0.0;
    /// Standard error of `hertz`: the scatter of the intervals over the square root of their number. A single
    /// interval says nothing about its scatter; one tenth of it is taken then.
    double error = 0.0;
    /// Standard deviation of one interval, relative to the interval.
    double scatter = 0.0;
    int taps = 0;    ///< in the present train, double taps left out
    int missed = 0;  ///< ticks left out in the present train
    int doubled = 0; ///< taps not counted because they came between two ticks

    friend bool operator==(const Rhythm&, const Rhythm&) = default;
};

/// Finds the rhythm in the times of taps: the mean of the last intervals.
///
/// An interval that does not fit waits for the taps after it to explain it: as one or two missed taps, as a
/// double tap or as another rhythm. Until then the rhythm stays as it was. A new train begins
/// - after a pause of more than 3.5 intervals: two missed taps are forgiven;
/// - with three taps whose two intervals agree with each other but not with the rhythm; taps before them that
///   lie on the same ticks belong to it, too (the last of the old rhythm, which then belongs to both, when the
///   interval is the same to 3 %);
/// - with five taps that fit neither the rhythm nor each other;
/// - where the mean interval has changed by more than the scatter of the hand can explain (a two-sample t test
///   at every place of the last intervals, against a slow drift as the alternative).
///
/// With intervals that scatter by 5 % a change by 15 % is found after some five taps, one by less than 8 %
/// hardly ever.
class TapRhythm {
public:
    /// `resolution`: how finely the times are known, in seconds (one step of the run).
    explicit TapRhythm(double resolution = 0.0) : m_resolution(resolution) {}

    /// A tap, in seconds of the run, never earlier than the one before.
    void tap(double seconds);
    void clear();

    /// Nothing before the second tap of a train.
    std::optional<Rhythm> rhythm() const;

    /// The taps the rhythm is taken from, oldest first: when, and on which tick.
    struct Tick {
        double seconds;
        int number;
    };
    const std::vector<Tick>& ticks() const { return m_ticks; }

    /// Counts the trains of taps: a new number says that what was measured before belongs to another rhythm.
    int train() const { return m_train; }
    /// The last tap that belongs to the train before, in seconds: what was read from later taps was not its
    /// rhythm. A train may be found to have begun some taps ago.
    double endOfTrainBefore() const { return m_endBefore; }
    /// Whether the present train is over at this time, because the hand has paused for too long.
    bool isOver(double seconds) const;

    /// Intervals remembered.
    static constexpr int longestMemory = 16;
    /// After a single tap, the hand may take this long to the second (seconds).
    static constexpr double longestInterval = 10.0;

private:
    std::vector<double> intervals() const; ///< between the ticks, each per tick
    double usualInterval() const;          ///< 0 when unknown
    double deviationOf(double mean, double squares, double freedom) const;
    double unevenness() const; ///< of the hand, relative; guessed as long as few intervals are known
    void explain();
    bool isAnotherRhythm(double usual, double slack) const;
    void lookForShift();
    void startTrain(double before, const std::vector<Tick>& ticks);
    void startTrainHere(std::size_t waiting);
    double endOfRhythm(std::size_t ticks) const;
    void count(double seconds, int ticks);

    double m_resolution;
    std::vector<Tick> m_ticks;
    std::vector<double> m_waiting; ///< taps after the last tick, not yet explained
    double m_last = 0.0;           ///< time of the last tap of any kind
    double m_endBefore = 0.0;
    int m_taps = 0;
    int m_missed = 0;
    int m_doubled = 0;
    int m_train = 0;
};

} // namespace seiche
