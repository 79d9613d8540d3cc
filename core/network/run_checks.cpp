// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "network/run_checks.h"

#include <algorithm>
#include <utility>

namespace seiche {

namespace {

constexpr std::size_t maxRuns = 1000;
constexpr std::size_t maxSlowRuns = 100;
/// Largest number of interrupted repeated checks of a slow run.
constexpr int maxLooks = 10;

} // namespace

RunChecks::RunChecks(Report report) : RunChecks(std::move(report), Times{}) {}

RunChecks::RunChecks(Report report, Times times)
    : m_report(std::move(report)), m_times(times),
      m_thread([this](const std::stop_token& stop) { work(stop); }) {}

std::optional<std::int64_t> RunChecks::add(RunToCheck run, std::shared_ptr<const Experiment> experiment) {
    std::optional<std::int64_t> gone;
    {
        const std::lock_guard lock(m_lock);
        std::deque<Waiting>& of = m_waiting[run.nick];
        of.push_back({std::move(run), std::move(experiment)});
        if (m_count == maxRuns) {
            const auto max =
                std::ranges::max_element(m_waiting, {}, [](const auto& each) { return each.second.size(); });
            gone = max->second.front().run.number;
            max->second.pop_front();
            if (max->second.empty()) m_waiting.erase(max);
        } else ++m_count;
        m_othersCame.request_stop();
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
    const auto hasWork = [this] { return m_count > 0 || !m_slow.empty(); };
    while (m_news.wait(lock, stop, hasWork) && !stop.stop_requested()) {
        if (m_count > 0) checkRun(stop, takeNext(), lock);
        else {
            Waiting next = std::move(m_slow.front());
            m_slow.pop_front();
            checkAgain(stop, std::move(next), lock);
        }
    }
}

void RunChecks::checkRun(const std::stop_token& stop, Waiting at, std::unique_lock<std::mutex>& lock) {
    lock.unlock();
    const Proof proof = proofOf(at.run, *at.experiment, m_times.first, stop);
    if (!stop.stop_requested()) m_report(at.run.number, proof);
    lock.lock();
    if (proof == Proof::TooLong && m_slow.size() < maxSlowRuns) m_slow.push_back(std::move(at));
}

void RunChecks::checkAgain(const std::stop_token& stop, Waiting at, std::unique_lock<std::mutex>& lock) {
    m_othersCame = std::stop_source();
    const std::stop_callback end(stop, [others = m_othersCame]() mutable { others.request_stop(); });
    lock.unlock();
    const Proof proof = proofOf(at.run, *at.experiment, m_times.again, m_othersCame.get_token());
    if (proof != Proof::TooLong) m_report(at.run.number, proof);
    lock.lock();
    const bool wasEnded = m_othersCame.stop_requested() && proof == Proof::TooLong;
    if (wasEnded && ++at.looks < maxLooks) m_slow.push_front(std::move(at));
}

} // namespace seiche
