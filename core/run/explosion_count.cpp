// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/explosion_count.h"

#include "model/parameter.h"

#include <algorithm>

namespace seiche {

void ExplosionCounter::read(const Event& event) {
    if (std::holds_alternative<Pull>(event.what) && !m_firstPull) m_firstPull = event.step;
    const Settings* settings = std::get_if<Settings>(&event.what);
    if (!settings) return;
    Rule before = m_settings.rule;
    applySettings(m_settings, *settings);
    if (m_settings.rule.scheme != before.scheme) m_schemeSince = event.step;
    before.scheme = m_settings.rule.scheme;
    if (m_settings.rule != before) m_ruleSince = event.step;
}

std::optional<ExplosionCount> ExplosionCounter::ofMain(const Simulation& main) const {
    return count(main, 0, std::max(m_ruleSince, m_schemeSince));
}

std::optional<ExplosionCount> ExplosionCounter::of(const Comparison::ComparisonRun& comparisonRun) const {
    return count(comparisonRun.run, comparisonRun.startedAt, m_ruleSince);
}

std::optional<ExplosionCount> ExplosionCounter::count(const Simulation& run, std::int64_t start,
                                                      std::int64_t change) const {
    const std::int64_t since = std::max(start, change);
    // A change at the step of the explosion cannot have caused it.
    if (!run.divergedAt() || since >= *run.divergedAt()) return std::nullopt;
    if (m_firstPull && *m_firstPull >= since && *m_firstPull < *run.divergedAt())
        return ExplosionCount{*run.divergedAt() - *m_firstPull, CountedFrom::Tap};
    return ExplosionCount{*run.divergedAt() - since,
                          change > start ? CountedFrom::RuleChange : CountedFrom::Start};
}

namespace {

// The events of `main` before the explosion of `run`.
ExplosionCounter counterBefore(const Simulation& main, const Simulation& run) {
    ExplosionCounter counter(main.start());
    for (const Event& event : main.log().first(main.eventsActed()))
        if (event.step < run.divergedAt()) counter.read(event);
    return counter;
}

} // namespace

std::optional<ExplosionCount> explosionOf(const Simulation& run) {
    return run.divergedAt() ? counterBefore(run, run).ofMain(run) : std::nullopt;
}

std::optional<ExplosionCount> explosionOf(const Comparison& runs, Scheme scheme) {
    if (runs.main().rule().scheme == scheme) return explosionOf(runs.main());
    const Comparison::ComparisonRun* comparisonRun = runs.comparisonRun(scheme);
    if (!comparisonRun || !comparisonRun->run.divergedAt()) return std::nullopt;
    return counterBefore(runs.main(), comparisonRun->run).of(*comparisonRun);
}

} // namespace seiche
