// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/emitters.h"

#include "wave/denormals.h"
#include "wave/hold.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

bool travels(const PoolObject& source) { return std::get<Source>(source.is).speed > 0.0; }

// A source in a wall swings as in the plain medium.
double stiffnessAt(const Wave<float>& wave, const Spot& at) {
    const double stiffness = wave.stiffnessNear(at.x, at.y);
    return stiffness > 0.0 ? stiffness : 1.0;
}

} // namespace

Emitters::Emitters(const PoolObjects& objects, const Grid& grid, SceneKind scene) {
    for (const PoolObject& object : objects) {
        const Source* source = std::get_if<Source>(&object.is);
        if (!source) continue;
        if (source->form == SourceForm::Held) {
            m_held.push_back({*source, static_cast<int>(std::lround(object.x))});
            continue;
        }
        Emitter emitter{object, {}};
        if (!travels(object)) emitter.footprint = footprintOf(object, grid, scene, {object.x, object.y});
        m_emitters.push_back(std::move(emitter));
    }
}

void Emitters::keepHeld(Wave<float>& wave, double stepsPerSecond) const {
    const double now = static_cast<double>(wave.frame) / stepsPerSecond;
    for (const HeldPoint& held : m_held) {
        const float height = roundedHeight<float>(signalAt(held.source, now));
        keepAt(wave, {{held.point, 0, static_cast<double>(height), true}});
    }
}

bool Emitters::holds(int point) const {
    return std::ranges::find(m_held, point, &HeldPoint::point) != m_held.end();
}

void Emitters::addTo(Forcing& forcing, int done, const Wave<float>& wave, const Experiment& settings) const {
    const double perSecond = settings.stepsPerSecond;
    const std::int64_t frame = wave.frame + done;
    for (const Emitter& emitter : m_emitters) {
        const Spot at = placeAt(emitter.source, static_cast<double>(frame) / perSecond);
        const double amount =
            forcingAt(emitter.source, settings.rule, settings.rule.k * stiffnessAt(wave, at), perSecond, frame);
        if (amount == 0.0) continue;
        if (!travels(emitter.source)) forcing.add(done, emitter.footprint, amount);
        else
            forcing.add(done, forcing.keep(footprintOf(emitter.source, wave.grid(), settings.rule.scene, at)),
                        amount);
    }
}

void Emitters::applyForcing(Wave<float>& wave, const Experiment& settings) const {
    Forcing forcing(interiorOf(wave.grid(), settings.rule), 1);
    addTo(forcing, 0, wave, settings);
    const DenormalsAreZero flush;
    const double sum = forcing.apply(0, interiorOf(wave.grid(), settings.rule), wave.now, wave);
    if (conserves(settings.rule) && sum != 0.0) takeOffEvenly(wave, sum);
}

int Emitters::mostStepsAtOnce() const {
    constexpr int ofOthers = 256;
    const bool anyTravels =
        std::ranges::any_of(m_emitters, [](const Emitter& emitter) { return travels(emitter.source); });
    return anyTravels ? Forcing::mostStepsOfTravellers : ofOthers;
}

double Emitters::largestForcing(const Wave<float>& wave, const Experiment& settings,
                                double largestFactor) const {
    double sum = 0.0;
    // Cells that cannot move count as the pool around them.
    const double stiffest = settings.rule.k * std::max(1.0, largestFactor);
    for (const Emitter& emitter : m_emitters) {
        const double localK = travels(emitter.source)
                                  ? stiffest
                                  : settings.rule.k * stiffnessAt(wave, {emitter.source.x, emitter.source.y});
        sum += seiche::largestForcing(emitter.source, settings.rule, localK, settings.stepsPerSecond);
    }
    return sum;
}

} // namespace seiche
