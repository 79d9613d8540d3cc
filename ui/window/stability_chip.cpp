// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/stability_chip.h"

#include "study/run_stability.h"
#include "theme/figures.h"
#include "theme/theme.h"
#include "wording/names.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Returns the minimum decimals of k: 2, or more for three digits of a small limit (stiff string).
int minDecimals(double limit) {
    if (!(limit > 0.0) || limit >= 0.1) return 2;
    return static_cast<int>(std::min(6.0, 2.0 - std::floor(std::log10(limit))));
}

/// Returns enough decimals, at most 6, to distinguish both values.
int decimalsFor(double k, double limit) {
    if (!std::isfinite(limit)) return 2;
    for (int decimals = minDecimals(limit); decimals < 6; ++decimals) {
        const double unit = std::pow(10.0, -decimals);
        if (k == limit || std::abs(std::round(k / unit) - std::round(limit / unit)) >= 1.0) return decimals;
    }
    return 6;
}

QString growthInWords(double growth) {
    const double over = growth - 1.0;
    const int decimals = over >= 0.01 ? 2 : over >= 0.0001 ? 4 : 6;
    return QLocale().toString(growth, 'f', decimals);
}

double springOf(const Rule& rule) {
    return rule.arithmetic == Arithmetic::Integer ? 1.0 / rule.divisor : rule.k;
}

} // namespace

QString verdictOn(const Rule& rule, const Stability& stability) {
    const double k = springOf(rule);
    const QLocale locale;
    const int decimals = stability.verdict == Verdict::Unstable ? decimalsFor(k, stability.limitK)
                                                                : minDecimals(stability.limitK);
    const QString kText = locale.toString(k, 'f', decimals);
    const QString limit = locale.toString(stability.limitK, 'f', decimals);
    if (stability.verdict == Verdict::Unstable) {
        const QString growth = growthInWords(stability.growthPerStep);
        if (!(stability.limitK > 0.0) || !std::isfinite(stability.limitK) || k <= stability.limitK)
            return StabilityChip::tr("unstable: grows ×%1 per step").arg(growth);
        return StabilityChip::tr("k %1 of %2: grows ×%3 per step").arg(kText, limit, growth);
    }
    if (!std::isfinite(stability.limitK)) return StabilityChip::tr("stable for every k");
    return stability.verdict == Verdict::Limit
               ? StabilityChip::tr("at the limit · k %1 of %2").arg(kText, limit)
               : StabilityChip::tr("stable · k %1 of %2").arg(kText, limit);
}

QString stiffestMedium(const Rule& rule, double factor) {
    return StabilityChip::tr("The stiffest medium, with k = %1, sets the limit.")
        .arg(QLocale().toString(factor * rule.k, 'g', 4));
}

QString explanationOf(const Rule& rule, const Stability& stability, double largestFactor) {
    if (largestFactor > 1.0)
        return StabilityChip::tr("%1 %2", "two sentences")
            .arg(explanationOf(rule, stability), stiffestMedium(rule, largestFactor));
    const QString scheme = nameOf(rule.scheme);
    const QLocale locale;
    if (stability.verdict == Verdict::Unstable) {
        const QString text =
            StabilityChip::tr("With %1 this k and damping are unstable. Waves with a wavelength of %2 cells "
                              "grow by a factor of %3 at every step, until nothing else is visible.");
        return text.arg(scheme, locale.toString(stability.worst.length(), 'g', 3),
                        growthInWords(stability.growthPerStep));
    }
    if (stability.verdict == Verdict::Limit)
        return StabilityChip::tr("k is exactly at the limit of %1: no wave grows. Any larger k is unstable.")
            .arg(scheme);
    return StabilityChip::tr("With %1 this k and damping are stable: no wave grows.").arg(scheme);
}

QString courantOf(const Rule& rule, const Stability& stability) {
    const double perK = weightsOf(rule).straight();
    const QString square =
        perK == 1.0 ? QStringLiteral("k") : QLocale().toString(perK, 'g', 3) + QStringLiteral("k");
    return (std::isfinite(stability.limitK)
                ? StabilityChip::tr("%1 is the squared Courant number (c·Δt/Δx)². The Courant (CFL) condition "
                                    "gives the largest stable k.")
                : StabilityChip::tr("%1 is the squared Courant number (c·Δt/Δx)²."))
        .arg(square);
}

