// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/axis_ticks.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Returns the smallest of 1, 2, 5, 10 times a power of ten that is at least `step`.
double roundStep(double step) {
    const double power = std::pow(10.0, std::floor(std::log10(step)));
    for (double factor : {1.0, 2.0, 5.0})
        if (factor * power >= step * (1.0 - 1e-9)) return factor * power;
    return 10.0 * power;
}

// Returns the decimals that distinguish neighbouring ticks, at most 15, the precision of a double.
int decimalsFor(double step) {
    return std::clamp(-static_cast<int>(std::floor(std::log10(step) + 1e-9)), 0, 15);
}

QString plain(double value, int decimals, const QLocale& locale) {
    QLocale ungrouped = locale;
    ungrouped.setNumberOptions(QLocale::OmitGroupSeparator);
    return ungrouped.toString(value == 0.0 ? 0.0 : value, 'f', decimals);
}

// Returns an axis value in powers of ten for this step: "1.5·10⁻¹⁴".
QString inPowers(double value, double step, const QLocale& locale) {
    if (value == 0.0) return plain(0.0, 0, locale);
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(value)) + 1e-9));
    const double unit = std::pow(10.0, exponent);
    int decimals = decimalsFor(step / unit);
    QString factor = plain(value / unit, decimals, locale);
    while (decimals > 0 && factor.endsWith(locale.zeroDigit()))
        factor = plain(value / unit, --decimals, locale);
    const QString power = powerOfTen(exponent);
    if (factor == plain(1.0, 0, locale)) return power;
    if (factor == plain(-1.0, 0, locale)) return locale.negativeSign() + power;
    return factor + QChar(0xb7) + power;
}

std::vector<Tick> linearTicks(const AxisRange& range, int atMost, const QLocale& locale) {
    const double step = roundStep((range.max - range.min) / std::max(atMost - 1, 1));
    const double largest = std::max(std::abs(range.min), std::abs(range.max));
    // Small values use powers of ten, like readouts.
    const bool areInPowers = largest >= 1e6 || largest < 1e-3;
    std::vector<Tick> ticks;
    const double slack = 1e-6 * step;
    for (double i = std::ceil((range.min - slack) / step); i * step <= range.max + slack; ++i) {
        const double value = i * step;
        ticks.push_back(
            {value, areInPowers ? inPowers(value, step, locale) : plain(value, decimalsFor(step), locale)});
        if (ticks.size() > 100) break;
    }
    // A scale needs at least two numbers. Steps below half the range fit twice.
    constexpr int enough = 8;
    return ticks.size() < 2 && atMost < enough ? linearTicks(range, atMost + 1, locale) : ticks;
}

QString decadeLabel(double value, const QLocale& locale) {
    const int exponent = static_cast<int>(std::lround(std::log10(value)));
    if (std::abs(value / std::pow(10.0, exponent) - 1.0) < 1e-6 && (exponent >= 3 || exponent <= -3))
        return powerOfTen(exponent);
    if (value >= 1000.0 || value < 0.001) return readable(value, locale);
    return plain(value, value >= 1.0 ? 0 : decimalsFor(value), locale);
}

// Returns the decades per tick for `intervals` intervals.
int decadesPerTick(double decades, int intervals) {
    const int needed = static_cast<int>(std::ceil(decades / intervals - 1e-9));
    for (int stride : {1, 2, 3, 5, 6, 9, 10, 12, 15, 20, 25, 30, 40, 50, 100, 200})
        if (stride >= needed) return stride;
    return needed;
}

std::vector<Tick> logarithmicTicks(const AxisRange& range, int atMost, const QLocale& locale) {
    const double low = std::log10(range.min), high = std::log10(range.max);
    std::vector<Tick> ticks;
    const auto add = [&](double value) {
        const double at = std::log10(value);
        if (at >= low - 1e-9 && at <= high + 1e-9) ticks.push_back({value, decadeLabel(value, locale)});
    };
    const int first = static_cast<int>(std::ceil(low - 1e-9)), last = static_cast<int>(std::floor(high + 1e-9));
    // A single visible power of ten needs intermediate steps.
    if ((high - low) * 3.0 + 1.0 <= atMost || first >= last) {
        for (int exponent = first - 1; exponent <= last; ++exponent)
            for (double factor : {1.0, 2.0, 5.0}) add(factor * std::pow(10.0, exponent));
    } else {
        const int stride = decadesPerTick(high - low, std::max(atMost - 1, 1));
        // Multiples of the stride are rounder numbers.
        const int round = stride * static_cast<int>(std::ceil(static_cast<double>(first) / stride));
        for (int exponent = round + stride <= last ? round : first; exponent <= last; exponent += stride)
            add(std::pow(10.0, exponent));
        if (ticks.size() < 2 && last > first) add(std::pow(10.0, last));
    }
    return ticks.size() >= 2 ? ticks : linearTicks(range, atMost, locale);
}

} // namespace

std::vector<Tick> ticksFor(const AxisRange& range, Scale scale, int atMost, const QLocale& locale) {
    return scale == Scale::Linear ? linearTicks(range, atMost, locale)
                                  : logarithmicTicks(range, atMost, locale);
}

AxisRange roundedOut(const AxisRange& range, Scale scale) {
    if (scale == Scale::Logarithmic) {
        const double low = std::floor(std::log10(range.min) + 1e-9),
                     high = std::ceil(std::log10(range.max) - 1e-9);
        return {std::pow(10.0, low), std::pow(10.0, std::max(high, low + 1.0))};
    }
    const double step = roundStep((range.max - range.min) / 5.0);
    return {step * std::floor(range.min / step + 1e-9), step * std::ceil(range.max / step - 1e-9)};
}

QString powerOfTen(int exponent) {
    static const QString raised =
        QStringLiteral("\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079");
    QString text = QStringLiteral("10");
    if (exponent < 0) text += QChar(0x207b);
    for (const QChar digit : QString::number(std::abs(exponent))) text += raised[digit.digitValue()];
    return text;
}

QString readable(double value, const QLocale& locale) {
    QLocale ungrouped = locale;
    ungrouped.setNumberOptions(QLocale::OmitGroupSeparator);
    const double size = std::abs(value);
    if (value == 0.0) return ungrouped.toString(0);
    if (size >= 1e-3 && size < 1e5) return ungrouped.toString(value, 'g', 4);
    int exponent = static_cast<int>(std::floor(std::log10(size)));
    QString factor = ungrouped.toString(value / std::pow(10.0, exponent), 'g', 3);
    if (factor == ungrouped.toString(10)) {
        factor = ungrouped.toString(1);
        ++exponent;
    }
    if (factor == ungrouped.toString(1)) return powerOfTen(exponent);
    return factor + QChar(0xb7) + powerOfTen(exponent);
}

} // namespace seiche
