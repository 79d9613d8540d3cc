// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/edit_command.h"

#include <QCoreApplication>
#include <QLocale>

namespace seiche {

namespace {

constexpr std::chrono::seconds mergeTime(1);

} // namespace

EditCommand::EditCommand(UndoableRun& undoable, Edit edit, int kind, const QString& what,
                         std::chrono::nanoseconds time)
    : m_undoable(undoable), m_what(what), m_kind(kind), m_time(time) {
    m_edits.push_back(std::move(edit));
    name();
}

void EditCommand::name() {
    const QString what =
        m_times > 1 ? QStringLiteral("%1 ×%2").arg(m_what, QLocale().toString(m_times)) : m_what;
    const QString listed = QCoreApplication::translate("seiche::EditCommand", "step %1: %2")
                               .arg(QLocale().toString(m_edits.back().step), what);
    // `QUndoView` shows the first line, menus the second.
    setText(listed + QLatin1Char('\n') + what);
}

bool EditCommand::mergeWith(const QUndoCommand* newer) {
    const auto* other = static_cast<const EditCommand*>(newer);
    if (!m_done || (m_kind >= countsUp && other->m_time - m_time > mergeTime)) return false;
    // Doubling the capacity would waste memory with thousands of edits.
    const std::size_t size = m_edits.size() + other->m_edits.size();
    if (size > m_edits.capacity()) m_edits.reserve(size + size / 8);
    m_edits.insert(m_edits.end(), other->m_edits.begin(), other->m_edits.end());
    m_times = m_kind == countsUp && other->m_what == m_what ? m_times + other->m_times : 1;
    m_what = other->m_what;
    m_time = other->m_time;
    name();
    return true;
}

void EditCommand::undo() {
    m_done = false;
    m_undoable.undo(m_edits);
}

void EditCommand::redo() {
    if (m_done) return;
    m_done = true;
    m_undoable.redo(m_edits);
}

} // namespace seiche
