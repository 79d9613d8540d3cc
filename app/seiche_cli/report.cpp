// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report.h"

#include "model/elided.h"
#include "posix/terminal.h"

#include <CLI/CLI.hpp>
#include <cstdio>

namespace seiche::cli {

namespace {

// Longest path printed in full.
constexpr std::size_t maxPlaceLength = 250;

bool isProgressRequested = false;

} // namespace

void addProblem(const std::string& where, const std::string& message) {
    std::fprintf(stderr, "%s: %s\n", elided(where, maxPlaceLength).c_str(), printable(message).c_str());
}

void addProblem(const Problem& problem) { addProblem(problem.path, sentence(problem)); }

Status commit(OutputFile& file) {
    if (file.commit()) return Done;
    addProblem(file.path(), sentence(*file.problem()));
    return CouldNotBeDone;
}

void Progress::addOption(CLI::App& command) {
    command.add_flag("--progress", isProgressRequested,
                     "Show progress on standard error even if it is not a terminal");
}

Progress::Progress(std::string what)
    : m_what(std::move(what)), m_onTerminal(standardErrorIsTerminal()),
      m_next(std::chrono::steady_clock::now() + std::chrono::milliseconds(500)) {}

Progress::~Progress() {
    if (m_drawn) std::fputs("\r\033[K", stderr);
}

void Progress::show(double share) {
    const auto now = std::chrono::steady_clock::now();
    if (now < m_next) return;
    if (!m_onTerminal) {
        const int tenths = static_cast<int>(share * 10.0);
        if (!isProgressRequested || tenths == m_tenths) return;
        m_tenths = tenths;
        std::fprintf(stderr, "%s %d %%\n", m_what.c_str(), 10 * tenths);
        return;
    }
    m_next = now + std::chrono::milliseconds(100);
    m_drawn = true;
    std::fprintf(stderr, "\r%s %3.0f %%\033[K", m_what.c_str(), share * 100);
    std::fflush(stderr);
}

} // namespace seiche::cli