StabilityChip::StabilityChip(Session& session, QWidget* parent) : QAbstractButton(parent), m_session(session) {
    setObjectName(QStringLiteral("stabilityChip"));
    setFocusPolicy(Qt::TabFocus);
    connect(&session, &Session::settingsChanged, this, &StabilityChip::judge);
    connect(&session, &Session::runReplaced, this, &StabilityChip::judge);
    connect(&session, &Session::challengeChanged, this, &StabilityChip::judge);
    connect(&session, &Session::theoryChanged, this, &StabilityChip::judge);
    connect(&Theme::current(), &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    connect(this, &QAbstractButton::clicked, this,
            [this] { QToolTip::showText(mapToGlobal(QPoint(0, height() + 4)), toolTip(), this); });
    judge();
}

void StabilityChip::judge() {
    const Verdict before = m_stability.verdict;
    m_rule = m_session.settings().rule;
    m_stability = stabilityOf(m_session.run());
    const bool secret = m_session.isChallenge(), asked = m_session.isLimitHidden();
    // The limit verdict would reveal k.
    if (secret || (asked && m_stability.verdict == Verdict::Limit)) m_stability.verdict = Verdict::Stable;
    setText(secret  ? tr("an unknown string")
            : asked ? m_stability.verdict == Verdict::Stable ? tr("stable") : tr("unstable")
                    : verdictOn(m_rule, m_stability));
    const double factor = m_session.run().largestFactor();
    const QString explanation =
        secret ? tr("Find its lowest resonance frequency.")
               : tr("%1 %2", "two sentences")
                     .arg(explanationOf(m_rule, m_stability, factor), courantOf(m_rule, m_stability));
    setToolTip(QStringLiteral("<p>%1</p>").arg(explanation.toHtmlEscaped()));
    setAccessibleName(text());
    setAccessibleDescription(explanation);
    updateGeometry();
    update();
    if (m_stability.verdict != before) emit verdictChanged();
}

QString StabilityChip::sign() const {
    switch (m_stability.verdict) {
    case Verdict::Stable: return QStringLiteral("●");
    case Verdict::Limit: return QStringLiteral("▲");
    case Verdict::Unstable: return QStringLiteral("✕");
    }
    return {};
}

void StabilityChip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) judge();
    QAbstractButton::changeEvent(event);
}

QSize StabilityChip::sizeHint() const {
    const Theme& theme = Theme::current();
    QFont bold = theme.font(Type::Small);
    bold.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(bold);
    return {static_cast<int>(std::ceil(figuresWidth(metrics, text()))) + theme.px(44), theme.px(30)};
}

void StabilityChip::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    const Tokens& tokens = theme.tokens();
    const bool stable = m_stability.verdict == Verdict::Stable;
    const bool unstable = m_stability.verdict == Verdict::Unstable;
    const QColor fill = stable ? tokens.chipStable : unstable ? tokens.chipUnstable : tokens.chipLimit;
    const QColor ink = stable ? tokens.main : unstable ? tokens.unstable : tokens.limit;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool outlined = fill.alpha() == 0 || hasFocus();
    painter.setPen(outlined ? QPen(hasFocus() ? tokens.text : ink, hasFocus() ? 2.0 : 1.5) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    const QRectF chip = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
    QFont bold = theme.font(Type::Small);
    bold.setWeight(QFont::DemiBold);
    const double room = width() - theme.px(44);
    while (bold.pixelSize() > 6 && figuresWidth(QFontMetricsF(bold), text()) > room + 1.0)
        bold.setPixelSize(bold.pixelSize() - 1);
    painter.setFont(bold);
    const QFontMetricsF metrics(bold);
    const double baseline = chip.center().y() + metrics.capHeight() / 2;
    painter.setPen(ink);
    painter.drawText(QRectF(theme.px(8), 0, theme.px(22), height()), Qt::AlignCenter, sign());
    painter.setPen(tokens.text);
    drawFigures(painter, QPointF(theme.px(30), baseline), text());
}

} // namespace seiche

#include "moc_stability_chip.cpp"
