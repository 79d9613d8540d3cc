// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plan.h"

#include "machine/thread_pool.h"
#include "posix/cache.h"

#include <algorithm>

namespace seiche {

namespace {

constexpr int lineCells = 16;
constexpr int cellBytes = 4;
constexpr int tileRows = 4;

// About 100 microseconds; waking a thread costs tens of microseconds.
constexpr std::int64_t minShare = 500'000;

// More steps gain nothing once caches are the limit.
constexpr int maxStepsPerPass = 24;
// With fewer steps, or if all steps fit, whole rows are faster than strips because of hardware
// prefetching.
constexpr int fewestStepsInStrips = 8;

int wholeLines(int cells) { return (cells + lineCells - 1) / lineCells * lineCells; }

// A pass holds one row per step, the current tile and a row around it. 70 % of the cache leaves
// room for transient data.
int stepsThatFit(int stripCells, int fields) {
    const double rows =
        0.7 * static_cast<double>(cacheSizes().second) / (fields * cellBytes * (stripCells + lineCells));
    return std::min(static_cast<int>(rows) - tileRows - 2, maxStepsPerPass);
}

// Returns the width of equal strips whose working set of two consecutive steps stays in the first
// cache: six rows of one field and four of each other field.
int stripFor(int width, int fields) {
    const int rows = 4 * fields + 2;
    const int max = static_cast<int>(cacheSizes().first) * 2 / 3 / (rows * cellBytes);
    const int strips = (width + max - 1) / std::max(max, 1);
    return wholeLines(width / std::max(strips, 1) + 1);
}

} // namespace

int usefulThreads(const Domain& domain, std::int64_t steps, int threads) {
    const std::int64_t wanted = threads > 0 ? threads : ThreadPool::cores();
    const std::int64_t cells = std::int64_t{domain.all.width()} * domain.all.height();
    const std::int64_t shares = cells * std::min(steps, minShare) / minShare;
    return static_cast<int>(std::clamp<std::int64_t>(shares, 1, wanted));
}

Plan planFor(const Domain& domain, int fields, std::int64_t steps, int threads) {
    const int width = domain.all.width();
    Plan plan;
    plan.isa = chosenIsa();
    plan.threads = threads;
    plan.stripCells = wholeLines(width + 1);
    plan.stepsPerPass = stepsThatFit(plan.stripCells, fields);
    if (domain.scene == SceneKind::String) {
        plan.stripCells = static_cast<int>(cacheSizes().first) * 2 / 3 / (fields * cellBytes);
        plan.stepsPerPass = maxStepsPerPass;
    } else if (plan.stepsPerPass < std::min<std::int64_t>(steps, maxStepsPerPass) &&
               steps >= fewestStepsInStrips && domain.edges.left != Edge::Periodic) {
        plan.stripCells = stripFor(width, fields);
        plan.stepsPerPass = stepsThatFit(plan.stripCells, fields);
    }
    plan = fitted(plan, domain);
    // Passes of about equal length.
    const std::int64_t passes = (steps + plan.stepsPerPass - 1) / plan.stepsPerPass;
    plan.stepsPerPass = static_cast<int>((steps + passes - 1) / std::max<std::int64_t>(passes, 1));
    return fitted(plan, domain);
}

Plan fitted(Plan plan, const Domain& domain) {
    const int width = domain.all.width(), height = domain.all.height();
    const bool pool = domain.scene == SceneKind::Pool;
    const bool ring = pool && domain.edges.top == Edge::Periodic;
    plan.stepsPerPass = std::max(plan.stepsPerPass, 1);
    plan.threads = std::max(plan.threads, 1);
    plan.stripCells = std::max(wholeLines(plan.stripCells), lineCells);
    // One strip must contain a whole left or right layer.
    if (const int deepest = std::max(domain.hidden.left, domain.hidden.right); deepest > 0)
        plan.stripCells =
            std::max(plan.stripCells, 2 * wholeLines(deepest + 1) + lineCells * (plan.stepsPerPass + 2));
    // The ends of a periodic row depend on each other.
    if (domain.edges.left == Edge::Periodic) plan.stripCells = 2 * wholeLines(width);
    // The first or last band must contain a whole top or bottom layer. It also needs the first
    // rows of all steps at one end and the last rows at the opposite end.
    if (pool) {
        const int layer = std::max(domain.hidden.top, domain.hidden.bottom);
        if (ring) plan.stepsPerPass = std::clamp((height - 3 * tileRows) / 2, 1, plan.stepsPerPass);
        int rows = 1;
        if (plan.stepsPerPass > 1)
            rows = ring ? 2 * plan.stepsPerPass + 3 * tileRows : plan.stepsPerPass + tileRows;
        plan.threads = std::clamp(height / (rows + layer), 1, plan.threads);
    }
    // A thread's first strip of a single row shrinks by two shifts per step and needs a second
    // strip after it.
    if (!pool) {
        const int strips = plan.stripCells > 2 * lineCells * plan.stepsPerPass ? width / plan.stripCells : 1;
        plan.threads = std::clamp(strips / 2, 1, plan.threads);
    }
    return plan;
}

} // namespace seiche
