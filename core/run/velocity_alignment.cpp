// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/velocity_alignment.h"

#include "engine/engine.h"
#include "wave/impedance_end.h"

namespace seiche {

namespace {

// Returns f + k L f for this field in the medium of the wave, computed by a step of undamped
// leapfrog from rest.
Field<float> restingStep(Wave<float> from, Rule rule) {
    rule.scheme = Scheme::Leapfrog;
    rule.damping = {};
    const Edges edges = rule.edges;
    rule.edges.leftImpedance = rule.edges.rightImpedance = 0.0; // springs only
    from.inDouble.reset(); // excess over rounded heights would act as velocity
    from.previous = from.now;
    from.older.reset();
    Engine engine;
    engine.advance(from, rule, 1);
    // Points at dampers and free ends have different masses.
    for (const bool left : {true, false}) {
        if (edges.end(left) != Edge::Impedance || from.grid().width < 2) continue;
        const int x = left ? 0 : from.grid().width - 1;
        const double still = from.previous.at(x, 0), moved = from.now.at(x, 0);
        from.now.at(x, 0) =
            flushed(static_cast<float>(still + (moved - still) / massAtDamper(edges.impedance(left))));
    }
    return std::move(from.now);
}

// Adds steps * k L f to the velocity of a cell. `moved` is f + k L f.
void moveAt(Wave<float>& wave, double steps, const Field<float>& still, const Field<float>& moved, int x,
            int y) {
    const auto gained = static_cast<float>(steps * (double{moved.at(x, y)} - double{still.at(x, y)}));
    wave.previous.at(x, y) = flushed(wave.previous.at(x, y) - gained);
    if (wave.velocity) wave.velocity->at(x, y) = flushed(wave.velocity->at(x, y) + gained);
}

// Adds steps * k L f everywhere to the velocity.
void moveAll(Wave<float>& wave, double steps, const Field<float>& still, const Field<float>& moved) {
    const Cells cells = still.cells();
    for (int y = cells.y0; y < cells.y1; ++y)
        for (int x = cells.x0; x < cells.x1; ++x) moveAt(wave, steps, still, moved, x, y);
}

} // namespace

void moveVelocity(Wave<float>& wave, const Rule& rule, double steps) {
    moveAll(wave, steps, wave.now, restingStep(wave, rule));
}

void moveVelocity(Wave<float>& wave, const Rule& rule, double steps, std::span<const HeldCell> cells) {
    const Field<float> moved = restingStep(wave, rule);
    const Cells all = wave.now.cells();
    for (const HeldCell& cell : cells)
        if (all.contains(cell.x, cell.y)) moveAt(wave, steps, wave.now, moved, cell.x, cell.y);
}

void applyPullAhead(Wave<float>& wave, const Rule& rule, const Pull& pull, double steps) {
    Wave<float> added = wave;
    applyPull(wave, rule, pull);
    const Cells cells = added.now.cells();
    for (int y = cells.y0; y < cells.y1; ++y)
        for (int x = cells.x0; x < cells.x1; ++x)
            added.now.at(x, y) = flushed(wave.now.at(x, y) - added.now.at(x, y));
    const Field<float> still = added.now;
    moveAll(wave, steps, still, restingStep(std::move(added), rule));
}

} // namespace seiche
