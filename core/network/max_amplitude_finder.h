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

/// Computes the highest amplitude of an experiment (see `highestAmplitude`) on its own thread,
/// because a pool may take seconds.
class MaxAmplitudeFinder {
public:
    /// Receives the amplitude in taps, on the finder's thread. Not called if no amplitude is found.
    using Report = std::function<void(const Experiment& experiment, double pulls)>;
    explicit MaxAmplitudeFinder(Report report);
    /// Stops the computation without a report.
    ~MaxAmplitudeFinder() = default;
    MaxAmplitudeFinder(const MaxAmplitudeFinder&) = delete;
    MaxAmplitudeFinder& operator=(const MaxAmplitudeFinder&) = delete;

    /// Requests a reach; replaces a pending request.
    void find(std::shared_ptr<const Experiment> experiment);

private:
    void work(const std::stop_token& stop);

    Report m_report;
    std::mutex m_lock; ///< guards the members below
    std::condition_variable_any m_news;
    std::shared_ptr<const Experiment> m_wanted;
    std::jthread m_thread; ///< last member: must end before the members it uses
};

} // namespace seiche
