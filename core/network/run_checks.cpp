// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/run_checks.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace seiche {

namespace {

using namespace std::chrono_literals;

constexpr auto timeForARun = 300ms;
constexpr std::size_t mostRuns = 1000;

} // namespace

RunChecks::RunChecks(Report report)
    : m_report(std::move(report)), m_thread([this](const std::stop_token& stop) { work(stop); }) {}

std::optional<std::int64_t> RunChecks::add(RunToCheck run, std::shared_ptr<const Experiment> experiment) {
    std::optional<std::int64_t> gone;
    {
        const std::lock_guard lock(m_lock);
        std::deque<Waiting>& of = m_waiting[run.nick];
        of.push_back({std::move(run), std::move(experiment)});
        if (m_count == mostRuns) {
            const auto most =
                std::ranges::max_element(m_waiting, {}, [](const auto& each) { return each.second.size(); });
            gone = most->second.front().run.number;
            most->second.pop_front();
            if (most->second.empty()) m_waiting.erase(most);
        } else ++m_count;
    }
    m_news.notify_all();
    return gone;
}

RunChecks::Waiting RunChecks::takeNext() {
    auto next = m_waiting.upper_bound(m_last);
    if (next == m_waiting.end()) next = m_waiting.begin();
    m_last = next->first;
    Waiting taken = std::move(next->second.front());
    next->second.pop_front();
    if (next->second.empty()) m_waiting.erase(next);
    --m_count;
    return taken;
}

void RunChecks::work(const std::stop_token& stop) {
    std::unique_lock lock(m_lock);
    while (m_news.wait(lock, stop, [this] { return m_count > 0; }) && !stop.stop_requested()) {
        const Waiting next = takeNext();
        lock.unlock();
        const Proof proof = proofOf(next.run, *next.experiment, timeForARun, stop);
        if (!stop.stop_requested()) m_report(next.run.number, proof);
        lock.lock();
    }
}

} // namespace seiche
