// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "canvas/pool_strokes.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace seiche {

namespace {

using namespace std::chrono_literals;

/// Tap interval of a held finger. Smoothing is faster to keep up with the waves.
constexpr auto pullInterval = 120ms;
/// A shorter press is a click, a single tap.
constexpr auto click = 350ms;
constexpr auto smoothingInterval = 25ms;
/// Spacing of holding touches, in widths, small enough for a continuous crest.
constexpr double holdSpacing = 0.5;
constexpr double handPerPull = 3.0;

} // namespace

PoolStrokes::PoolStrokes(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&m_repeat, &QTimer::timeout, this, &PoolStrokes::goOn);
    connect(&session, &Session::wasReset, this, [this] { setTouch(Touch::Up); });
}

void PoolStrokes::setTouch(Touch touch) {
    endAll();
    m_touch = touch;
    emit touchChanged();
}

void PoolStrokes::setSmoothing(double share) {
    m_smoothing = std::clamp(share, 0.0, 1.0);
    emit touchChanged();
}

double PoolStrokes::spacing() const {
    const Pull& with = m_session.settings().pullWith;
    const double width = m_touch == Touch::Hold ? holdSpacing * with.width : with.width;
    return with.shape == PullShape::Point ? 1.0 : std::max(1.0, width);
}

void PoolStrokes::touchAt(int finger, QPointF cell, bool first) {
    Pull pull = m_session.settings().pullWith;
    pull.x = cell.x();
    pull.y = cell.y();
    if (m_touch == Touch::Down) pull.height = -pull.height;
    const bool setsAgain = pull.mode == PullMode::Set && !first;
    const Change change =
        setsAgain ? Change(Hold{pull.shape, pull.width, pull.height, pull.x, pull.y}) : Change(pull);
    switch (m_touch) {
    case Touch::Up: return m_session.change(change, tr("raise"), m_stroke);
    case Touch::Down: return m_session.change(change, tr("push down"), m_stroke);
    case Touch::Hold: return m_session.hold(finger, pull, tr("hold"), m_stroke);
    case Touch::Smooth: break;
    }
    const double radius = std::max(2.0, handPerPull * spacing());
    m_session.change(LocalDamping{cell.x(), cell.y(), radius, 1.0 - m_smoothing}, tr("smooth out"), m_stroke);
}

void PoolStrokes::begin(int finger, QPointF cell) {
    if (m_session.run().divergedAt()) return;
    if (m_fingers.empty()) ++m_stroke;
    const bool first = m_fingers.empty();
    m_fingers[finger] = cell;
    if (m_touch == Touch::Up && first) emit tapped(cell);
    else touchAt(finger, cell, true);
    goOnLater();
    // A slow click must still be a single tap.
    if (m_touch == Touch::Up && first) m_repeat.start(click);
}

void PoolStrokes::move(int finger, QPointF to) {
    const auto found = m_fingers.find(finger);
    if (found == m_fingers.end()) return;
    if (m_session.run().divergedAt()) return endAll();
    QPointF& last = found->second;
    // Single touches, close enough to merge into a trail.
    for (int i = 0; i < 1000; ++i) {
        const QPointF way = to - last;
        const double distance = std::hypot(way.x(), way.y());
        if (distance < spacing()) break;
        const QPointF next = last + way * (spacing() / distance);
        last = {std::round(next.x()), std::round(next.y())};
        touchAt(finger, last);
        goOnLater();
        emit dragged();
    }
    // The held water stays under the finger.
    if (m_touch != Touch::Hold || last == to) return;
    last = to;
    touchAt(finger, last);
    emit dragged();
}

void PoolStrokes::end(int finger) {
    m_session.letGo(finger);
    m_fingers.erase(finger);
    if (m_fingers.empty()) m_repeat.stop();
}

void PoolStrokes::endAll() {
    for (const auto& [finger, cell] : m_fingers) m_session.letGo(finger);
    m_fingers.clear();
    m_repeat.stop();
}

// The session repeats holding at every step.
void PoolStrokes::goOnLater() {
    if (m_touch != Touch::Hold) m_repeat.start(m_touch == Touch::Smooth ? smoothingInterval : pullInterval);
}

void PoolStrokes::goOn() {
    if (m_session.run().divergedAt()) return endAll();
    for (const auto& [finger, cell] : std::map<int, QPointF>(m_fingers)) touchAt(finger, cell);
    goOnLater();
}

} // namespace seiche

#include "moc_pool_strokes.cpp"
