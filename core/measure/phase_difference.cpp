// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/phase_difference.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

namespace seiche {

namespace {

constexpr int minPhaseCycles = 3;
constexpr int maxPhaseCycles = 8;
constexpr double nearlySame = 0.01;

// Fits a cos + b sin + mean by the normal equations of least squares. Returns a - i b.
std::optional<std::complex<double>> sineFitted(std::span<const ProbeSample> record, double from,
                                               double frequency) {
    double cc = 0, cs = 0, ss = 0, c1 = 0, s1 = 0, n = 0, hc = 0, hs = 0, h1 = 0;
    for (const ProbeSample& sample : record) {
        if (sample.time < from) continue;
        const double angle = 2.0 * std::numbers::pi * frequency * (sample.time - from);
        const double c = std::cos(angle), s = std::sin(angle), h = sample.height;
        cc += c * c;
        cs += c * s;
        ss += s * s;
        c1 += c;
        s1 += s;
        n += 1.0;
        hc += h * c;
        hs += h * s;
        h1 += h;
    }
    if (n < 6.0) return std::nullopt;
    // The mean is eliminated.
    const double a = cc - c1 * c1 / n, b = cs - c1 * s1 / n, d = ss - s1 * s1 / n;
    const double x = hc - h1 * c1 / n, y = hs - h1 * s1 / n, determinant = a * d - b * b;
    if (!(std::abs(determinant) > 1e-9 * n * n)) return std::nullopt;
    return std::complex((d * x - b * y) / determinant, -(a * y - b * x) / determinant);
}

} // namespace

std::variant<PhaseDifference, NoPhase> phaseDifference(std::span<const ProbeSample> first,
                                                       std::span<const ProbeSample> second) {
    const auto one = oscillationOf(first, maxPhaseCycles);
    const auto other = oscillationOf(second, maxPhaseCycles);
    if (!one || !other || one->cycles < minPhaseCycles || other->cycles < minPhaseCycles)
        return NoPhase::TooShort;
    if (!one->isSteady() || !other->isSteady()) return NoPhase::NotSteady;
    const Oscillation& surer = one->error < other->error ? *one : *other;
    const double frequency = surer.frequency;
    if (std::abs(one->frequency - other->frequency) > nearlySame * frequency)
        return NoPhase::DifferentFrequencies;
    const double begin = std::max(first.front().time, second.front().time);
    const double end = std::min(first.back().time, second.back().time);
    const int cycles = std::min(maxPhaseCycles, static_cast<int>((end - begin) * frequency));
    if (cycles < minPhaseCycles) return NoPhase::TooShort;
    const double from = end - cycles / frequency;
    const auto upTo = [end](std::span<const ProbeSample> record) {
        const auto last = std::ranges::upper_bound(record, end, {}, &ProbeSample::time);
        return record.first(static_cast<std::size_t>(last - record.begin()));
    };
    const auto a = sineFitted(upTo(first), from, frequency), b = sineFitted(upTo(second), from, frequency);
    if (!a || !b || !(std::abs(*a) > 0.0)) return NoPhase::NotSteady;
    PhaseDifference found;
    found.frequency = frequency;
    found.error = surer.error;
    found.cycles = cycles;
    found.amplitude = std::abs(*a);
    found.other = std::abs(*b);
    // A later position has a smaller phase.
    double lag = std::arg(*a / *b) / (2.0 * std::numbers::pi);
    if (lag <= -0.5 + 1e-9) lag += 1.0;
    found.lag = lag;
    return found;
}

} // namespace seiche
