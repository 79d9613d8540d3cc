// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/one_pull.h"

#include "model/places.h"
#include "model/run_memory.h"
#include "run/simulation.h"
#include "wave/expects.h"
#include "wave/height_range.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace seiche {

namespace {

constexpr std::size_t muchMemory = 10'000'000; // bytes of a run

// Relevant section of a pool along an axis: cells first <= i < first + count.
struct Stretch {
    int first;
    int count;
};

Stretch around(std::initializer_list<double> places, double reach, int size, Edge low) {
    const double first = std::floor(std::min(places) - reach), last = std::ceil(std::max(places) + reach);
    const int from = static_cast<int>(std::clamp(first, 0.0, size - 1.0));
    const int to = static_cast<int>(std::clamp(last, from + 0.0, size - 1.0));
    if (low == Edge::Periodic) return {0, size};
    return {from, to - from + 1};
}

// Cuts off the parts of a pool that cannot affect the cell within these steps. A full copy would
// take as much memory as the visible run.
void cutOut(Experiment& experiment, int& x, int& y, std::int64_t steps) {
    Pull& pull = experiment.pullWith;
    if (experiment.rule.scene != SceneKind::Pool || bytesOfRun(experiment) <= muchMemory) return;
    if (pull.shape == PullShape::Mode || experiment.drive.isOn() || experiment.rain.isOn()) return;
    // A step accesses the neighbours of a cell; a Runge-Kutta step does so in every stage.
    const SchemeInfo& scheme = infoOf(experiment.rule.scheme);
    const double reach = static_cast<double>(steps + 1) * (scheme.isRungeKutta ? scheme.order : 1);
    Edges& edges = experiment.rule.edges;
    const Grid whole = experiment.grid;
    const Stretch columns = around({pull.x, x + 0.0}, reach, whole.width, edges.left);
    const Stretch rows = around({pull.y, y + 0.0}, reach, whole.height, edges.top);
    experiment.grid = {columns.count, rows.count};
    if (columns.first > 0) edges.left = Edge::Fixed;
    if (columns.first + columns.count < whole.width) edges.right = Edge::Fixed;
    if (rows.first > 0) edges.top = Edge::Fixed;
    if (rows.first + rows.count < whole.height) edges.bottom = Edge::Fixed;
    const auto move = [&](auto& toX, auto& toY) {
        toX -= columns.first;
        toY -= rows.first;
    };
    move(x, y);
    forEachPlace(experiment, move);
}

} // namespace

double swingAfterOnePull(const Experiment& experiment, int x, int y) {
    SEICHE_EXPECTS(experiment.grid.contains(x, y));
    Experiment still = experiment;
    still.events.clear();
    const double crossing = std::max(still.grid.width, still.grid.height) / longWaveSpeed(still.rule);
    const double affordable = std::max(100.0, 2e7 / static_cast<double>(still.grid.cells()));
    const auto steps = static_cast<std::int64_t>(std::min(2.5 * crossing, affordable));
    cutOut(still, x, y, steps);
    const Pull pull = still.pullWith;
    Simulation run(std::move(still));
    run.apply(pull);
    HeightRange range;
    range.include(run.height(x, y));
    for (std::int64_t n = 0; n < steps && !run.divergedAt(); ++n) {
        run.advance(1);
        range.include(run.height(x, y));
    }
    return run.divergedAt() ? 0.0 : range.swing();
}

} // namespace seiche
