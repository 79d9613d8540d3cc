// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/forced_steps.h"

#include "wave/expects.h"

#include <algorithm>
#include <vector>

namespace seiche {

namespace {

Forcing::Footprint footprintOf(const Pull& pull, const Wave<float>& wave, const Rule& rule) {
    Forcing::Footprint cells;
    forEachCellUnder<float>(wave, rule, pull,
                            [&](int x, int y, double weight) { cells.push_back({x, y, weight}); });
    std::ranges::stable_sort(cells, {}, &Weight::y); // with periodic sides rows may start anywhere
    return cells;
}

} // namespace

int maxForcedSteps(const Experiment& settings, const DriveHistory& drives, const Emitters& emitters) {
    if (settings.rule.arithmetic == Arithmetic::Integer || conserves(settings.rule)) return 1;
    std::int64_t driven = 0;
    for (const DriveStage& stage : drives.stages()) driven += maxCellsOf(stage.drive, settings.grid);
    if (driven > Forcing::maxDriven) return 1;
    return emitters.maxStepsAtOnce();
}

Forcing forcingBetween(int steps, const Wave<float>& wave, const Experiment& settings,
                       const DriveHistory& drives, const Emitters& emitters) {
    SEICHE_EXPECTS(steps >= 1);
    Forcing forcing(domainOf(wave.grid(), settings.rule).moving, steps);
    std::vector<const Forcing::Footprint*> driven;
    for (const DriveStage& stage : drives.stages())
        driven.push_back(&forcing.store(footprintOf(pullAt(stage, wave.frame), wave, settings.rule)));
    for (int done = 1; done < steps; ++done) {
        for (std::size_t i = 0; i < driven.size(); ++i)
            forcing.add(done, *driven[i], pullAt(drives.stages()[i], wave.frame + done).height);
        emitters.addTo(forcing, done, wave, settings);
    }
    return forcing;
}

} // namespace seiche
