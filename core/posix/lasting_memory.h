// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace seiche {

/// Text in the memory of this computer that outlives the program when it is killed, and not the computer's next
/// start. Nothing is written to a disk, and only this user can read it (POSIX, shm_open).
///
/// Functions that return a number return 0, or a value of errno that says why they could not.
class LastingMemory {
public:
    /// `name`: letters, digits, hyphens, dots and colons. Each user of the computer has texts of their own.
    explicit LastingMemory(const std::string& name);
    /// Leaves the text for the next program.
    ~LastingMemory();
    LastingMemory(const LastingMemory&) = delete;
    LastingMemory& operator=(const LastingMemory&) = delete;

    /// Takes the text of this name, an empty one where there is none. EWOULDBLOCK: another program that still
    /// runs has it; EPERM: another user does. Before that nothing else may be called.
    int open();
    /// What a program before has left, or this one has written.
    std::string text() const;
    /// Begins anew.
    int clear();
    /// Goes on with what is there, on a new line.
    int goOn();
    /// Adds to it, all or nothing.
    int add(std::string_view text);
    /// Removes it: all has come to a good end. Does nothing when it was not opened.
    void remove();

private:
    std::string m_name;
    int m_file = -1;
};

} // namespace seiche
