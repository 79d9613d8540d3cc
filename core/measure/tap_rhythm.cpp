// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/tap_rhythm.h"

#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace seiche {

namespace {

constexpr double maxGap = 3.5;      // intervals
constexpr double doubleTap = 0.4;   // of the usual interval, no separate tick
constexpr double agree = 0.25;      // maximum difference of equal intervals, relative to the longer
constexpr double firstGuess = 0.1;  // scatter assumed for a single interval
constexpr double gridScatter = 0.4; // standard deviation of a difference of rounded times

// Prior scatter, weighted as `usualWeight` intervals.
constexpr double usualScatter = 0.06;
constexpr double usualWeight = 4.0;
// Limit for a regular interval, in standard deviations, and its relative bounds.
constexpr double deviations = 4.0;
constexpr double minSlack = 0.15;
constexpr double maxSlack = 0.4;
constexpr double slackOfOne = 0.45;   // with a single known interval
constexpr double minPhase = 0.3;      // of an interval: tolerance after missed or double taps
constexpr std::size_t maxWaiting = 5; // taps

// Tolerance of the first taps of a new train that is detected several taps late, in intervals.
constexpr double onTick = 0.15;
constexpr double maxBack = 3.0;     // maximum ticks between two of these taps
constexpr double sharedTick = 0.03; // narrow because a preceding pause has any length

// Thresholds of the test for a changed mean.
constexpr double shiftLimit = 4.8; // standard errors between the two means
constexpr double earlyLimit = 7.2; // with fewer than `minSide` intervals before
constexpr std::size_t minSide = 3;
constexpr double strayLimit = 1.0; // standard deviations, for an interval at the change

double meanOf(std::span<const double> values) {
    double sum = 0.0;
    for (double value : values) sum += value;
    return sum / static_cast<double>(values.size());
}

double squaresAround(double mean, std::span<const double> values) {
    double sum = 0.0;
    for (double value : values) sum += (value - mean) * (value - mean);
    return sum;
}

// Returns the squares around a line (drift).
double squaresAroundLine(std::span<const double> values) {
    const double mean = meanOf(values);
    const double middle = (static_cast<double>(values.size()) - 1.0) / 2.0;
    double xx = 0.0, xy = 0.0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double x = static_cast<double>(i) - middle;
        xx += x * x;
        xy += x * (values[i] - mean);
    }
    return squaresAround(mean, values) - (xx > 0.0 ? xy * xy / xx : 0.0);
}

} // namespace

void TapRhythm::clear() {
    m_ticks.clear();
    m_waiting.clear();
    m_taps = m_missed = m_doubled = 0;
    ++m_train;
}

void TapRhythm::startTrain(double before, const std::vector<Tick>& ticks) {
    clear();
    m_endBefore = before;
    m_ticks.push_back({ticks.front().seconds, 0});
    m_taps = 1;
    for (std::size_t i = 1; i < ticks.size(); ++i)
        count(ticks[i].seconds, ticks[i].number - ticks[i - 1].number);
}

// Starts a train from this waiting tap on. Earlier waiting taps join it while they lie on its
// ticks.
void TapRhythm::startTrainHere(std::size_t waiting) {
    const double interval = m_waiting[waiting + 1] - m_waiting[waiting];
    std::vector<Tick> ticks;
    for (std::size_t i = waiting; i < m_waiting.size(); ++i)
        ticks.push_back({m_waiting[i], static_cast<int>(i - waiting)});
    const auto ticksBack = [&](double seconds) { return (ticks.front().seconds - seconds) / interval; };
    const auto precede = [&](double seconds, int back) {
        ticks.insert(ticks.begin(), {seconds, ticks.front().number - back});
    };
    while (waiting > 0) {
        const double back = ticksBack(m_waiting[waiting - 1]);
        const double whole = std::round(back);
        if (whole < 1.0 || whole > maxBack || std::abs(back - whole) > onTick) break;
        precede(m_waiting[--waiting], static_cast<int>(whole));
    }
    // The last tick may also be the first of the new train, or its only one after a pause of
    // nearly a tick.
    const double last = m_ticks.back().seconds;
    if (waiting == 0 && std::abs(ticksBack(last) - 1.0) <= sharedTick) precede(last, 1);
    startTrain(endOfRhythm(m_ticks.size()), ticks);
}

