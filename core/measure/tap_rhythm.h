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
    int missed = 0;  ///< beats left out in the present train
    int doubled = 0; ///< taps not counted because they came right behind another

    friend bool operator==(const Rhythm&, const Rhythm&) = default;
};

/// Finds the rhythm in the times of taps: the mean of the last intervals. A gap of two or three intervals counts as
/// missed taps, an interval below 0.4 of the usual one as a double tap. A pause of more than 3.5 intervals, or
/// several intervals that agree with each other but not with the rhythm, begin a new train of taps.
class TapRhythm {
public:
    /// `resolution`: how finely the times are known, in seconds (one step of the run).
    explicit TapRhythm(double resolution = 0.0) : m_resolution(resolution) {}

    /// A tap, in seconds of the run, never earlier than the one before.
    void tap(double seconds);
    void clear();

    /// Nothing before the second tap of a train.
    std::optional<Rhythm> rhythm() const;

    /// The taps the rhythm is taken from, oldest first: when, and on which beat.
    struct Beat {
        double seconds;
        int number;
    };
    const std::vector<Beat>& beats() const { return m_beats; }

    /// Counts the trains of taps: a new number says that what was measured before belongs to another rhythm.
    int train() const { return m_train; }
    /// Whether the present train is over at this time, because the hand has paused for too long.
    bool isOver(double seconds) const;

    /// Intervals remembered.
    static constexpr int longestMemory = 16;
    /// After a single tap, the hand may take this long to the second (seconds).
    static constexpr double longestInterval = 10.0;

private:
    double interval() const; ///< the usual one, from the beats; 0 when unknown
    bool hasChanged();
    void startTrain(double seconds);
    void count(double seconds, int beats);

    double m_resolution;
    std::vector<Beat> m_beats;
    std::vector<double> m_strange; ///< times of the last taps that did not fit, with the one before them
    double m_last = 0.0;           ///< time of the last tap of any kind
    int m_taps = 0;
    int m_missed = 0;
    int m_doubled = 0;
    int m_train = 0;
};

} // namespace seiche
