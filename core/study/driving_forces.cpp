// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/driving_forces.h"

#include "measure/string_motion.h"
#include "wave/bending.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

double forceOfHolder(const Wave<float>& wave, const Rule& rule, double place) {
    const int point = std::clamp(static_cast<int>(std::lround(place)), 0, wave.grid().width - 1);
    return -forceOfNeighbours(wave, rule, point);
}

// The weight of a fixed end is ignored.
double forceOfSource(const Wave<float>& wave, const Experiment& settings, const PoolObject& source) {
    const Grid& grid = wave.grid();
    const Spot at = placeAt(source, static_cast<double>(wave.frame) / settings.stepsPerSecond);
    const double stiffness = wave.stiffnessNear(at.x, at.y);
    const double localK = settings.rule.k * (stiffness > 0.0 ? stiffness : 1.0);
    double moved = 0.0;
    for (const Weight& weight : footprintOf(source, grid, SceneKind::String, at))
        if (!isHeldEnd(weight.x, grid.width, settings.rule.edges)) moved += weight.share;
    return moved * forcingAt(source, settings.rule, localK, settings.stepsPerSecond, wave.frame);
}

double forceOfDrive(const Wave<float>& wave, const Experiment& settings) {
    const Pull pull = pullAt(settings.drive, wave.frame);
    double moved = 0.0;
    forEachCellUnder<float>(wave, settings.rule, pull, [&](int x, int, double weight) {
        if (wave.grid().contains(x, 0)) moved += weight; // not beyond an absorbing end
    });
    return moved * pull.height;
}

} // namespace

std::vector<DrivingForce> drivingForces(const Simulation& run) {
    const Experiment& settings = run.settings();
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    std::vector<DrivingForce> all;
    if (!wave || settings.rule.scene != SceneKind::String || run.divergedAt()) return all;
    for (const PoolObject& object : settings.objects) {
        const auto* source = std::get_if<Source>(&object.is);
        if (!source) continue;
        const double point = placeAt(object, run.seconds()).x;
        const double force = source->form == SourceForm::Held ? forceOfHolder(*wave, settings.rule, point)
                                                              : forceOfSource(*wave, settings, object);
        all.push_back({point, force, &object});
    }
    if (settings.drive.isOn()) all.push_back({settings.drive.x, forceOfDrive(*wave, settings), nullptr});
    return all;
}

} // namespace seiche