void TapRhythm::count(double seconds, int ticks) {
    m_ticks.push_back({seconds, m_ticks.back().number + ticks});
    if (static_cast<int>(m_ticks.size()) > maxMemory + 1) m_ticks.erase(m_ticks.begin());
    ++m_taps;
    m_missed += ticks - 1;
}

std::vector<double> TapRhythm::intervals() const {
    std::vector<double> intervals;
    for (std::size_t i = 1; i < m_ticks.size(); ++i)
        intervals.push_back((m_ticks[i].seconds - m_ticks[i - 1].seconds) /
                            (m_ticks[i].number - m_ticks[i - 1].number));
    return intervals;
}

double TapRhythm::usualInterval() const {
    std::vector<double> all = intervals();
    if (all.empty()) return 0.0;
    // The median is insensitive to a single odd interval.
    const auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
    std::nth_element(all.begin(), middle, all.end());
    return *middle;
}

// Returns the standard deviation of an interval in seconds. `squares` is the sum of squared
// deviations, `freedom` its degrees of freedom.
double TapRhythm::deviationOf(double mean, double squares, double freedom) const {
    const double guessed = std::hypot(usualScatter * mean, gridScatter * m_resolution);
    return std::sqrt((usualWeight * guessed * guessed + squares) / (usualWeight + freedom));
}

double TapRhythm::unevenness() const {
    const std::vector<double> all = intervals();
    if (all.empty()) return usualScatter;
    const double mean = meanOf(all);
    return deviationOf(mean, squaresAround(mean, all), static_cast<double>(all.size()) - 1.0) / mean;
}

bool TapRhythm::isOver(double seconds) const {
    if (m_ticks.empty()) return false;
    const double usual = usualInterval();
    if (usual == 0.0) return seconds - m_last > maxInterval;
    if (m_waiting.empty()) return seconds - m_last > maxGap * usual;
    // The waiting taps may have a lower frequency.
    const double before = m_waiting.size() > 1 ? m_waiting.end()[-2] : m_ticks.back().seconds;
    return seconds - m_last > maxGap * std::max(usual, m_waiting.back() - before);
}

void TapRhythm::tap(double seconds) {
    SEICHE_EXPECTS(m_ticks.empty() || seconds >= m_last);
    if (m_ticks.empty() || isOver(seconds)) {
        startTrain(m_ticks.empty() ? seconds : m_ticks.back().seconds, {{seconds, 0}});
        m_last = seconds;
        return;
    }
    if (seconds <= m_last) { // two taps in the same step
        ++m_doubled;
        return;
    }
    m_last = seconds;
    m_waiting.push_back(seconds);
    explain();
    if (m_waiting.empty()) lookForShift();
}

// Returns whether the last two intervals agree with each other but not with the usual interval. A
// third interval before them, possibly a pause, must not fit either. (A double tap half-way
// between two ticks makes only two such intervals.)
bool TapRhythm::isAnotherRhythm(double usual, double slack) const {
    const std::size_t count = m_waiting.size();
    if (count < 3) return false;
    const double newest = m_waiting[count - 1] - m_waiting[count - 2];
    const double before = m_waiting[count - 2] - m_waiting[count - 3];
    return std::abs(newest / usual - 1.0) > slack && std::abs(before / usual - 1.0) > slack &&
           std::abs(newest - before) <= agree * std::max(newest, before);
}

