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

/// Checks runs (see `proofOf`) on a thread of its own, 300 ms each at most.
///
/// Students take turns: whoever sends many runs keeps only their own waiting. A run that takes longer is
/// `TooLong` at first; it is looked at again, for 5 s at most, when no other waits. Safe for several threads at
/// once.
class RunChecks {
public:
    /// `report` gets each verdict, on the thread of the checks.
    using Report = std::function<void(std::int64_t point, Proof proof)>;
    /// How long a run is looked at: at first, and again when no other waits.
    struct Times {
        std::chrono::milliseconds first{300};
        std::chrono::milliseconds again{5000};
    };
    explicit RunChecks(Report report);
    RunChecks(Report report, Times times);
    /// Ends at once: what is being checked is given up, what waits is forgotten, and nothing is reported.
    ~RunChecks() = default;
    RunChecks(const RunChecks&) = delete;
    RunChecks& operator=(const RunChecks&) = delete;

    /// Checks a run against the experiment that the class had when it came. Returns the number of a point whose
    /// run gives way, when more than 1000 wait: the oldest of the student with the most.
    std::optional<std::int64_t> add(RunToCheck run, std::shared_ptr<const Experiment> experiment);

private:
    struct Waiting {
        RunToCheck run;
        std::shared_ptr<const Experiment> experiment;
        int looks = 0; ///< how often there was time to look at it again
    };
    void work(const std::stop_token& stop);
    Waiting takeNext();
    void look(const std::stop_token& stop, Waiting at, std::unique_lock<std::mutex>& lock);
    void lookAgain(const std::stop_token& stop, Waiting at, std::unique_lock<std::mutex>& lock);

    Report m_report;
    Times m_times;
    std::mutex m_lock; ///< of all that follows
    std::condition_variable_any m_news;
    std::map<int, std::deque<Waiting>> m_waiting; ///< of each nick; none is empty
    std::size_t m_count = 0;
    int m_last = 0;                ///< the nick whose turn it was
    std::deque<Waiting> m_slow;    ///< runs that have taken too long
    std::stop_source m_othersCame; ///< ends the look at one of these
    std::jthread m_thread;         ///< last member: it ends before what it works on
};

} // namespace seiche
