// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interruption.h"

#include "posix/end_signals.h"

#include <csignal>

namespace seiche::cli {

namespace {

volatile std::sig_atomic_t come = 0;

} // namespace

Interruption::Interruption() {
    come = 0;
    for (const int number : endSignals()) {
        const Handler before = std::signal(number, [](int) { come = 1; });
        if (before == SIG_IGN) std::signal(number, SIG_IGN);
        else m_before.emplace_back(number, before);
    }
}

Interruption::~Interruption() {
    for (const auto& [number, before] : m_before) std::signal(number, before);
}

bool Interruption::hasCome() const { return come != 0; }

} // namespace seiche::cli
