// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/run_check.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace seiche {

/// Checks runs (see `proofOf`) on its own thread, for at most 300 ms each.
///
/// Students take turns, so a student with many runs delays only these. A slower run is reported as
/// `TooLong` and checked again for at most 5 s when no others wait. Thread-safe.
class RunChecks {
public:
    /// Receives each verdict, on the thread of the checks.
    using Report = std::function<void(std::int64_t point, Proof proof)>;
    /// Time limits: first check, and repeated check when idle.
    struct Times {
        std::chrono::milliseconds first{300};
        std::chrono::milliseconds again{5000};
    };
    explicit RunChecks(Report report);
    RunChecks(Report report, Times times);
    /// Cancels the current check and drops waiting runs silently.
    ~RunChecks() = default;
    RunChecks(const RunChecks&) = delete;
    RunChecks& operator=(const RunChecks&) = delete;

    /// Queues a run to be checked against the experiment of its time of arrival. If more than 1000
    /// runs wait, drops the oldest run of the student with the most. Returns the number of the
    /// dropped run's point.
    std::optional<std::int64_t> add(RunToCheck run, std::shared_ptr<const Experiment> experiment);

private:
    struct Waiting {
        RunToCheck run;
        std::shared_ptr<const Experiment> experiment;
        int looks = 0; ///< interrupted repeated checks so far
    };
    void work(const std::stop_token& stop);
    Waiting takeNext();
    void checkRun(const std::stop_token& stop, Waiting at, std::unique_lock<std::mutex>& lock);
    void checkAgain(const std::stop_token& stop, Waiting at, std::unique_lock<std::mutex>& lock);

    Report m_report;
    Times m_times;
    std::mutex m_lock; ///< guards the members below
    std::condition_variable_any m_news;
    std::map<int, std::deque<Waiting>> m_waiting; ///< by nick; no queue is empty
    std::size_t m_count = 0;
    int m_last = 0;                ///< nick whose turn was last
    std::deque<Waiting> m_slow;    ///< runs that exceeded the first time limit
    std::stop_source m_othersCame; ///< ends the look at one of these
    std::jthread m_thread;         ///< last member: must end before the members it uses
};

} // namespace seiche
