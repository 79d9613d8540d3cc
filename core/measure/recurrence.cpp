// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/recurrence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace seiche {

namespace {

constexpr double repeatsTo = 0.03;
constexpr double largestDifference = 0.35; // maximum difference of candidate periods; 1: uncorrelated
constexpr double coarsestRecord = 0.3;     // see `InterpolatedRecord::missed`; relative to the heights
constexpr std::size_t fewestHeights = 16, maxHeights = 4096, shortestPeriod = 3; // samples
constexpr int maxPairs = 8;
// Weights of the changes between the last periods in the error, which allow for further changes of
// a wave that still grows.
constexpr double growthWeight = 4.0, changeWeight = 10.0, driftWeight = 3.0;

// A regular record, interpolated by polynomials through six heights.
class InterpolatedRecord {
public:
    explicit InterpolatedRecord(std::span<const ProbeSample> record)
        : m_spacing((record.back().time - record.front().time) / static_cast<double>(record.size() - 1)) {
        m_heights.reserve(record.size());
        std::size_t next = 0;
        for (std::size_t i = 0; i < record.size(); ++i) {
            const double time = record.front().time + static_cast<double>(i) * m_spacing;
            while (next + 1 < record.size() && record[next].time < time) ++next;
            const std::size_t first = std::min(next > 3 ? next - 3 : 0, record.size() - points);
            std::array<double, points> at, heights;
            for (std::size_t j = 0; j < points; ++j) {
                at[j] = record[first + j].time - time;
                heights[j] = record[first + j].height;
            }
            m_heights.push_back(atZero(at, heights));
        }
    }

    std::size_t size() const { return m_heights.size(); }
    double spacing() const { return m_spacing; }
    double operator[](std::size_t i) const { return m_heights[i]; }

    // Returns the height at a fractional sample index.
    double at(double place) const {
        const double last = static_cast<double>(size() - points);
        const double first = std::clamp(std::floor(place) - 2.0, 0.0, last);
        std::array<double, points> at, heights;
        for (std::size_t j = 0; j < points; ++j) {
            at[j] = first + static_cast<double>(j) - place;
            heights[j] = m_heights[static_cast<std::size_t>(first) + j];
        }
        return atZero(at, heights);
    }

    // Returns the root mean square error of interpolation at double spacing.
    double missed() const {
        double sum = 0.0;
        for (std::size_t i = 5; i + 5 < size(); ++i) {
            const auto two = [&](std::size_t away) { return m_heights[i - away] + m_heights[i + away]; };
            const double each = m_heights[i] - (150.0 * two(1) - 25.0 * two(3) + 3.0 * two(5)) / 256.0;
            sum += each * each;
        }
        return std::sqrt(sum / static_cast<double>(size() - 10));
    }

private:
    static constexpr std::size_t points = 6;

    // Neville's algorithm.
    static double atZero(const std::array<double, points>& at, std::array<double, points> heights) {
        for (std::size_t order = 1; order < points; ++order)
            for (std::size_t j = 0; j + order < points; ++j)
                heights[j] = (at[j + order] * heights[j] - at[j] * heights[j + 1]) / (at[j + order] - at[j]);
        return heights[0];
    }

    double m_spacing;
    std::vector<double> m_heights;
};

// The match of a part with an earlier part.
struct PeriodMatch {
    double lag;    // samples
    double growth; // ln g
    double left;   // residual, root mean square
    double reach;  // later part about its mean, root mean square
    double slope;  // root mean square, per sample

