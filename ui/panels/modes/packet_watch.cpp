// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/packet_watch.h"

namespace seiche {

namespace {

constexpr int maxPoints = 8192; // longest string measured every few steps

} // namespace

PacketWatch::PacketWatch(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_speeds(session.run().rule()) {
    connect(&session, &Session::sampled, this, &PacketWatch::measure);
    connect(&session, &Session::runReplaced, this, &PacketWatch::forget);
    connect(&session, &Session::seeked, this, [this] { m_speeds.restart(); });
}

void PacketWatch::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    m_speeds.restart();
}

void PacketWatch::forget() {
    m_speeds.restart();
    if (!m_last) return;
    m_last.reset();
    emit measured();
}

void PacketWatch::measure() {
    const Simulation& run = m_session.run();
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (!m_active || !wave || run.rule().scene != SceneKind::String || run.grid().width > maxPoints) return;
    if (run.rule() != m_speeds.rule()) {
        forget();
        m_speeds = PacketSpeeds(run.rule());
    }
    if (run.eventsActed() != m_events) m_speeds.restart();
    m_events = run.eventsActed();
    m_speeds.addStep(*wave);
    if (const auto reading = m_speeds.reading()) {
        m_last = reading;
        emit measured();
    }
}

} // namespace seiche

#include "moc_packet_watch.cpp"
