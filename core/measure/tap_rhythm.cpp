// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/tap_rhythm.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double doubleTap = 0.4;   // of the usual interval
constexpr double longestGap = 3.5;  // intervals
constexpr double fits = 0.25;       // an interval further off than this share of the usual one is strange
constexpr double agree = 0.2;       // strange intervals within this share of each other are a new rhythm
constexpr double firstGuess = 0.1;  // scatter taken for a single interval
constexpr double gridScatter = 0.4; // standard deviation of the difference of two times rounded to a grid of 1

} // namespace

void TapRhythm::clear() {
    m_beats.clear();
    m_strange.clear();
    m_taps = m_missed = m_doubled = 0;
    ++m_train;
}

void TapRhythm::startTrain(double seconds) {
    clear();
    m_beats.push_back({seconds, 0});
    m_taps = 1;
}

void TapRhythm::count(double seconds, int beats) {
    m_beats.push_back({seconds, m_beats.back().number + beats});
    if (static_cast<int>(m_beats.size()) > longestMemory + 1) m_beats.erase(m_beats.begin());
    ++m_taps;
    m_missed += beats - 1;
}

double TapRhythm::interval() const {
    if (m_beats.size() < 2) return 0.0;
    // The median of the intervals per beat: one odd interval does not move it.
    std::vector<double> intervals;
    for (std::size_t i = 1; i < m_beats.size(); ++i)
        intervals.push_back((m_beats[i].seconds - m_beats[i - 1].seconds) /
                            (m_beats[i].number - m_beats[i - 1].number));
    const auto middle = intervals.begin() + static_cast<std::ptrdiff_t>(intervals.size() / 2);
    std::nth_element(intervals.begin(), middle, intervals.end());
    return *middle;
}

bool TapRhythm::isOver(double seconds) const {
    if (m_beats.empty()) return false;
    const double usual = interval();
    return seconds - m_last > (usual > 0.0 ? longestGap * usual : longestInterval);
}

// Three taps in a row that do not fit the rhythm but each other: the hand has found another one. They are the
// beginning of the new train.
bool TapRhythm::hasChanged() {
    // Two strange intervals may be a stumble when they are short (a double tap between two beats makes two).
    const double usual = interval();
    const double newest = m_strange.back() - m_strange[m_strange.size() - 2];
    const std::size_t needed = newest < 0.75 * usual ? 3 : 2;
    if (m_strange.size() < needed + 1) return false;
    double shortest = newest;
    double longest = newest;
    for (std::size_t i = m_strange.size() - needed; i < m_strange.size(); ++i) {
        const double each = m_strange[i] - m_strange[i - 1];
        shortest = std::min(shortest, each);
        longest = std::max(longest, each);
    }
    if (longest - shortest > agree * longest) return false;
    const std::vector<double> times(m_strange.end() - static_cast<std::ptrdiff_t>(needed) - 1, m_strange.end());
    startTrain(times.front());
    for (std::size_t i = 1; i < times.size(); ++i) count(times[i], 1);
    return true;
}

void TapRhythm::tap(double seconds) {
    if (m_beats.empty() || isOver(seconds)) {
        startTrain(seconds);
        m_last = seconds;
        return;
    }
    const double sinceTap = seconds - m_last;
    const double sinceBeat = seconds - m_beats.back().seconds;
    const double usual = interval();
    if (sinceTap <= 0.0) { // two taps at the same step
        ++m_doubled;
        return;
    }
    if (usual == 0.0) {
        count(seconds, 1);
        m_last = seconds;
        return;
    }

    const double inBeats = sinceBeat / usual;
    const int beats = std::max(1, static_cast<int>(std::lround(inBeats)));
    const bool tooSoon = inBeats < doubleTap;
    const bool strange = tooSoon || std::abs(sinceTap / usual - 1.0) > fits;
    if (strange) {
        if (m_strange.empty()) m_strange.push_back(m_last);
        m_strange.push_back(seconds);
    } else {
        m_strange.clear();
    }
    m_last = seconds;
    if (strange && hasChanged()) {
        m_strange.clear();
        m_last = seconds;
    } else if (tooSoon) {
        ++m_doubled;
    } else {
        count(seconds, beats);
    }
}

std::optional<Rhythm> TapRhythm::rhythm() const {
    if (m_beats.size() < 2) return std::nullopt;
    const auto intervals = static_cast<double>(m_beats.size() - 1);
    const double beats = m_beats.back().number - m_beats.front().number;
    const double mean = (m_beats.back().seconds - m_beats.front().seconds) / beats;
    double squares = 0.0;
    for (std::size_t i = 1; i < m_beats.size(); ++i) {
        const double expected = mean * (m_beats[i].number - m_beats[i - 1].number);
        const double off = m_beats[i].seconds - m_beats[i - 1].seconds - expected;
        squares += off * off;
    }
    double deviation = intervals > 1.0 ? std::sqrt(squares / (intervals - 1.0)) : firstGuess * mean;
    double error = deviation * std::sqrt(intervals) / beats;
    // No better than the first and the last time are known.
    error = std::max(error, gridScatter * m_resolution / beats);
    Rhythm rhythm;
    rhythm.hertz = 1.0 / mean;
    rhythm.error = rhythm.hertz * error / mean;
    rhythm.scatter = deviation / mean;
    rhythm.taps = m_taps;
    rhythm.missed = m_missed;
    rhythm.doubled = m_doubled;
    return rhythm;
}

} // namespace seiche
