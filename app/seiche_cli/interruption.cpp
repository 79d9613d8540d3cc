// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interruption.h"

#include <csignal>

namespace seiche::cli {

namespace {

volatile std::sig_atomic_t come = 0;

} // namespace

Interruption::Interruption() {
    come = 0;
    const Handler note = [](int) { come = 1; };
    m_onInterrupt = std::signal(SIGINT, note);
    m_onTerminate = std::signal(SIGTERM, note);
}

Interruption::~Interruption() {
    std::signal(SIGINT, m_onInterrupt);
    std::signal(SIGTERM, m_onTerminate);
}

bool Interruption::hasCome() const { return come != 0; }

} // namespace seiche::cli
