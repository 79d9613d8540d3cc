// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/forced_steps.h"

#include <algorithm>

namespace seiche {

namespace {

Forcing::Footprint footprintOf(const Pull& pull, const Wave<float>& wave, const Rule& rule) {
    Forcing::Footprint cells;
    forEachCellUnder<float>(wave, rule, pull, [&](int x, int y, double weight) {
        cells.push_back({x, y, weight});
    });
    std::ranges::stable_sort(cells, {}, &Weight::y); // round a ring rows begin anywhere
    return cells;
}

} // namespace

int mostForcedSteps(const Experiment& settings, const Emitters& emitters) {
    if (settings.rule.arithmetic == Arithmetic::Integer || conserves(settings.rule)) return 1;
    const Drive& drive = settings.drive;
    if (drive.isOn() && mostCellsOf(drive, settings.grid) > Forcing::mostDriven) return 1;
    return emitters.mostStepsAtOnce();
}

Forcing forcingBetween(int steps, const Wave<float>& wave, const Experiment& settings,
                       const Emitters& emitters) {
    Forcing forcing(domainOf(wave.grid(), settings.rule).moving, steps);
    const Drive& drive = settings.drive;
    const Forcing::Footprint* driven = nullptr;
    if (drive.isOn()) driven = &forcing.keep(footprintOf(pullAt(drive, wave.frame), wave, settings.rule));
    for (int done = 1; done < steps; ++done) {
        if (driven) forcing.add(done, *driven, pullAt(drive, wave.frame + done).height);
        emitters.addTo(forcing, done, wave, settings);
    }
    return forcing;
}

} // namespace seiche
