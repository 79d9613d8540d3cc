// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/journal_memory.h"

#include "files/system_message.h"
#include "network/addresses.h"

namespace seiche {

JournalMemory::JournalMemory(const ClassServerSettings& settings, int port)
    : m_settings(settings), m_port(port),
      m_memory("seiche-class-" + settings.bind + '-' + std::to_string(port)) {}

std::optional<Message> JournalMemory::begin(Classroom& room) {
    m_error = m_memory.open();
    if (m_error) return std::nullopt;
    const std::string left = m_settings.resumes ? m_memory.text() : "";
    const Leftover found = leftIn(left, room.experiment());
    const std::string where = hostOf(m_settings.bind, m_port);
    if (m_settings.resumesThisAlone && found == Leftover::Other)
        return Message(
            TRANSLATABLE("Problem", "the interrupted class session at %1 has a different experiment"), where);
    if (m_settings.resumesThisAlone && found == Leftover::Damaged)
        return Message(TRANSLATABLE("Problem", "the interrupted class session at %1 cannot be read"), where);
    m_hasResumed = found == Leftover::Class || found == Leftover::Other;
    if (m_hasResumed) resume(room, left);
    m_error = m_hasResumed ? m_memory.goOn() : m_memory.clear();
    room.keepJournal([this](std::string_view line) {
        if (const int error = m_memory.add(line)) m_error = error;
    });
    return std::nullopt;
}

std::optional<Message> JournalMemory::problem() const {
    const int error = m_error;
    return error ? std::optional(systemMessage(error)) : std::nullopt;
}

} // namespace seiche
