// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/joint_readings.h"

#include <QLocale>

#include <cmath>

namespace seiche {

namespace {

QString number(double value) { return QLocale().toString(value, 'f', 3); }
QString speed(double value) { return QLocale().toString(value, 'g', 3); }
const QString dash = QStringLiteral("\u2014");

} // namespace

JointReadings& JointReadings::of(Session& session) {
    if (auto* known = session.findChild<JointReadings*>(QString(), Qt::FindDirectChildrenOnly)) return *known;
    return *new JointReadings(session);
}

JointReadings::JointReadings(Session& session) : QObject(&session), m_session(session) {
    connect(&session, &Session::sampled, this, &JointReadings::lookIfDue);
    connect(&session, &Session::runReplaced, this, &JointReadings::measure);
    connect(&session, &Session::settingsChanged, this, &JointReadings::measure);
    connect(&session, &Session::theoryChanged, this, &JointReadings::changed);
    measure();
}

void JointReadings::lookIfDue() {
    const Simulation& run = m_session.run();
    const std::int64_t since = run.frame() - m_lookedAt;
    if (since < 0 || since >= JointWatch::stepsBetweenLooks(run.grid().width)) measure();
}

void JointReadings::measure() {
    if (m_session.scene() != SceneKind::String) return;
    const std::size_t before = count();
    m_watch.observe(m_session.run());
    m_lookedAt = m_session.run().frame();
    if (before > 0 || count() > 0) emit changed();
}

bool JointReadings::isFromLeft(std::size_t joint) const {
    const auto& measured = m_watch.measured(joint);
    return !measured || measured->fromLeft;
}

QString JointReadings::speedsAt(std::size_t joint) const {
    const double base = longWaveSpeed(m_session.run().rule());
    const Joint& at = m_watch.joints()[joint];
    return tr("c %1 | %2", "speeds on the left and on the right of a joint, points per step")
        .arg(speed(base * std::sqrt(at.left)), speed(base * std::sqrt(at.right)));
}

QString JointReadings::predictedAt(std::size_t joint) const {
    const bool fromLeft = isFromLeft(joint);
    const JointReflection predicted = m_watch.predicted(joint, fromLeft);
    return tr("%1 r %2, t %3", "arrow, reflection factor, transmission factor")
        .arg(fromLeft ? QStringLiteral("\u2192") : QStringLiteral("\u2190"), number(predicted.reflected),
             number(predicted.transmitted));
}

QString JointReadings::measuredAt(std::size_t joint) const {
    const auto& measured = m_watch.measured(joint);
    return measured ? tr("measured %1, %2", "reflection factor, transmission factor")
                          .arg(number(measured->reflected), number(measured->transmitted))
                    : tr("measured %1").arg(dash);
}

QString JointReadings::sentenceOf(std::size_t joint) const {
    const bool fromLeft = isFromLeft(joint);
    const JointReflection predicted = m_watch.predicted(joint, fromLeft);
    const auto& measured = m_watch.measured(joint);
    const QString text = fromLeft ? tr("Boundary at %1, %2 points per step. Pulse from the left: r %3 "
                                       "(measured %4), t %5 (measured %6).")
                                  : tr("Boundary at %1, %2 points per step. Pulse from the right: r %3 "
                                       "(measured %4), t %5 (measured %6).");
    return text.arg(QLocale().toString(placeOf(joint), 'g', 5), speedsAt(joint), number(predicted.reflected),
                    measured ? number(measured->reflected) : dash, number(predicted.transmitted),
                    measured ? number(measured->transmitted) : dash);
}

} // namespace seiche

#include "moc_joint_readings.cpp"
