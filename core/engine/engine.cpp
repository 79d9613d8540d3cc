// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "engine/blocks.h"
#include "engine/double_precision_stepper.h"
#include "engine/forcing.h"
#include "engine/ghosts.h"
#include "engine/height_record.h"
#include "engine/implicit.h"
#include "engine/implicit_stiff.h"
#include "engine/layers_by_rows.h"
#include "engine/local_effects.h"
#include "engine/plan.h"
#include "engine/pml.h"
#include "engine/reference.h"
#include "engine/runge_kutta.h"
#include "engine/three_level_schemes.h"
#include "wave/bending.h"
#include "wave/denormals.h"
#include "wave/expects.h"

#include <algorithm>
#include <optional>

namespace seiche {

struct Engine::Scratch {
    /// Receives f[n+1] if its old field is still needed.
    std::optional<Field<float>> spare;
    Pml pml;
    ImplicitString implicit;
    RungeKutta rungeKutta;
    DoublePrecisionStepper inDouble;

    Field<float>& spareFor(const Wave<float>& wave) {
        if (!spare || !spare->isLike(wave.now)) spare = wave.previous;
        return *spare;
    }
    /// Frees scratch memory that only other schemes need.
    void keepOnlyFor(const Rule& rule) {
        const bool isRungeKutta = infoOf(rule.scheme).isRungeKutta;
        if (rule.scheme == Scheme::Leapfrog || isRungeKutta) spare.reset();
        if (!isRungeKutta) rungeKutta = {};
        if (!keepsVelocity(rule) && !resistsBending(rule)) inDouble.forget();
    }
};

Engine::Engine() : m_scratch(std::make_unique<Scratch>()) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

namespace {

// Applies absorbing walls after a Runge-Kutta step, to the velocity only: if the height lost it
// too, slow waves would grow at losses above two thirds.
void applySpongeToVelocity(Wave<float>& wave) {
    for (const SpongeCell& spongeCell : wave.sponge) {
        float& before = wave.previous.at(spongeCell.x, spongeCell.y);
        const InStep<float> now = wave.now.at(spongeCell.x, spongeCell.y);
        before = before + spongeCell.share * (now - before);
        if (!wave.velocity) continue;
        float& velocity = wave.velocity->at(spongeCell.x, spongeCell.y);
        velocity = velocity - spongeCell.share * InStep<float>(velocity);
    }
}

// Applies the dampers of impedance walls after a Runge-Kutta step. Without the springs to the
// surface, so the cells in front are half a cell too heavy.
void applySurfaceToVelocity(Wave<float>& wave) {
    for (SurfaceCell& cell : wave.surface) {
        cell.stretch = cell.earlier = 0.0f;
        const InStep<float> resistance = cell.resistance();
        const InStep<float> share = resistance / (1.0f + resistance);
        float& before = wave.previous.at(cell.x, cell.y);
        const InStep<float> now = wave.now.at(cell.x, cell.y);
        before = before + share * (now - before);
        if (!wave.velocity) continue;
        float& velocity = wave.velocity->at(cell.x, cell.y);
        velocity = velocity - share * InStep<float>(velocity);
    }
}

void round(const Field<double>& from, Field<float>& to) {
    const Cells all = to.cells();
    const double* exact = from.row(0);
    float* rounded = to.row(0);
    for (int x = all.x0; x < all.x1; ++x) rounded[x] = static_cast<float>(InStep<double>(exact[x]));
}

void stepInDouble(Wave<float>& wave, const Rule& rule, std::int64_t steps, DoublePrecisionStepper& stepper,
                  Pml* pml) {
    FramesInDouble& frames = *wave.inDouble;
    Wave<double> exact(std::move(frames.now), std::move(frames.previous));
    exact.older = std::move(frames.older);
    stepper.step(exact, rule, steps, pml, wave.stiffnessIfAny());
    round(exact.now, wave.now);
    round(exact.previous, wave.previous);
    if (wave.older) round(*exact.older, *wave.older);
    wave.frame += steps;
    frames = {std::move(exact.now), std::move(exact.previous), std::move(exact.older)};
}

void implicitly(Wave<float>& wave, const Rule& rule, const Domain& domain, std::int64_t steps,
                ImplicitString& implicit, Field<float>& next, Pml* pml) {
    for (; steps > 0; --steps, ++wave.frame) {
        implicit.step(wave, rule, domain, next, pml, wave.stiffnessIfAny());
        std::swap(wave.previous, wave.now);
        std::swap(wave.now, next);
    }
}

void rungeKutta(Wave<float>& wave, const Rule& rule, const Domain& domain, std::int64_t steps,
                RungeKutta& stages, Pml* pml) {
    for (; steps > 0; --steps, ++wave.frame) {
        stages.step(wave, rule, domain, pml, wave.stiffnessIfAny());
        applySpongeToVelocity(wave);
        applySurfaceToVelocity(wave);
    }
}

} // namespace

void Engine::prepare(Wave<float>& wave, const Rule& rule) {
    SEICHE_EXPECTS(isFitFor(wave, rule));
    m_scratch->keepOnlyFor(rule);
    if (wave.pml) m_scratch->pml.begin(wave, rule, domainOf(wave.grid(), rule));
    if (infoOf(rule.scheme).isRungeKutta) m_scratch->rungeKutta.reserve(wave, rule.scene);
    else if (rule.scheme != Scheme::Leapfrog) m_scratch->spareFor(wave);
}

std::size_t Engine::bytesFor(const Grid& visible, const Rule& rule) {
    if (rule.arithmetic == Arithmetic::Integer) return 0;
    const std::size_t pml = absorbs(rule) ? Pml::bytesFor(visible, rule) : 0;
    const Surround hidden = PmlRegion::surroundFor(rule);
    const std::size_t spare = Field<float>::bytesFor(visible, rule.scene, hidden);
    if (rule.scheme == Scheme::Leapfrog) return pml;
    if (infoOf(rule.scheme).isRungeKutta) return pml + RungeKutta::bytesFor(visible, rule);
    if (infoOf(rule.scheme).isImplicit && resistsBending(rule))
        return spare + ImplicitStiffString::bytesFor(visible);
    if (infoOf(rule.scheme).isImplicit) return pml + spare + ImplicitString::bytesFor(hidden.around(visible));
    return pml + spare;
}

void Engine::advanceSingly(Wave<float>& wave, const Rule& rule, std::int64_t steps, const Forcing* forcing,
                           HeightRecord* record) {
    for (std::int64_t done = 1; done <= steps; ++done) {
        advance(wave, rule, 1);
        const Cells all = wave.now.cells();
        if (record) record->store(done, all, wave.now);
        const DenormalsAreZero flush;
        if (forcing && done < steps) forcing->apply(static_cast<int>(done), all, wave.now, wave);
    }
}

void Engine::advance(Wave<float>& wave, const Rule& rule, std::int64_t steps, const Forcing* forcing,
                     HeightRecord* record) {
    SEICHE_EXPECTS(steps >= 0);
    SEICHE_EXPECTS(isFitFor(wave, rule));
    const SchemeInfo& scheme = infoOf(rule.scheme);
    if (record) record->expect(wave, steps);
    if ((forcing || record) &&
        (scheme.isImplicit || scheme.isRungeKutta || isComputedInDouble(rule, wave.grid())))
        return advanceSingly(wave, rule, steps, forcing, record);
    const DenormalsAreZero flush;
    m_scratch->keepOnlyFor(rule);
    keepSlowWaves(wave, rule);
    const Domain domain = domainOf(wave.grid(), rule);
    if (wave.stiffness) fillStiffnessGhosts(*wave.stiffness, domain.edges);
    Pml* pml = wave.pml ? &m_scratch->pml : nullptr;
    if (pml) pml->begin(wave, rule, domain);
    if (wave.inDouble) return stepInDouble(wave, rule, steps, m_scratch->inDouble, pml);
    if (scheme.isImplicit)
        return implicitly(wave, rule, domain, steps, m_scratch->implicit, m_scratch->spareFor(wave), pml);
    if (scheme.isRungeKutta) return rungeKutta(wave, rule, domain, steps, m_scratch->rungeKutta, pml);

    std::optional<LayersByRows> layers;
    if (pml && LayersByRows::canDo(rule)) layers.emplace(*pml, wave, chosenIsa());
    const LocalEffects effects(wave, layers ? &*layers : nullptr, forcing, record);
    const bool inBlocks = rule.scheme == Scheme::Leapfrog && (!pml || layers);
    const std::int64_t atOnce = inBlocks ? steps : std::min<std::int64_t>(steps, 1);
    const Formula formula = formulaOf(rule, wave.stiffness.has_value());
    const EndDampers<float> dashpots(wave, rule);
    ThreadPool::Lease lease(ThreadPool::shared(), usefulThreads(domain, atOnce, m_threads));
    const int fields = 2 + (wave.velocity ? 1 : 0) + (wave.stiffness ? 1 : 0);
    const Plan plan = planFor(domain, fields, atOnce, lease.threads());
    if (inBlocks) return stepInBlocks(wave, formula, domain, steps, plan, lease, effects, dashpots);
    for (std::int64_t done = 1; done <= steps; ++done) {
        if (pml) pml->updatePsi(laplacianSource(wave, rule.scheme));
        if (rule.scheme == Scheme::Leapfrog) stepInBlocks(wave, formula, domain, 1, plan, lease, dashpots);
        else stepTextbook(wave, formula, dashpots, domain, 1, m_scratch->spareFor(wave), plan.isa, lease);
        if (pml) pml->correctLaplacian(wave.now);
        if (pml && wave.velocity) pml->correctLaplacian(*wave.velocity);
        effects.act(done, domain.all, wave.now, wave.previous);
    }
}

void Engine::advance(Wave<std::int32_t>& wave, const Rule& rule, std::int64_t steps, HeightRecord* record) {
    SEICHE_EXPECTS(steps >= 0);
    if (record) record->expect(wave, steps);
    if (rule.water == Water::Blur) {
        if (!record) return referenceSteps(wave, rule, steps);
        for (std::int64_t done = 1; done <= steps; ++done) {
            referenceSteps(wave, rule, 1);
            record->store(done, wave.now.cells(), wave.now);
        }
        return;
    }
    const Domain domain = domainOf(wave.grid(), rule);
    ThreadPool::Lease lease(ThreadPool::shared(), usefulThreads(domain, steps, m_threads));
    stepInBlocks(wave, integerFormulaOf(rule), domain, steps, planFor(domain, 2, steps, lease.threads()), lease,
                 record);
}

} // namespace seiche
