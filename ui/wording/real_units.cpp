// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/real_units.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace seiche {

namespace {

struct Prefix {
    double factor;
    const char* sign;
};
constexpr std::array<Prefix, 10> prefixes{{{1e12, "T"},
                                           {1e9, "G"},
                                           {1e6, "M"},
                                           {1e3, "k"},
                                           {1.0, ""},
                                           {1e-3, "m"},
                                           {1e-6, "µ"},
                                           {1e-9, "n"},
                                           {1e-12, "p"},
                                           {1e-15, "f"}}};

constexpr double littleBelow = 0.99995; // from here on, rounded to the next prefix

Prefix prefixFor(double value, const QString& unit) {
    const double size = std::abs(value);
    if (unit == QLatin1String("m") && size >= 0.01 && size < littleBelow) return {1e-2, "c"};
    for (const Prefix& prefix : prefixes)
        if (size >= littleBelow * prefix.factor) return prefix;
    return size == 0.0 ? Prefix{1.0, ""} : prefixes.back();
}

QString digits(double value) { return QLocale().toString(value, 'g', 4); }

} // namespace

QString nameOf(World world) {
    switch (world) {
    case World::None: return QCoreApplication::translate("World", "none");
    case World::String: return QCoreApplication::translate("World", "a real string");
    case World::Water: return QCoreApplication::translate("World", "water");
    case World::Sound: return QCoreApplication::translate("World", "sound in air");
    case World::Light: return QCoreApplication::translate("World", "light");
    case World::Radio: return QCoreApplication::translate("World", "radio waves");
    }
    return {};
}

QString inSi(double value, const QString& unit) {
    if (!std::isfinite(value)) return QStringLiteral("∞");
    const Prefix prefix = prefixFor(value, unit);
    return QStringLiteral("%1 %2%3").arg(digits(value / prefix.factor), QString::fromUtf8(prefix.sign), unit);
}

RealUnits::RealUnits(const Experiment& experiment)
    : RealUnits(experiment.real, experiment.rule, experiment.grid, experiment.stepsPerSecond) {}

RealUnits::RealUnits(const RealMedium& real, const Rule& rule, const Grid& grid, double stepsPerSecond)
    : m_scene(rule.scene), m_stepsPerSecond(stepsPerSecond), m_scale(realScaleOf(real, rule, grid.width)) {}

QString RealUnits::length(double cells) const {
    if (m_scale) return inSi(cells * m_scale->metresPerCell, QStringLiteral("m"));
    return (m_scene == SceneKind::String ? QCoreApplication::translate("RealUnits", "%1 points")
                                         : QCoreApplication::translate("RealUnits", "%1 cells"))
        .arg(digits(cells));
}

QString RealUnits::duration(double seconds) const {
    const double real = m_scale ? seconds * m_stepsPerSecond * m_scale->secondsPerStep : seconds;
    return m_scale ? inSi(real, QStringLiteral("s"))
                   : QStringLiteral("%1 s").arg(QLocale().toString(seconds, 'f', 2));
}

QString RealUnits::frequency(double hertz) const {
    if (const std::optional<double> real = realHertz(hertz)) return inSi(*real, QStringLiteral("Hz"));
    return QStringLiteral("%1 Hz").arg(digits(hertz));
}

QString RealUnits::frequency(const MeasuredFrequency& measured) const {
    const std::optional<double> real = realHertz(measured.frequency);
    Prefix prefix = real ? prefixFor(*real, QStringLiteral("Hz")) : Prefix{1.0, ""};
    const auto shown = [&] {
        const double factor = (real ? *real / measured.frequency : 1.0) / prefix.factor;
        return MeasuredFrequency{measured.frequency * factor, measured.error * factor};
    };
    if (shown().digits() == 0) return {};
    // Use a larger prefix while an uncertain digit would stand before the decimal point.
    while (shown().decimals() < 0 && prefix.factor < prefixes.front().factor)
        prefix = *(std::ranges::find(prefixes, prefix.factor, &Prefix::factor) - 1);
    QLocale ungrouped;
    ungrouped.setNumberOptions(QLocale::OmitGroupSeparator);
    return QStringLiteral("%1 %2Hz").arg(
        ungrouped.toString(shown().frequency, 'f', std::max(0, shown().decimals())),
        QString::fromUtf8(prefix.sign));
}

std::optional<double> RealUnits::realHertz(double hertz) const {
    return m_scale ? std::optional(m_scale->hertz(hertz / m_stepsPerSecond)) : std::nullopt;
}

QString RealUnits::speed(double cellsPerStep) const {
    if (m_scale) return inSi(m_scale->metresPerSecond(cellsPerStep), QStringLiteral("m/s"));
    return (m_scene == SceneKind::String ? QCoreApplication::translate("RealUnits", "%1 points per step")
                                         : QCoreApplication::translate("RealUnits", "%1 cells per step"))
        .arg(digits(cellsPerStep));
}

RealUnits::Unit RealUnits::lengthUnit(double longest) const {
    if (!m_scale)
        return {1.0, m_scene == SceneKind::String ? QCoreApplication::translate("RealUnits", "points")
                                                  : QCoreApplication::translate("RealUnits", "cells")};
    const Prefix prefix = prefixFor(longest * m_scale->metresPerCell, QStringLiteral("m"));
    return {m_scale->metresPerCell / prefix.factor, QString::fromUtf8(prefix.sign) + QLatin1Char('m')};
}

RealUnits::Unit RealUnits::timeUnit(double longest) const {
    if (!m_scale) return {1.0, QStringLiteral("s")};
    const double real = m_stepsPerSecond * m_scale->secondsPerStep;
    const Prefix prefix = prefixFor(longest * real, QStringLiteral("s"));
    return {real / prefix.factor, QString::fromUtf8(prefix.sign) + QLatin1Char('s')};
}

RealUnits::Unit RealUnits::frequencyUnit(double highest) const {
    if (!m_scale) return {1.0, QStringLiteral("Hz")};
    const double real = m_scale->hertz(1.0 / m_stepsPerSecond);
    const Prefix prefix = prefixFor(highest * real, QStringLiteral("Hz"));
    return {real / prefix.factor, QString::fromUtf8(prefix.sign) + QStringLiteral("Hz")};
}

RealUnits::Unit RealUnits::speedUnit(double fastest) const {
    if (!m_scale) return {};
    const double real = m_scale->metresPerSecond(1.0);
    const Prefix prefix = prefixFor(fastest * real, QStringLiteral("m/s"));
    return {real / prefix.factor, QString::fromUtf8(prefix.sign) + QStringLiteral("m/s")};
}

} // namespace seiche
