// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/standing_wave_readings.h"

#include "wording/real_units.h"

#include <QLocale>

#include <cmath>
#include <numbers>

namespace seiche {

namespace {

QString ratioOf(const StandingWave& wave) {
    return std::isinf(wave.ratio) ? QStringLiteral("∞") : QLocale().toString(wave.ratio, 'f', 2);
}

QString share(double part) { return QLocale().toString(part, 'f', 2); }

} // namespace

StandingWaveReadings& StandingWaveReadings::of(Session& session) {
    if (auto* known = session.findChild<StandingWaveReadings*>(QString(), Qt::FindDirectChildrenOnly))
        return *known;
    return *new StandingWaveReadings(session);
}

StandingWaveReadings::StandingWaveReadings(Session& session) : QObject(&session), m_session(session) {
    connect(&session, &Session::sampled, this, &StandingWaveReadings::measure);
    connect(&session, &Session::runReplaced, this, [this] {
        m_watch.clear();
        measure();
    });
    connect(&session, &Session::settingsChanged, this, [this] {
        m_watch.checkAgain();
        measure();
    });
    connect(&session, &Session::theoryChanged, this, &StandingWaveReadings::changed);
}

void StandingWaveReadings::measure() {
    if (m_session.scene() != SceneKind::String) return;
    const bool read = m_watch.reads();
    m_watch.observe(m_session.run());
    if (read || m_watch.reads()) emit changed();
}

QString StandingWaveReadings::briefOf(const std::string& ruler) const {
    const std::optional<StandingWave>& wave = m_watch.at(ruler);
    if (!wave || !areShown()) return {};
    if (!wave->towardsRight) return tr("S %1", "standing wave ratio").arg(ratioOf(*wave));
    const QString arrow = *wave->towardsRight ? QStringLiteral("→") : QStringLiteral("←");
    return tr("S %1 · r %2 %3", "standing wave ratio, reflection coefficient, arrow")
        .arg(ratioOf(*wave), share(wave->reflection), arrow);
}

QString StandingWaveReadings::sentenceOf(const std::string& ruler) const {
    const std::optional<StandingWave>& wave = m_watch.at(ruler);
    if (!wave || !areShown()) return {};
    const QString distance = RealUnits(m_session.settings()).length(wave->nodeDistance);
    if (!wave->towardsRight)
        return tr("Between the ends: standing-wave ratio %1. The waves travelling right and left are equally "
                  "high. Nodes are %2 apart.")
            .arg(ratioOf(*wave), distance);
    const QString text = *wave->towardsRight
                             ? tr("Between the ends: standing-wave ratio %1. Reflection coefficient for the "
                                  "wave travelling right: %2 (phase %3°). Nodes are %4 apart.")
                             : tr("Between the ends: standing-wave ratio %1. Reflection coefficient for the "
                                  "wave travelling left: %2 (phase %3°). Nodes are %4 apart.");
    const double degrees = wave->phase * 180.0 / std::numbers::pi;
    return text.arg(ratioOf(*wave), share(wave->reflection), QLocale().toString(degrees, 'f', 0), distance);
}

} // namespace seiche

#include "moc_standing_wave_readings.cpp"
