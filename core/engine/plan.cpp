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

// Waking a sleeping thread costs some tens of microseconds; this is about a hundred.
constexpr std::int64_t leastShare = 500'000;

// More steps per pass gain nothing once the caches, not the memory, are the limit.
constexpr int mostStepsPerPass = 24;
// Going through whole rows, as the processor expects it, is worth more than strips where all steps fit, and
// with fewer steps than these.
constexpr int fewestStepsInStrips = 8;

int wholeLines(int cells) { return (cells + lineCells - 1) / lineCells * lineCells; }

// A pass holds one row per step, the tile it works on and a row around it. Seven tenths of the cache leave room
// for what comes and goes.
int stepsThatFit(int stripCells, int fields) {
    const double rows =
        0.7 * static_cast<double>(cacheSizes().second) / (fields * cellBytes * (stripCells + lineCells));
    return std::min(static_cast<int>(rows) - tileRows - 2, mostStepsPerPass);
}

// Strips of equal width, so narrow that what a tile reads and writes at one step, and the next step of it reads
// again, stays in the first cache: six rows of the one field and four of each other.
int stripFor(int width, int fields) {
    const int rows = 4 * fields + 2;
    const int most = static_cast<int>(cacheSizes().first) * 2 / 3 / (rows * cellBytes);
    const int strips = (width + most - 1) / std::max(most, 1);
    return wholeLines(width / std::max(strips, 1) + 1);
}

} // namespace

int usefulThreads(const Domain& domain, std::int64_t steps, int threads) {
    const std::int64_t wanted = threads > 0 ? threads : ThreadPool::cores();
    const std::int64_t cells = std::int64_t{domain.all.width()} * domain.all.height();
    const std::int64_t shares = cells * std::min(steps, leastShare) / leastShare;
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
        plan.stepsPerPass = mostStepsPerPass;
    } else if (plan.stepsPerPass < std::min<std::int64_t>(steps, mostStepsPerPass) &&
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
    // A layer on the left or right is done whole, row by row: by the first or the last strip at all steps.
    if (const int deepest = std::max(domain.hidden.left, domain.hidden.right); deepest > 0)
        plan.stripCells =
            std::max(plan.stripCells, 2 * wholeLines(deepest + 1) + lineCells * (plan.stepsPerPass + 2));
    // The two ends of a joined row need each other at every step.
    if (domain.edges.left == Edge::Periodic) plan.stripCells = 2 * wholeLines(width);
    // A band must have room for all of a layer at the top or bottom, which is done by the first or the last
    // one, and for the first rows of all steps at its one end and the last rows at its other.
    if (pool) {
        const int layer = std::max(domain.hidden.top, domain.hidden.bottom);
        if (ring) plan.stepsPerPass = std::clamp((height - 3 * tileRows) / 2, 1, plan.stepsPerPass);
        int rows = 1;
        if (plan.stepsPerPass > 1)
            rows = ring ? 2 * plan.stepsPerPass + 3 * tileRows : plan.stepsPerPass + tileRows;
        plan.threads = std::clamp(height / (rows + layer), 1, plan.threads);
    }
    // A thread's first strip of a single row is narrower by two leans at each step; another one must follow it.
    if (!pool) {
        const int strips = plan.stripCells > 2 * lineCells * plan.stepsPerPass ? width / plan.stripCells : 1;
        plan.threads = std::clamp(strips / 2, 1, plan.threads);
    }
    return plan;
}

} // namespace seiche
