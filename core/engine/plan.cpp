// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plan.h"

#include "machine/thread_pool.h"

#include <algorithm>

namespace seiche {

namespace {

constexpr int lineCells = 16;

// Waking a sleeping thread costs some tens of microseconds; this is about a hundred.
constexpr std::int64_t leastShare = 500'000;

} // namespace

int usefulThreads(const Grid& grid, std::int64_t steps, int threads) {
    const std::int64_t wanted = threads > 0 ? threads : ThreadPool::cores();
    const std::int64_t shares = grid.cells() * std::min(steps, leastShare) / leastShare;
    return static_cast<int>(std::clamp<std::int64_t>(shares, 1, wanted));
}

Plan planFor(const Grid& grid, const Rule& rule, std::int64_t steps, int threads) {
    Plan plan;
    plan.isa = chosenIsa();
    plan.threads = threads;
    plan.stepsPerPass = static_cast<int>(std::min<std::int64_t>(steps, 16));
    plan.stripCells = 384;
    return fitted(plan, grid, rule);
}

Plan fitted(Plan plan, const Grid& grid, const Rule& rule) {
    const bool ring = rule.medium == Medium::Pool && rule.edges.top == Edge::Periodic;
    plan.stepsPerPass = std::max(plan.stepsPerPass, 1);
    plan.threads = rule.medium == Medium::String ? 1 : std::max(plan.threads, 1);
    plan.stripCells = std::max((plan.stripCells + lineCells - 1) / lineCells, 1) * lineCells;
    // The two ends of a joined row need each other at every step.
    if (rule.edges.left == Edge::Periodic) plan.stripCells = (grid.width / lineCells + 1) * lineCells;
    // A band must have room for the first rows of all steps at its one end and the last rows at its other.
    if (rule.medium == Medium::Pool && plan.stepsPerPass > 1) {
        const int roomForAll = ring ? 2 * plan.stepsPerPass + 12 : plan.stepsPerPass + 4;
        plan.threads = std::clamp(grid.height / roomForAll, 1, plan.threads);
        if (ring) plan.stepsPerPass = std::clamp((grid.height - 12) / 2, 1, plan.stepsPerPass);
    }
    return plan;
}

} // namespace seiche
