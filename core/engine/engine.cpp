// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "engine/absorbing.h"
#include "engine/blocks.h"
#include "engine/denormals.h"
#include "engine/ghosts.h"
#include "engine/implicit.h"
#include "engine/plan.h"
#include "engine/reference.h"
#include "engine/runge_kutta.h"
#include "engine/textbook.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>

namespace seiche {

struct Engine::Scratch {
    /// Receives f[n+1] where the frame it replaces is still read.
    std::optional<Frame<float>> spare;
    AbsorbingSides sides;
    ImplicitString implicit;
    RungeKutta rungeKutta;

    Frame<float>& spareFor(const Wave<float>& wave) {
        if (!spare || !spare->isLike(wave.now)) spare = wave.before;
        return *spare;
    }
    /// Gives back what only other schemes need.
    void keepOnlyFor(const Rule& rule) {
        if (rule.scheme == Scheme::Leapfrog || rule.scheme == Scheme::Rk4) spare.reset();
        if (rule.scheme != Scheme::Rk4) rungeKutta = {};
    }
};

Engine::Engine() : m_scratch(std::make_unique<Scratch>()) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

namespace {

// Absorbing walls: what they take from a cell's velocity at the step that has just been done.
void swallow(Wave<float>& wave) {
    for (const Loss& loss : wave.losses) {
        float& now = wave.now.at(loss.x, loss.y);
        now -= loss.share * (now - wave.before.at(loss.x, loss.y));
    }
}

// The same for Runge-Kutta, whose step is over when height and velocity are known: to take the lost velocity
// from the height as well would let slow waves grow where more than two thirds are lost.
void swallowVelocity(Wave<float>& wave) {
    for (const Loss& loss : wave.losses) {
        float& before = wave.before.at(loss.x, loss.y);
        before += loss.share * (wave.now.at(loss.x, loss.y) - before);
    }
}

void implicitly(Wave<float>& wave, const Rule& rule, const Domain& domain, std::int64_t steps,
                ImplicitString& implicit, Frame<float>& next, AbsorbingSides* sides) {
    for (; steps > 0; --steps, ++wave.frame) {
        implicit.step(wave, rule, domain, next, sides);
        std::swap(wave.before, wave.now);
        std::swap(wave.now, next);
    }
}

void rungeKutta(Wave<float>& wave, const Rule& rule, const Domain& domain, std::int64_t steps,
                RungeKutta& stages, AbsorbingSides* sides) {
    for (; steps > 0; --steps, ++wave.frame) {
        stages.step(wave, rule, domain, sides);
        swallowVelocity(wave);
    }
}

Frame<float>& pulledFrom(Wave<float>& wave, Scheme scheme) {
    if (scheme == Scheme::DelayedEuler) return *wave.older;
    return scheme == Scheme::Euler ? wave.before : wave.now;
}

} // namespace

void Engine::prepare(Wave<float>& wave, const Rule& rule) {
    m_scratch->keepOnlyFor(rule);
    if (wave.margin) m_scratch->sides.begin(wave, rule, domainOf(wave.grid(), rule));
    if (rule.scheme == Scheme::Rk4) m_scratch->rungeKutta.reserve(wave, rule.medium);
    else if (rule.scheme != Scheme::Leapfrog) m_scratch->spareFor(wave);
}

std::size_t Engine::bytesFor(const Grid& visible, const Rule& rule) {
    if (rule.arithmetic == Arithmetic::Integer) return 0;
    const std::size_t sides = absorbs(rule) ? AbsorbingSides::bytesFor(visible, rule) : 0;
    const Surround hidden = Margin::surroundFor(rule);
    const std::size_t spare = Frame<float>::bytesFor(visible, rule.medium, hidden);
    switch (rule.scheme) {
    case Scheme::Leapfrog: return sides;
    case Scheme::Euler:
    case Scheme::DelayedEuler: return sides + spare;
    case Scheme::ImplicitEuler:
    case Scheme::Trapezoid: return sides + spare + ImplicitString::bytesFor(hidden.around(visible));
    case Scheme::Rk4: return sides + RungeKutta::bytesFor(visible, rule);
    }
    return 0;
}

void Engine::advance(Wave<float>& wave, const Rule& rule, std::int64_t steps) {
    const DenormalsAreZero flush;
    m_scratch->keepOnlyFor(rule);
    const Domain domain = domainOf(wave.grid(), rule);
    if (wave.stiffness) fillGhosts(*wave.stiffness, domain.edges);
    AbsorbingSides* sides = wave.margin ? &m_scratch->sides : nullptr;
    if (sides) sides->begin(wave, rule, domain);
    if (infoOf(rule.scheme).isImplicit)
        return implicitly(wave, rule, domain, steps, m_scratch->implicit, m_scratch->spareFor(wave), sides);
    if (rule.scheme == Scheme::Rk4) return rungeKutta(wave, rule, domain, steps, m_scratch->rungeKutta, sides);

    // Layers and absorbing walls have their part in every step.
    const std::int64_t atOnce = sides || !wave.losses.empty() ? std::min<std::int64_t>(steps, 1) : steps;
    const Formula formula = formulaOf(rule, wave.stiffness.has_value());
    ThreadPool::Lease lease(ThreadPool::shared(), usefulThreads(domain, atOnce, m_threads));
    const Plan plan = planFor(domain, atOnce, lease.threads());
    for (std::int64_t left = steps; left > 0; left -= atOnce) {
        if (sides) sides->takeIn(pulledFrom(wave, rule.scheme));
        if (rule.scheme == Scheme::Leapfrog) advanceInBlocks(wave, formula, domain, atOnce, plan, lease);
        else advanceTextbook(wave, formula, domain, atOnce, m_scratch->spareFor(wave), plan.isa, lease);
        swallow(wave);
        if (sides) sides->changePull(wave.now);
    }
}

void Engine::advance(Wave<std::int32_t>& wave, const Rule& rule, std::int64_t steps) {
    if (rule.water == Water::Blur) return referenceAdvance(wave, rule, steps);
    const Domain domain = domainOf(wave.grid(), rule);
    ThreadPool::Lease lease(ThreadPool::shared(), usefulThreads(domain, steps, m_threads));
    advanceInBlocks(wave, integerFormulaOf(rule), domain, steps, planFor(domain, steps, lease.threads()),
                    lease);
}

double largestHeight(const Frame<float>& frame) {
    // Without the sign, the bits of floats order as integers do, infinity and NaN above all numbers.
    std::int32_t largest = 0;
    for (int y = 0; y < frame.grid().height; ++y) {
        const float* row = frame.row(y);
        for (int x = 0; x < frame.grid().width; ++x)
            largest = std::max(largest, std::bit_cast<std::int32_t>(row[x]) & 0x7fffffff);
    }
    const float height = std::bit_cast<float>(largest);
    return std::isnan(height) ? std::numeric_limits<double>::infinity() : height;
}

double largestHeight(const Frame<std::int32_t>& frame) {
    std::int64_t largest = 0;
    for (int y = 0; y < frame.grid().height; ++y) {
        const std::int32_t* row = frame.row(y);
        for (int x = 0; x < frame.grid().width; ++x)
            largest = std::max<std::int64_t>(largest, row[x] < 0 ? -std::int64_t{row[x]} : row[x]);
    }
    return static_cast<double>(largest);
}

} // namespace seiche
