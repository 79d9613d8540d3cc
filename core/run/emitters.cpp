// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/emitters.h"

#include "wave/denormals.h"
#include "wave/factor_of_k.h"
#include "wave/hold.h"
#include "wave/phased_array.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

bool travels(const PoolObject& source) { return std::get<Source>(source.is).travels(); }

// A source in a wall swings as in the plain medium.
double stiffnessAt(const Wave<float>& wave, const Spot& at) {
    const double stiffness = wave.stiffnessNear(at.x, at.y);
    return stiffness > 0.0 ? stiffness : 1.0;
}

// The same whatever has moved since.
double factorOf(const Experiment& settings, const PoolObject& source) {
    const double factor = factorAt(settings.objects, {source.x, source.y});
    return factor > 0.0 ? factor : 1.0;
}

} // namespace

Emitters::Emitters(const Experiment& settings) {
    for (const PoolObject& object : settings.objects) {
        const Source* source = std::get_if<Source>(&object.is);
        if (!source) continue;
        if (source->form == SourceForm::Held) {
            m_held.push_back({*source, static_cast<int>(std::lround(object.x))});
            continue;
        }
        std::vector<ArrayElement> elements{{{0.0, 0.0}, 0.0}};
        if (source->form == SourceForm::Array)
            elements = elementsOf(object, settings.rule, settings.rule.k * factorOf(settings, object),
                                  settings.stepsPerSecond);
        const Spot start = placeAt(object, source->from);
        for (const ArrayElement& element : elements) {
            Emitter emitter{m_sources.size(), element.offset, element.delay, {}};
            if (!source->travels())
                emitter.footprint = footprintOf(object, settings.grid, settings.rule.scene,
                                                {start.x + element.offset.x, start.y + element.offset.y});
            m_emitters.push_back(std::move(emitter));
        }
        m_sources.push_back(object);
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
        const PoolObject& source = m_sources[emitter.source];
        const Spot place = placeAt(source, static_cast<double>(frame) / perSecond);
        const Spot at{place.x + emitter.offset.x, place.y + emitter.offset.y};
        const double amount = forcingAt(source, settings.rule, settings.rule.k * stiffnessAt(wave, at),
                                        perSecond, frame, emitter.delay);
        if (amount == 0.0) continue;
        if (!travels(source)) forcing.add(done, emitter.footprint, amount);
        else forcing.add(done, forcing.keep(footprintOf(source, wave.grid(), settings.rule.scene, at)), amount);
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
    constexpr std::size_t ofOthers = 256, mostPushes = 40'000;
    if (std::ranges::any_of(m_sources, travels)) return Forcing::mostStepsOfTravellers;
    return static_cast<int>(
        std::clamp(mostPushes / std::max<std::size_t>(1, m_emitters.size()), std::size_t{1}, ofOthers));
}

double Emitters::largestForcing(const Wave<float>& wave, const Experiment& settings,
                                double largestFactor) const {
    double sum = 0.0;
    // Cells that cannot move count as the pool around them.
    const double stiffest = settings.rule.k * std::max(1.0, largestFactor);
    for (const Emitter& emitter : m_emitters) {
        const PoolObject& source = m_sources[emitter.source];
        const Spot place = placeAt(source, 0.0);
        const double localK =
            travels(source)
                ? stiffest
                : settings.rule.k * stiffnessAt(wave, {place.x + emitter.offset.x, place.y + emitter.offset.y});
        sum += seiche::largestForcing(source, settings.rule, localK, settings.stepsPerSecond);
    }
    return sum;
}

} // namespace seiche
