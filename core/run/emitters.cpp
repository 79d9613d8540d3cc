// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/emitters.h"

namespace seiche {

namespace {

bool travels(const PoolObject& source) { return std::get<Source>(source.is).speed > 0.0; }

// A source in a wall swings as in the plain medium.
double stiffnessAt(const Wave<float>& wave, const Spot& at) {
    const double stiffness = wave.stiffnessNear(at.x, at.y);
    return stiffness > 0.0 ? stiffness : 1.0;
}

} // namespace

Emitters::Emitters(const PoolObjects& objects, const Grid& grid) {
    for (const PoolObject& object : objects) {
        if (!std::holds_alternative<Source>(object.is)) continue;
        Emitter emitter{object, {}};
        if (!travels(object)) emitter.footprint = footprintOf(object, grid, {object.x, object.y});
        m_emitters.push_back(std::move(emitter));
    }
}

void Emitters::applyForcing(Wave<float>& wave, const Experiment& settings) const {
    const Cells interior = interiorOf(wave.grid(), settings.rule);
    const double perSecond = settings.stepsPerSecond;
    double added = 0.0;
    for (const Emitter& emitter : m_emitters) {
        const Spot at = placeAt(emitter.source, static_cast<double>(wave.frame) / perSecond);
        const double applyForcing = forcingAt(emitter.source, settings.rule,
                                              settings.rule.k * stiffnessAt(wave, at), perSecond, wave.frame);
        if (applyForcing == 0.0) continue;
        const auto give = [&](const std::vector<Weight>& footprint) {
            for (const Weight& cell : footprint) {
                if (!interior.contains(cell.x, cell.y)) continue;
                if (wave.stiffness && !(wave.stiffness->at(cell.x, cell.y) > 0.0f)) continue;
                const float amount = static_cast<float>(applyForcing * cell.share);
                wave.now.at(cell.x, cell.y) += amount;
                if (wave.velocity) wave.velocity->at(cell.x, cell.y) += amount;
                added += double{amount};
            }
        };
        if (travels(emitter.source)) give(footprintOf(emitter.source, wave.grid(), at));
        else give(emitter.footprint);
    }
    if (conserves(settings.rule) && added != 0.0) takeOffEvenly(wave, added);
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
