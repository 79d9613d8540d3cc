// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/run_check.h"

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
/// Students take turns: whoever sends many runs keeps only their own waiting. Safe for several threads at once.
class RunChecks {
public:
    /// `report` gets each verdict, on the thread of the checks.
    using Report = std::function<void(std::int64_t point, Proof proof)>;
    explicit RunChecks(Report report);
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
    };
    void work(const std::stop_token& stop);
    Waiting takeNext();

    Report m_report;
    std::mutex m_lock; ///< of all that follows
    std::condition_variable_any m_news;
    std::map<int, std::deque<Waiting>> m_waiting; ///< of each nick; none is empty
    std::size_t m_count = 0;
    int m_last = 0;        ///< the nick whose turn it was
    std::jthread m_thread; ///< last member: it ends before what it works on
};

} // namespace seiche
