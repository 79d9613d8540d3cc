// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/max_amplitude_finder.h"

#include "study/resonance_in_pulls.h"

#include <utility>

namespace seiche {

namespace {

/// Largest medium; larger ones take seconds and cannot be interrupted.
constexpr std::int64_t maxCells = 250'000;

} // namespace

MaxAmplitudeFinder::MaxAmplitudeFinder(Report report)
    : m_report(std::move(report)), m_thread([this](const std::stop_token& stop) { work(stop); }) {}

void MaxAmplitudeFinder::find(std::shared_ptr<const Experiment> experiment) {
    {
        const std::lock_guard lock(m_lock);
        m_wanted = std::move(experiment);
    }
    m_news.notify_all();
}

void MaxAmplitudeFinder::work(const std::stop_token& stop) {
    std::unique_lock lock(m_lock);
    while (m_news.wait(lock, stop, [this] { return m_wanted != nullptr; }) && !stop.stop_requested()) {
        const std::shared_ptr<const Experiment> wanted = std::exchange(m_wanted, nullptr);
        lock.unlock();
        if (wanted->grid.cells() <= maxCells) {
            const std::optional<double> reach = highestAmplitude(*wanted, stop);
            if (reach) m_report(*wanted, *reach);
        }
        lock.lock();
    }
}

} // namespace seiche
