// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/spin.h"

namespace seiche {

/// Barrier at which `threads` threads wait for each other.
///
/// All writes before it are visible to all threads after it.
class Barrier {
public:
    explicit Barrier(int threads) : m_threads(threads), m_missing(threads) {}

    void arrive() {
        if (m_threads == 1) return;
        const int round = m_round.load(std::memory_order_relaxed);
        if (m_missing.fetch_sub(1, std::memory_order_acq_rel) == 1) {
            m_missing.store(m_threads, std::memory_order_relaxed);
            m_round.store(round + 1, std::memory_order_release);
            m_round.notify_all();
        } else {
            waitFor(m_round, [round](int now) { return now != round; });
        }
    }

private:
    const int m_threads;
    alignas(64) std::atomic<int> m_missing;
    alignas(64) std::atomic<int> m_round{0};
};

} // namespace seiche
