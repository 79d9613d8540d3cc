// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>

namespace seiche {

/// Whether somebody reads standard error on a terminal.
bool standardErrorIsTerminal();

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
