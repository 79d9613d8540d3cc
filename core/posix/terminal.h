// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <optional>
#include <string>

namespace seiche {

/// Whether somebody reads standard error on a terminal.
bool standardErrorIsTerminal();

/// The lines that somebody types, or a program sends, on standard input.
class InputLines {
public:
    /// The next line without its end, once all of it is there. Nothing while there is none, and after the end.
    /// Waits up to so many milliseconds. A program in the background of a terminal gets none.
    std::optional<std::string> next(int milliseconds);

private:
    std::string m_read;
    bool m_hasEnded = false;
};

/// Keeps back what is written to standard error, by libraries that write to it directly, too, and shows it in
/// the end. Where there is no place for it, it is shown at once.
class KeptBackErrors {
public:
    KeptBackErrors();
    ~KeptBackErrors();
    KeptBackErrors(const KeptBackErrors&) = delete;
    KeptBackErrors& operator=(const KeptBackErrors&) = delete;

    /// From now on nothing more is kept back.
    void giveBack();

private:
    std::FILE* m_kept;
    int m_own;
};

} // namespace seiche
