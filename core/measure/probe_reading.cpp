// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/probe_reading.h"

#include "measure/recurrence.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Returns the times of upward passages through `level`. Heights within `dead` below it are
// ignored, so that remnants of a wave are no cycle.
std::vector<double> passages(std::span<const ProbeSample> record, double level, double dead) {
    std::vector<double> times;
    bool below = false;
    for (std::size_t i = 0; i < record.size(); ++i) {
        const double height = record[i].height - level;
        if (height < -dead) below = true;
        if (!below || height < 0.0 || i == 0) continue;
        const double before = record[i - 1].height - level;
        const double share = before < 0.0 ? -before / (height - before) : 1.0;
        times.push_back(record[i - 1].time + share * (record[i].time - record[i - 1].time));
        below = false;
    }
    return times;
}

std::pair<double, double> extent(std::span<const ProbeSample> record) {
    const auto [min, max] = std::ranges::minmax_element(record, {}, &ProbeSample::height);
    return {min->height, max->height};
}

// Returns the samples not before `time`.
std::span<const ProbeSample> since(std::span<const ProbeSample> record, double time) {
    const auto first = std::ranges::lower_bound(record, time, {}, &ProbeSample::time);
    return record.subspan(static_cast<std::size_t>(first - record.begin()));
}

} // namespace

std::optional<Oscillation> oscillationOf(std::span<const ProbeSample> record, int wantedCycles) {
    SEICHE_EXPECTS(wantedCycles >= 1);
    if (record.size() < 3) return std::nullopt;
    const std::optional<MeasuredFrequency> recurrence = measuredFrequencyOf(record);
    // The second pass uses only the cycles that count.
    std::vector<double> times;
    for (int round = 0; round < 2; ++round) {
        const auto [min, max] = extent(record);
        const double reach = max - min;
        if (!(reach > 0.0) || !std::isfinite(reach)) return std::nullopt;
        times = passages(record, (min + max) / 2, 0.1 * reach);
        if (times.size() < 2) return std::nullopt;
        const std::size_t count = std::min(times.size(), static_cast<std::size_t>(wantedCycles) + 1);
        times.erase(times.begin(), times.end() - static_cast<std::ptrdiff_t>(count));
        if (round == 0)
            record = since(record, times.front() - (times.back() - times.front()) * 0.3 / double(count));
    }
    const auto [min, max] = extent(since(record, times.front()));
    Oscillation oscillation{(max - min) / 2, (max + min) / 2, 0.0, 0.0, static_cast<int>(times.size()) - 1};
    if (recurrence) {
        oscillation.frequency = recurrence->frequency;
        oscillation.error = recurrence->error;
    }
    return oscillation;
}

std::vector<ProbeSample> differenceOf(std::span<const ProbeSample> one, std::span<const ProbeSample> other) {
    std::vector<ProbeSample> difference;
    auto second = other.begin();
    for (const ProbeSample& sample : one) {
        while (second != other.end() && second->time < sample.time) ++second;
        if (second != other.end() && second->time == sample.time)
            difference.push_back({sample.time, sample.height - second->height});
    }
    return difference;
}

} // namespace seiche
