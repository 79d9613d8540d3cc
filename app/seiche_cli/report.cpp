// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report.h"

#include <cstdio>
#include <unistd.h>

namespace seiche::cli {

namespace {

std::string printable(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f) {
            result += c;
            continue;
        }
        char escaped[8];
        std::snprintf(escaped, sizeof escaped, "\\x%02x", static_cast<unsigned>(c) & 0xffu);
        result += escaped;
    }
    return result;
}

} // namespace

void complain(const std::string& where, const std::string& message) {
    std::fprintf(stderr, "%s: %s\n", printable(where).c_str(), printable(message).c_str());
}

Status commit(OutputFile& file) {
    if (file.commit()) return done;
    complain(file.path(), file.problem());
    return couldNotBeDone;
}

Progress::Progress(std::string what)
    : m_what(std::move(what)), m_onTerminal(::isatty(STDERR_FILENO) == 1),
      m_next(std::chrono::steady_clock::now() + std::chrono::milliseconds(500)) {}

Progress::~Progress() {
    if (m_drawn) std::fputs("\r\033[K", stderr);
}

void Progress::show(double share) {
    const auto now = std::chrono::steady_clock::now();
    if (!m_onTerminal || now < m_next) return;
    m_next = now + std::chrono::milliseconds(100);
    m_drawn = true;
    std::fprintf(stderr, "\r%s %3.0f %%\033[K", m_what.c_str(), share * 100);
    std::fflush(stderr);
}

} // namespace seiche::cli