void TapRhythm::explain() {
    const double tick = m_ticks.back().seconds;
    const double now = m_waiting.back();
    const auto settle = [&] {
        count(now, 1);
        m_waiting.clear();
    };
    const double usual = usualInterval();
    if (usual == 0.0) return settle();
    const double uneven = unevenness();
    const double slack = m_ticks.size() == 2 ? slackOfOne : std::clamp(deviations * uneven, minSlack, maxSlack);
    const std::size_t waiting = m_waiting.size();
    const double before = waiting > 1 ? m_waiting[waiting - 2] : tick;
    if (std::abs((now - before) / usual - 1.0) <= slack) {
        if (waiting == 1) return settle();
        // The tap fits again. The taps between the last tick and the previous tap remain to be
        // classified.
        const double phase = std::clamp(1.5 * deviations * uneven, minPhase, 0.5);
        const double gap = (before - tick) / usual;
        if (gap < doubleTap && std::abs((now - tick) / usual - 1.0) <= phase) {
            ++m_doubled;
            return settle();
        }
        const int ticks = static_cast<int>(std::lround(gap));
        if (ticks < 1 || gap > maxGap || std::abs(gap - ticks) > phase) return startTrainHere(waiting - 2);
        m_doubled += static_cast<int>(waiting) - 2;
        count(before, ticks);
        return settle();
    }
    if (isAnotherRhythm(usual, slack)) return startTrainHere(waiting - 3);
    if (waiting < maxWaiting) return;
    // Irregular taps must not distort the previous train.
    std::vector<Tick> ticks;
    for (double each : m_waiting) ticks.push_back({each, static_cast<int>(ticks.size())});
    startTrain(endOfRhythm(m_ticks.size()), ticks);
}

// Returns the last of the first `ticks` ticks that fits its predecessors. The interval of a change
// may have been counted in the old train.
double TapRhythm::endOfRhythm(std::size_t ticks) const {
    const std::vector<double> all = intervals();
    std::size_t end = ticks - 1; // number of its intervals
    if (end > minSide) {
        const std::span<const double> others(all.data(), end - 1);
        const double mean = meanOf(others);
        const double deviation =
            deviationOf(mean, squaresAround(mean, others), static_cast<double>(others.size()) - 1.0);
        if (std::abs(all[end - 1] - mean) > strayLimit * deviation) --end;
    }
    return m_ticks[end].seconds;
}

// Starts a new train at a position where the mean intervals before and after differ by more than
// the scatter allows. A regression line that fits better means a drift instead.
void TapRhythm::lookForShift() {
    const std::vector<double> all = intervals();
    const std::span<const double> values(all);
    const std::size_t size = all.size();
    const double aroundLine = size > 0 ? squaresAroundLine(values) : 0.0;
    double max = 1.0;
    std::size_t place = 0;
    for (std::size_t i = 1; i + minSide <= size; ++i) {
        const auto before = values.first(i), after = values.subspan(i);
        const double meanBefore = meanOf(before), meanAfter = meanOf(after);
        const double within = squaresAround(meanBefore, before) + squaresAround(meanAfter, after);
        const bool early = i < minSide;
        if (!early && within > aroundLine) continue;
        const double deviation =
            deviationOf(std::min(meanBefore, meanAfter), within, static_cast<double>(size) - 2.0);
        const double error =
            deviation * std::sqrt(1.0 / static_cast<double>(i) + 1.0 / static_cast<double>(size - i));
        const double apart = std::abs(meanAfter - meanBefore) / (error * (early ? earlyLimit : shiftLimit));
        if (apart <= max) continue;
        max = apart;
        place = i;
    }
    if (place == 0) return;
    const auto from = m_ticks.begin() + static_cast<std::ptrdiff_t>(place);
    startTrain(endOfRhythm(place + 1), std::vector<Tick>(from, m_ticks.end()));
}

std::optional<Rhythm> TapRhythm::rhythm() const {
    if (m_ticks.size() < 2) return std::nullopt;
    const auto intervals = static_cast<double>(m_ticks.size() - 1);
    const double ticks = m_ticks.back().number - m_ticks.front().number;
    const double mean = (m_ticks.back().seconds - m_ticks.front().seconds) / ticks;
    double squares = 0.0;
    for (std::size_t i = 1; i < m_ticks.size(); ++i) {
        const double expected = mean * (m_ticks[i].number - m_ticks[i - 1].number);
        const double off = m_ticks[i].seconds - m_ticks[i - 1].seconds - expected;
        squares += off * off;
    }
    double deviation = intervals > 1.0 ? std::sqrt(squares / (intervals - 1.0)) : firstGuess * mean;
    double error = deviation * std::sqrt(intervals) / ticks;
    // The time precision limits the error.
    error = std::max(error, gridScatter * m_resolution / ticks);
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
