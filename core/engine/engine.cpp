// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "engine/absorbing.h"
#include "engine/blocks.h"
#include "engine/denormals.h"
#include "engine/implicit.h"
#include "engine/plan.h"
#include "engine/reference.h"
#include "engine/runge_kutta.h"
#include "engine/textbook.h"

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
        if (!spare || spare->grid() != wave.grid() || spare->ghostRows() != wave.now.ghostRows())
            spare = wave.before;
        return *spare;
    }
};

Engine::Engine() : m_scratch(std::make_unique<Scratch>()) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

namespace {

template <class T>
void leapfrogFast(Wave<T>& wave, const Rule& rule, std::int64_t steps, int threads) {
    ThreadPool::Lease lease(ThreadPool::shared(), usefulThreads(wave.grid(), steps, threads));
    advanceInBlocks(wave, rule, steps, planFor(wave.grid(), rule, steps, lease.threads()), lease);
}

// Absorbing walls: what they take from a cell's velocity at the step that has just been done.
void swallow(Wave<float>& wave) {
    for (const Loss& loss : wave.losses) {
        float& now = wave.now.at(loss.x, loss.y);
        now -= loss.share * (now - wave.before.at(loss.x, loss.y));
    }
}

// The same for Runge-Kutta, whose step is over when height and velocity are known: to take the lost velocity from the
// height as well would let slow waves grow where more than two thirds are lost.
void swallowVelocity(Wave<float>& wave) {
    for (const Loss& loss : wave.losses) {
        float& before = wave.before.at(loss.x, loss.y);
        before += loss.share * (wave.now.at(loss.x, loss.y) - before);
    }
}

bool isImplicit(Scheme scheme) { return scheme == Scheme::ImplicitEuler || scheme == Scheme::Trapezoid; }

// `sides` is given where the wave is a visible one together with what is hidden beyond its absorbing sides.
void implicitly(Wave<float>& wave, const Rule& rule, std::int64_t steps, ImplicitString& implicit,
                Frame<float>& next, AbsorbingSides* sides = nullptr) {
    const DenormalsAreZero flush;
    for (; steps > 0; --steps, ++wave.frame) {
        implicit.step(wave, rule, next, sides);
        std::swap(wave.before, wave.now);
        std::swap(wave.now, next);
    }
}

void rungeKutta(Wave<float>& wave, const Rule& rule, std::int64_t steps, RungeKutta& stages,
                AbsorbingSides* sides = nullptr) {
    const DenormalsAreZero flush;
    for (; steps > 0; --steps, ++wave.frame) {
        stages.step(wave, rule, sides);
        swallowVelocity(wave);
    }
}

Frame<float>& pulledFrom(Wave<float>& wave, Scheme scheme) {
    if (scheme == Scheme::DelayedEuler) return *wave.older;
    return scheme == Scheme::Euler ? wave.before : wave.now;
}

} // namespace

void Engine::advance(Wave<float>& wave, const Rule& rule, std::int64_t steps) {
    if (absorbs(rule)) return advanceWithMargin(wave, rule, steps);
    if (isImplicit(rule.scheme))
        return implicitly(wave, rule, steps, m_scratch->implicit, m_scratch->spareFor(wave));
    if (rule.scheme == Scheme::Rk4) return rungeKutta(wave, rule, steps, m_scratch->rungeKutta);
    if (!wave.losses.empty()) return advanceWithLosses(wave, rule, steps);
    advanceTwoFrames(wave, rule, steps);
}

// Leapfrog and the textbook schemes.
void Engine::advanceTwoFrames(Wave<float>& wave, const Rule& rule, std::int64_t steps) {
    if (rule.scheme == Scheme::Leapfrog) return leapfrogFast(wave, rule, steps, m_threads);
    if (wave.stiffness) return referenceAdvance(wave, rule, steps);
    ThreadPool::Lease lease(ThreadPool::shared(), usefulThreads(wave.grid(), steps, m_threads));
    advanceTextbook(wave, rule, steps, m_scratch->spareFor(wave), chosenIsa(), lease);
}

void Engine::advanceWithLosses(Wave<float>& wave, const Rule& rule, std::int64_t steps) {
    const DenormalsAreZero flush;
    for (; steps > 0; --steps) {
        advanceTwoFrames(wave, rule, 1);
        swallow(wave);
    }
}

void Engine::advanceWithMargin(Wave<float>& wave, const Rule& rule, std::int64_t steps) {
    const DenormalsAreZero flush;
    AbsorbingSides& sides = m_scratch->sides;
    sides.enter(wave, rule);
    Wave<float>& whole = sides.whole();
    const Rule& closed = sides.ruleOfWhole();
    if (isImplicit(rule.scheme))
        implicitly(whole, closed, steps, m_scratch->implicit, m_scratch->spareFor(whole), &sides);
    else if (rule.scheme == Scheme::Rk4) rungeKutta(whole, closed, steps, m_scratch->rungeKutta, &sides);
    else
        for (; steps > 0; --steps) {
            sides.takeIn(pulledFrom(whole, rule.scheme));
            advance(whole, closed, 1);
            sides.changePull(whole.now);
        }
    sides.leave(wave);
}

void Engine::advance(Wave<std::int32_t>& wave, const Rule& rule, std::int64_t steps) {
    if (rule.water == Water::Blur) return referenceAdvance(wave, rule, steps);
    leapfrogFast(wave, rule, steps, m_threads);
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
