// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deed_command.h"

#include <QCoreApplication>
#include <QLocale>

namespace seiche {

namespace {

constexpr qint64 mergeMilliseconds = 1000;

} // namespace

DeedCommand::DeedCommand(Course& course, Deed deed, int kind, const QString& what)
    : m_course(course), m_what(what), m_kind(kind) {
    m_deeds.push_back(std::move(deed));
    m_age.start();
    name();
}

void DeedCommand::name() {
    const QString what =
        m_times > 1 ? QStringLiteral("%1 ×%2").arg(m_what, QLocale().toString(m_times)) : m_what;
    const QString listed = QCoreApplication::translate("seiche::DeedCommand", "step %1: %2")
                               .arg(QLocale().toString(m_deeds.back().step), what);
    // The list shows what stands before the line's end, a menu what stands after it.
    setText(listed + QLatin1Char('\n') + what);
}

bool DeedCommand::mergeWith(const QUndoCommand* newer) {
    const auto* other = static_cast<const DeedCommand*>(newer);
    if (!m_done || (m_kind >= countsUp && m_age.elapsed() > mergeMilliseconds)) return false;
    // Thousands of deeds come one by one: room for twice as many would be too much.
    const std::size_t size = m_deeds.size() + other->m_deeds.size();
    if (size > m_deeds.capacity()) m_deeds.reserve(size + size / 8);
    m_deeds.insert(m_deeds.end(), other->m_deeds.begin(), other->m_deeds.end());
    m_times = m_kind == countsUp && other->m_what == m_what ? m_times + other->m_times : 1;
    m_what = other->m_what;
    m_age.restart();
    name();
    return true;
}

void DeedCommand::undo() {
    m_done = false;
    m_course.takeBack(m_deeds);
}

void DeedCommand::redo() {
    if (m_done) return;
    m_done = true;
    m_course.doAgain(m_deeds);
}

} // namespace seiche
