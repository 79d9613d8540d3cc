// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace seiche {

/// Text in the memory of this computer that outlives the program when it is killed, and not the computer's next
/// start. Nothing is written to a disk, and only this user can read it (POSIX, shm_open).
class LastingMemory {
public:
    /// `name`: letters, digits and hyphens.
    explicit LastingMemory(std::string name) : m_name('/' + std::move(name)) {}
    ~LastingMemory();
    LastingMemory(const LastingMemory&) = delete;
    LastingMemory& operator=(const LastingMemory&) = delete;

    /// What a program before has left; nothing when there is none of this user's.
    std::optional<std::string> left() const;
    /// Begins a new text. False where the system has no such memory.
    bool begin();
    /// Goes on with the one that is left, on a new line.
    bool goOn();
    /// Adds to it; what finds no room is lost.
    void add(std::string_view text);
    /// Removes it: all has come to a good end.
    void remove();

private:
    std::string m_name;
    int m_file = -1;
};

} // namespace seiche
