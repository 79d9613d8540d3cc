// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <optional>
#include <string>

namespace seiche {

/// Returns whether standard error is a terminal.
bool standardErrorIsTerminal();

/// Lines of standard input, typed or piped.
class InputLines {
public:
    /// Returns the next complete line, without its end. Waits for at most `milliseconds`. Empty if
    /// there is none, after the end of input, and in a background program of a terminal.
    std::optional<std::string> next(int milliseconds);

private:
    std::string m_read;
    bool m_hasEnded = false;
};

/// Buffers output to standard error, including direct output of libraries, and shows it at the end.
/// If buffering is impossible, output appears at once.
class BufferedErrors {
public:
    BufferedErrors();
    ~BufferedErrors();
    BufferedErrors(const BufferedErrors&) = delete;
    BufferedErrors& operator=(const BufferedErrors&) = delete;

    /// Restores standard error. Later output is not buffered.
    void restore();

private:
    std::FILE* m_kept;
    int m_own;
};

} // namespace seiche
