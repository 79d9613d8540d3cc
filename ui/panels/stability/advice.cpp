// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stability/advice.h"

#include "widgets/axis_ticks.h"
#include "wording/names.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace seiche {

namespace {

struct Advice {
    Q_DECLARE_TR_FUNCTIONS(seiche::Advice)
};

double& dampingOf(Rule& rule, DampingKind kind) {
    return kind == DampingKind::Velocity ? rule.damping.velocity : rule.damping.update;
}

// Rounded down so that the recommended k is stable.
QString springInFigures(double k) {
    for (int decimals = 2; decimals < 6; ++decimals) {
        const double unit = std::pow(10.0, -decimals);
        const double rounded = std::floor(k / unit * (1.0 + 1e-12)) * unit;
        if (k - rounded < 0.005 * k) return QLocale().toString(rounded, 'f', decimals);
    }
    return QLocale().toString(k, 'g', 2);
}

QString whatToDo(const Rule& rule, const Stability& stability, DampingKind kind) {
    const QLocale locale;
    if (rule.arithmetic == Arithmetic::Integer) {
        if (!(stability.limitK > 0.0)) return Advice::tr("Use a stencil with four neighbours.");
        return Advice::tr("Set the divisor to %1 or more.")
            .arg(locale.toString(std::ceil(1.0 / stability.limitK - 1e-9), 'f', 0));
    }
    const std::optional<double> holds = stabilisingDamping(rule, kind);
    const QString factor = holds ? locale.toString(*holds, 'f', 3) : QString();
    const QString symbol = kind == DampingKind::Velocity ? QStringLiteral("s") : QStringLiteral("d");
    if (stability.limitK > 0.0) {
        const QString k = springInFigures(stability.limitK);
        if (holds) return Advice::tr("Lower k to %1, or add damping: %2 = %3.").arg(k, symbol, factor);
        return Advice::tr("Lower k to %1.").arg(k);
    }
    const QString scheme = nameOf(rule.scheme);
    if (holds)
        return Advice::tr("With %1, every k is unstable. Choose leapfrog, or add damping: %2 = %3.")
            .arg(scheme, symbol, factor);
    return Advice::tr("With %1, every k is unstable. Choose leapfrog.").arg(scheme);
}

QString threeDigits(double value) {
    return value >= 1e-3 && value < 1e3 ? QLocale().toString(value, 'g', 3) : readable(value, QLocale());
}

QString whatHappens(const Stability& stability, double stepsPerSecond) {
    const double steps = std::log(2.0) / std::log(stability.growthPerStep);
    const QString inSteps = threeDigits(steps), growth = growthInFigures(stability.growthPerStep);
    const QString inSeconds = threeDigits(steps / stepsPerSecond);
    if (!std::isfinite(stability.worst.length()))
        return Advice::tr("Even a flat surface grows ×%1 per step and doubles every %2 steps (%3 s).")
            .arg(growth, inSteps, inSeconds);
    return Advice::tr("Waves with a wavelength of %1 cells grow ×%2 per step and double every %3 steps (%4 s).")
        .arg(cellsInFigures(stability.worst.length()), growth, inSteps, inSeconds);
}

} // namespace

QString growthInFigures(double growth) {
    const double off = std::abs(growth - 1.0);
    const int decimals = off == 0.0 || off >= 0.01 ? 3 : off >= 1e-4 ? 5 : 7;
    return growth < 1e4 ? QLocale().toString(growth, 'f', decimals) : readable(growth, QLocale());
}

QString cellsInFigures(double length) {
    if (!std::isfinite(length)) return QStringLiteral("∞");
    const double tenth = std::round(10.0 * length) / 10.0;
    if (length >= 100.0) return QLocale().toString(length, 'f', 0);
    if (std::abs(length - std::round(length)) < 0.005) return QLocale().toString(length, 'f', 0);
    return QLocale().toString(length, 'f', std::abs(tenth - length) < 5e-4 ? 1 : 2);
}

std::optional<double> stabilisingDamping(const Rule& rule, DampingKind kind) {
    Rule tried = rule;
    double& factor = dampingOf(tried, kind);
    double high = factor, low = 0.5;
    factor = low;
    if (high <= low || !stabilityOf(tried).usable()) return std::nullopt;
    for (int i = 0; i < 40; ++i) {
        factor = (low + high) / 2.0;
        (stabilityOf(tried).usable() ? low : high) = factor;
    }
    factor = std::floor(1000.0 * low) / 1000.0;
    if (!stabilityOf(tried).usable()) return std::nullopt;
    return factor;
}

QString adviceOn(const Rule& rule, const Stability& stability, double stepsPerSecond, DampingKind kind) {
    const QLocale locale;
    if (stability.verdict == Verdict::Unstable)
        return Advice::tr("%1 %2", "what happens, then what to do")
            .arg(whatHappens(stability, stepsPerSecond), whatToDo(rule, stability, kind));
    const QString wave = cellsInFigures(stability.worst.length());
    if (!std::isfinite(stability.limitK))
        return Advice::tr("No wave grows, whatever k: %1 is stable for every k.").arg(nameOf(rule.scheme));
    const bool whole = rule.arithmetic == Arithmetic::Integer;
    if (stability.verdict == Verdict::Limit)
        return Advice::tr("Exactly at the limit: no wave grows. Just beyond the limit, waves with a wavelength "
                          "of %1 cells grow.")
            .arg(wave);
    if (whole)
        return Advice::
            tr("No wave grows. With a smaller divisor, waves with a wavelength of %1 cells would grow first.")
                .arg(wave);
    return Advice::tr("No wave grows. Above k = %1, waves with a wavelength of %2 cells would grow first.")
        .arg(springInFigures(stability.limitK), wave);
}

} // namespace seiche
