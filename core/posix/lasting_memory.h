// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace seiche {

/// Text in shared memory that survives if the program is killed, until the computer restarts.
///
/// Never written to disk, readable only by this user (POSIX, shm_open). Functions that return a
/// number return 0, or an errno value on error.
class LastingMemory {
public:
    /// `name`: letters, digits, hyphens, dots and colons. Separate per user.
    explicit LastingMemory(const std::string& name);
    /// Releases the text for the next program.
    ~LastingMemory();
    LastingMemory(const LastingMemory&) = delete;
    LastingMemory& operator=(const LastingMemory&) = delete;

    /// Opens the text, creating it if necessary. Returns EWOULDBLOCK if a different running program
    /// has it, EPERM if a different user has. Must be called first.
    int open();
    /// Returns the text of this or a previous program.
    std::string text() const;
    /// Removes all text.
    int clear();
    /// Continues after the existing text, on a new line.
    int goOn();
    /// Appends text, all or nothing.
    int add(std::string_view text);
    /// Deletes the text, if opened, at a normal end.
    void remove();

private:
    std::string m_name;
    int m_file = -1;
};

} // namespace seiche
