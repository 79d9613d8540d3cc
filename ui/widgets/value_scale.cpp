// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/value_scale.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// The start of a loss scale means no loss.
constexpr double noLoss = 0.04;
constexpr double finePart = 1.02;
/// Finest step, as a fraction of a fine step.
constexpr double finestPart = 0.1;

double between(double min, double max, double share) { return min * std::pow(max / min, share); }

// Rounds to 4 digits, so values can be written.
double rounded(double value) {
    if (value == 0.0) return 0.0;
    const double power = std::pow(10.0, 3.0 - std::floor(std::log10(std::abs(value))));
    return std::round(value * power) / power;
}

} // namespace

double ValueScale::valueAt(double share) const {
    share = std::clamp(share, 0.0, 1.0);
    switch (kind) {
    case Kind::Linear: {
        const double value = min + share * (max - min);
        return std::clamp(fineStep * std::round(value / fineStep), min, max);
    }
    case Kind::Logarithmic: return std::clamp(rounded(between(min, max, share)), min, max);
    case Kind::SpongeCell: break;
    }
    if (share < 0.5 * noLoss) return 1.0;
    return 1.0 - rounded(between(min, max, std::max(0.0, (share - noLoss) / (1.0 - noLoss))));
}

double ValueScale::shareAt(double value) const {
    switch (kind) {
    case Kind::Linear: return std::clamp((value - min) / (max - min), 0.0, 1.0);
    case Kind::Logarithmic:
        return value > 0.0 ? std::clamp(std::log(value / min) / std::log(max / min), 0.0, 1.0) : 0.0;
    case Kind::SpongeCell: break;
    }
    const double loss = 1.0 - value;
    if (!(loss > 0.0)) return 0.0;
    return noLoss + (1.0 - noLoss) * std::clamp(std::log(loss / min) / std::log(max / min), 0.0, 1.0);
}

double ValueScale::stepped(double value, int fineSteps) const {
    return steppedBy(kind == Kind::Linear ? fineStep : 1.0, value, fineSteps);
}

double ValueScale::steppedFinest(double value, int finestSteps) const {
    if (kind != Kind::Linear) return steppedBy(finestPart, value, finestSteps);
    return steppedBy(finestStep > 0.0 ? finestStep : fineStep, value, finestSteps);
}

double ValueScale::steppedBy(double step, double value, int steps) const {
    switch (kind) {
    case Kind::Linear: {
        const double onGrid = step * std::round(value / step) + steps * step;
        return std::clamp(onGrid, std::min(min, value), std::max(max, value));
    }
    case Kind::Logarithmic: return std::clamp(rounded(value * std::pow(finePart, step * steps)), min, max);
    case Kind::SpongeCell: break;
    }
    const double loss = 1.0 - value;
    if (!(loss > 0.0)) return steps > 0 ? 1.0 - min : 1.0;
    const double next = rounded(loss * std::pow(finePart, step * steps));
    return next < 0.999 * min ? 1.0 : 1.0 - std::min(next, max);
}

} // namespace seiche
