// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix/terminal.h"

#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace seiche {

bool standardErrorIsTerminal() { return ::isatty(STDERR_FILENO) == 1; }

std::optional<std::string> InputLines::next(int milliseconds) {
    constexpr std::size_t longestLine = 4096;
    // Reading would stop a background program.
    const bool isOurs = ::isatty(STDIN_FILENO) != 1 || ::tcgetpgrp(STDIN_FILENO) == ::getpgrp();
    pollfd input{m_hasEnded || !isOurs ? -1 : STDIN_FILENO, POLLIN, 0};
    if (m_read.find('\n') == m_read.npos && ::poll(&input, 1, milliseconds) == 1) {
        char some[longestLine];
        const ssize_t count = ::read(STDIN_FILENO, some, sizeof some);
        if (count > 0) m_read.append(some, static_cast<std::size_t>(count));
        else m_hasEnded = count == 0 || errno != EINTR;
        if (m_hasEnded && !m_read.empty()) m_read += '\n';
    }
    const std::size_t end = m_read.find('\n');
    if (end == m_read.npos) {
        if (m_read.size() > longestLine) m_read.clear();
        return std::nullopt;
    }
    std::string line = m_read.substr(0, end);
    m_read.erase(0, end + 1);
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

BufferedErrors::BufferedErrors() : m_kept(std::tmpfile()), m_own(m_kept ? ::dup(STDERR_FILENO) : -1) {
    if (m_own >= 0) ::dup2(::fileno(m_kept), STDERR_FILENO);
}

BufferedErrors::~BufferedErrors() {
    restore();
    if (!m_kept) return;
    char part[4096];
    std::rewind(m_kept);
    while (const std::size_t got = std::fread(part, 1, sizeof part, m_kept)) std::fwrite(part, 1, got, stderr);
    std::fclose(m_kept);
}

void BufferedErrors::restore() {
    if (m_own < 0) return;
    std::fflush(stderr);
    ::dup2(m_own, STDERR_FILENO);
    ::close(m_own);
    m_own = -1;
}

} // namespace seiche
