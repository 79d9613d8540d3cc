// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/energy_trail.h"

#include <cmath>

namespace seiche {

namespace {

/// Samples in a window: enough for the oscillation of 12 modes, few enough to draw ten times per
/// second.
constexpr double maxSamples = 400.0;
constexpr std::int64_t largeMedium = 20'000;
constexpr qint64 pause = 100'000'000; // ns, in a large medium

} // namespace

EnergyTrail::EnergyTrail(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    m_clock.start();
    connect(&session, &Session::sampled, this, &EnergyTrail::sample);
    connect(&session, &Session::runReplaced, this, &EnergyTrail::begin);
    connect(&session, &Session::seeked, this, &EnergyTrail::begin);
}

void EnergyTrail::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    if (active) begin();
}

void EnergyTrail::begin() {
    m_samples.clear();
    m_next = 0;
    if (m_active) sampleNow();
}

void EnergyTrail::sample() {
    if (!m_active) return;
    const double spacing = window * m_session.settings().stepsPerSecond / maxSamples;
    const std::int64_t frame = m_session.run().frame();
    // A tap changes the energy without a step, so equal step numbers are allowed.
    if (!m_samples.empty() && frame > m_samples.back().frame &&
        static_cast<double>(frame - m_samples.back().frame) < spacing)
        return;
    if (m_session.run().grid().cells() > largeMedium) {
        if (m_clock.nsecsElapsed() < m_next) return;
        m_next = m_clock.nsecsElapsed() + pause;
    }
    sampleNow();
}

void EnergyTrail::sampleNow() {
    const Simulation& run = m_session.run();
    const Energy energy = run.energy();
    if (!std::isfinite(energy.total())) return;
    if (!m_samples.empty() && m_samples.back().frame >= run.frame()) m_samples.pop_back();
    m_samples.push_back({run.frame(), run.seconds(), energy});
    while (m_samples.front().seconds < m_samples.back().seconds - window) m_samples.pop_front();
}

} // namespace seiche

#include "moc_energy_trail.cpp"
