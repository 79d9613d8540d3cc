// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_change.h"

#include <algorithm>

namespace seiche {

namespace {

constexpr qint64 mergeMilliseconds = 1000;

} // namespace

LogChange::LogChange(Event event, Access access, int kind, const QString& text)
    : QUndoCommand(text), m_events{std::move(event)}, m_access(std::move(access)), m_kind(kind) {
    m_age.start();
}

bool LogChange::mergeWith(const QUndoCommand* newer) {
    const auto* other = static_cast<const LogChange*>(newer);
    if (!m_done || m_age.elapsed() > mergeMilliseconds) return false;
    m_events.insert(m_events.end(), other->m_events.begin(), other->m_events.end());
    setText(other->text());
    m_age.restart();
    return true;
}

void LogChange::undo() {
    std::vector<Event> log = m_access.log();
    std::size_t removed = 0;
    for (auto event = m_events.rbegin(); event != m_events.rend(); ++event) {
        const auto found = std::ranges::find(log.rbegin(), log.rend(), *event);
        if (found == log.rend()) continue;
        log.erase(std::next(found).base());
        ++removed;
    }
    m_done = false;
    // The run took another turning since, and these events were dropped with the old one.
    if (removed == 0) setObsolete(true);
    else m_access.rewrite(log);
}

void LogChange::redo() {
    if (m_done) return;
    std::vector<Event> log = m_access.log();
    for (const Event& event : m_events)
        log.insert(std::ranges::upper_bound(log, event.step, {}, &Event::step), event);
    m_done = true;
    m_access.rewrite(log);
}

} // namespace seiche
