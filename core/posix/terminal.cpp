// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix/terminal.h"

#include <unistd.h>

namespace seiche {

bool standardErrorIsTerminal() { return ::isatty(STDERR_FILENO) == 1; }

KeptBackErrors::KeptBackErrors() : m_kept(std::tmpfile()), m_own(m_kept ? ::dup(STDERR_FILENO) : -1) {
    if (m_own >= 0) ::dup2(::fileno(m_kept), STDERR_FILENO);
}

KeptBackErrors::~KeptBackErrors() {
    giveBack();
    if (!m_kept) return;
    char part[4096];
    std::rewind(m_kept);
    while (const std::size_t got = std::fread(part, 1, sizeof part, m_kept)) std::fwrite(part, 1, got, stderr);
    std::fclose(m_kept);
}

void KeptBackErrors::giveBack() {
    if (m_own < 0) return;
    std::fflush(stderr);
    ::dup2(m_own, STDERR_FILENO);
    ::close(m_own);
    m_own = -1;
}

} // namespace seiche