    double share() const { return left / reach; }
    double shift() const { return left / slope; } // with an equal residual, in samples
};

// Fits lag, factor and offset by Gauss-Newton steps: the `length` samples up to `end` against
// earlier samples.
std::optional<PeriodMatch> matched(const InterpolatedRecord& record, std::size_t end, std::size_t length,
                                   double lag) {
    const double n = static_cast<double>(length), begin = static_cast<double>(end - length);
    constexpr int maxRounds = 6;
    const double farthest = std::max(1.0, 0.05 * n), guess = lag;
    for (int round = 0;; ++round) {
        if (!(lag > 0.0) || lag > begin || std::abs(lag - guess) > farthest) return std::nullopt;
        // x and v are h and h' of the earlier part, y is h of the later part.
        double x = 0, v = 0, y = 0, xx = 0, xv = 0, vv = 0, xy = 0, vy = 0, yy = 0;
        for (std::size_t i = end - length; i < end; ++i) {
            const double place = static_cast<double>(i) - lag;
            const double earlier = record.at(place), later = record[i];
            const double slope = record.at(std::max(place + 0.5, 0.5)) - record.at(std::max(place - 0.5, 0.0));
            x += earlier;
            v += slope;
            y += later;
            xx += earlier * earlier;
            xv += earlier * slope;
            vv += slope * slope;
            xy += earlier * later;
            vy += slope * later;
            yy += later * later;
        }
        const double slopes = vv / n;
        xx -= x * x / n;
        xv -= x * v / n;
        vv -= v * v / n;
        xy -= x * y / n;
        vy -= v * y / n;
        yy -= y * y / n;
        if (!(xx > 0.0) || !(yy > 0.0) || !(vv > 0.0)) return std::nullopt;
        const double determinant = xx * vv - xv * xv;
        if (!(determinant > 1e-6 * xx * vv)) return std::nullopt;
        // y = g x - s v
        const double g = (xy * vv - vy * xv) / determinant, s = -(vy * xx - xy * xv) / determinant;
        if (!(g > 0.1) || !(g < 10.0)) return std::nullopt;
        const double shift = s / g;
        if (round > 0 && yy - xy * xy / xx > 0.25 * yy) return std::nullopt; // no convergence
        if (round == maxRounds || std::abs(shift) < 1e-7 * lag) {
            const double alone = xy / xx; // without a further shift
            const double left = std::max(yy - alone * xy, 0.0);
            return PeriodMatch{lag, std::log(alone), std::sqrt(left / n), std::sqrt(yy / n),
                               std::abs(alone) * std::sqrt(slopes)};
        }
        lag += std::clamp(shift, -0.5 * farthest, 0.5 * farthest);
    }
}

struct FoundPeriod {
    double period, error; // samples
    double share;         // relative residual
};

// Returns the period from the last two periods.
std::optional<FoundPeriod> foundFrom(const InterpolatedRecord& record, const PeriodMatch& last, double unseen) {
    const std::size_t end = record.size();
    const auto length = [](double period) { return static_cast<std::size_t>(std::lround(period)); };
    if (last.share() > repeatsTo) return std::nullopt;
    const double period = last.lag;
    // Pairs of adjacent periods, backwards in time.
    double changes = 0.0, drift = 0.0;
    for (int pair = 1; pair < maxPairs; ++pair) {
        const auto before = static_cast<std::size_t>(std::lround(pair * period));
        if (static_cast<double>(before) + 2.0 * period + 1.0 > static_cast<double>(end)) {
            if (pair == 1) return std::nullopt;
            break;
        }
        const std::optional<PeriodMatch> earlier = matched(record, end - before, length(period), period);
        if (!earlier || earlier->share() > repeatsTo) {
            if (pair == 1) return std::nullopt;
            break;
        }
        // Only the part that the residual does not explain.
        const double changed = std::abs(earlier->growth - last.growth);
        changes = std::max(changes, changed - 0.25 * (last.share() + earlier->share()));
        const double moved = std::abs(earlier->lag - last.lag);
        drift = std::max(drift, moved - 0.5 * (last.shift() + earlier->shift()));
    }
    const double still =
        last.reach / last.slope * growthWeight * std::min(std::abs(last.growth), changeWeight * changes);
    FoundPeriod best{period, 0.0, last.share()};
    bool isFound = false;
    double lag = period;
    for (int apart = 2; (apart + 1) * period + 1.0 <= static_cast<double>(end); ++apart) {
        const std::optional<PeriodMatch> match =
            matched(record, end, length(period), lag * apart / (apart - 1.0));
        if (!match || match->share() > repeatsTo) break;
        lag = match->lag;
        const double error = (2.0 * match->left + unseen) / match->slope / apart;
        if (isFound && error >= best.error) continue;
        best.period = lag / apart;
        best.error = error;
        isFound = true;
    }
    if (!isFound) return std::nullopt;
    best.error += still + driftWeight * drift;
    return best;
}

// Returns the shortest period at the end.
std::optional<FoundPeriod> shortestPeriodOf(const InterpolatedRecord& record) {
    const std::size_t end = record.size();
    std::vector<double> sums{0.0}, squares{0.0};
    double mean = 0.0;
    for (std::size_t i = 0; i < end; ++i) mean += record[i] / static_cast<double>(end);
    for (std::size_t i = 0; i < end; ++i) {
        sums.push_back(sums.back() + record[i] - mean);
        squares.push_back(squares.back() + (record[i] - mean) * (record[i] - mean));
    }
    const double missed = record.missed();
    const double coarseness = missed / std::sqrt(squares[end] / static_cast<double>(end));
    if (!(coarseness < coarsestRecord)) return std::nullopt;
    // The interpolation error is 1/64 at half the spacing.
    const double unseen = missed / 32.0;
    // Candidates are minima of the difference between period pairs.
    double before = 1.0, atLast = 1.0;
    for (std::size_t lag = shortestPeriod - 1; 3 * lag + 1 <= end; ++lag) {
        const double sum = sums[end] - sums[end - 3 * lag];
        const double energy =
            squares[end] - squares[end - 3 * lag] - sum * sum / (3.0 * static_cast<double>(lag));
        const double limit = largestDifference * energy * 4.0 / 3.0;
        double difference = 0.0;
        for (std::size_t i = end - 2 * lag; i < end && difference <= limit; ++i) {
            const double each = record[i] - record[i - lag];
            difference += each * each;
        }
        const double now = energy > 0.0 && difference < limit ? difference / limit : 1.0;
        if (atLast < 1.0 && atLast <= now && atLast <= before && lag > shortestPeriod) {
            const std::optional<PeriodMatch> last =
                matched(record, end, lag - 1, static_cast<double>(lag) - 1.0);
            if (const std::optional<FoundPeriod> found =
                    last ? foundFrom(record, *last, unseen) : std::nullopt) {
                // A much better match at twice or three times the period: every second or third
                // period differs.
                for (const double times : {2.0, 3.0}) {
                    if (found->share < std::max(0.006, 0.3 * coarseness)) break;
                    const double longer = times * found->period;
                    const auto again =
                        matched(record, end, static_cast<std::size_t>(std::lround(longer)), longer);
                    if (!again || again->share() > 0.3 * found->share) continue;
                    if (const auto better = foundFrom(record, *again, unseen)) return better;
                }
                return found;
            }
            // Too few samples. A multiple would seem the period.
            if (last && last->share() < 2.0 * coarseness) return std::nullopt;
        }
        before = atLast;
        atLast = now;
    }
    return std::nullopt;
}

} // namespace

int MeasuredFrequency::firstPlace() const {
    return static_cast<int>(std::floor(std::log10(frequency + error)));
}

int MeasuredFrequency::digits() const {
    constexpr int max = 4, min = 3;
    for (int digits = max; digits >= min; --digits)
        if (error <= 0.5 * std::pow(10.0, firstPlace() - digits + 1)) return digits;
    return 0;
}

int MeasuredFrequency::decimals() const { return digits() - 1 - firstPlace(); }

std::optional<MeasuredFrequency> measuredFrequencyOf(std::span<const ProbeSample> record) {
    if (record.size() < fewestHeights || !(record.back().time > record.front().time)) return std::nullopt;
    const InterpolatedRecord even(record.last(std::min(record.size(), maxHeights)));
    const std::optional<FoundPeriod> found = shortestPeriodOf(even);
    if (!found) return std::nullopt;
    const double period = found->period * even.spacing();
    const MeasuredFrequency recurrence{1.0 / period, found->error / found->period / period};
    return recurrence.digits() > 0 ? std::optional(recurrence) : std::nullopt;
}

} // namespace seiche
