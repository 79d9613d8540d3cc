// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace seiche {

/// Finds the highest amplitude that an experiment can have (see `highestAmplitude`), on a thread of its own: in
/// a pool that may take seconds.
class ReachFinder {
public:
    /// `report` gets it, in pulls, on the thread of the finder; it is not called where none is found.
    using Report = std::function<void(const Experiment& experiment, double pulls)>;
    explicit ReachFinder(Report report);
    /// Ends what is being computed; nothing is reported.
    ~ReachFinder() = default;
    ReachFinder(const ReachFinder&) = delete;
    ReachFinder& operator=(const ReachFinder&) = delete;

    /// That of this one is wanted now; one that is wanted no more is not begun.
    void find(std::shared_ptr<const Experiment> experiment);

private:
    void work(const std::stop_token& stop);

    Report m_report;
    std::mutex m_lock; ///< of all that follows
    std::condition_variable_any m_news;
    std::shared_ptr<const Experiment> m_wanted;
    std::jthread m_thread; ///< last member: it ends before what it works on
};

} // namespace seiche
