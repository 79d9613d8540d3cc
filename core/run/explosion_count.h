// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/comparison.h"

#include <cstdint>
#include <optional>

namespace seiche {

/// Event from which the steps of an explosion are counted: the start of the run or comparison run,
/// the first tap, or the last change of the rule.
enum class CountedFrom { Start, Tap, RuleChange };

/// Number of steps from that event to the explosion, at least 1.
struct ExplosionCount {
    std::int64_t steps;
    CountedFrom from;

    friend bool operator==(const ExplosionCount&, const ExplosionCount&) = default;
};

/// Counts the steps of explosions from the first tap of the main run, or from the start of the run or
/// the last change of the rule if that came later.
class ExplosionCounter {
public:
    ExplosionCounter() = default;
    /// Starts with the initial experiment of a run, without any event.
    explicit ExplosionCounter(const Experiment& start) : m_settings(start) {}

    /// Reads an event of the main run that has acted. The order is that of the log.
    void read(const Event& event);

    /// Return the steps to the explosion. Empty if there was none, or if the rule changed at that
    /// step or later.
    std::optional<ExplosionCount> ofMain(const Simulation& main) const;
    std::optional<ExplosionCount> of(const Comparison::ComparisonRun& comparisonRun) const;

private:
    /// `start` and `change`: steps of the start and of the last change.
    std::optional<ExplosionCount> count(const Simulation& run, std::int64_t start, std::int64_t change) const;

    Experiment m_settings;                   ///< after the events read
    std::optional<std::int64_t> m_firstPull; ///< step of the first tap
    std::int64_t m_ruleSince = 0;            ///< step of the last rule change except scheme
    std::int64_t m_schemeSince = 0;          ///< step of the last scheme change
};

/// Return the steps to the explosion of a run without comparison runs, or of the run with this scheme,
/// counted with the events before it. Empty if there is no such run or no explosion.
std::optional<ExplosionCount> explosionOf(const Simulation& run);
std::optional<ExplosionCount> explosionOf(const Comparison& runs, Scheme scheme);

} // namespace seiche
