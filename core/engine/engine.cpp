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

// The same for Runge-Kutta, whose step is over when height and velocity are known: to take the lost velocity
// from the height as well would let slow waves grow where more than two thirds are lost.
void swallowVelocity(Wave<float>& wave) {
    for (const Loss& loss : wave.losses) {
        float& before = wave.before.at(loss.x, loss.y);
        before += loss.share * (wave.now.at(loss.x, loss.y) - before);
    }
}

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

// Visible and hidden cells together, for as long as this lives.
class Entered {
public:
    Entered(AbsorbingSides& sides, Wave<float>& wave, const Rule& rule) : m_sides(sides), m_wave(wave) {
        sides.enter(wave, rule);
    }
    ~Entered() { m_sides.leave(m_wave); }
    Entered(const Entered&) = delete;
    Entered& operator=(const Entered&) = delete;

private:
    AbsorbingSides& m_sides;
    Wave<float>& m_wave;
};

Frame<float>& pulledFrom(Wave<float>& wave, Scheme scheme) {
    if (scheme == Scheme::DelayedEuler) return *wave.older;
    return scheme == Scheme::Euler ? wave.before : wave.now;
}

} // namespace

void Engine::prepare(Wave<float>& wave, const Rule& rule) {
    m_scratch->keepOnlyFor(rule);
    const auto reserve = [&](const Wave<float>& stepped) {
        if (rule.scheme == Scheme::Rk4) m_scratch->rungeKutta.reserve(stepped, rule.medium);
        else if (rule.scheme != Scheme::Leapfrog) m_scratch->spareFor(stepped);
    };
    if (!absorbs(rule)) return reserve(wave);
    const Entered entered(m_scratch->sides, wave, rule);
    reserve(m_scratch->sides.whole());
}

std::size_t Engine::bytesFor(const Grid& visible, const Rule& rule) {
    if (rule.arithmetic == Arithmetic::Integer) return 0;
    const std::size_t sides = absorbs(rule) ? AbsorbingSides::bytesFor(visible, rule) : 0;
    const Grid grid = Margin::surroundFor(rule).around(visible);
    const std::size_t spare = Frame<float>::bytesFor(grid, rule.medium);
    switch (rule.scheme) {
    case Scheme::Leapfrog: return sides;
    case Scheme::Euler:
    case Scheme::DelayedEuler: return sides + spare;
    case Scheme::ImplicitEuler:
    case Scheme::Trapezoid: return sides + spare + ImplicitString::bytesFor(grid);
    case Scheme::Rk4: return sides + RungeKutta::bytesFor(grid, rule.medium);
    }
    return 0;
}

void Engine::advance(Wave<float>& wave, const Rule& rule, std::int64_t steps) {
    m_scratch->keepOnlyFor(rule);
    if (absorbs(rule)) return advanceWithMargin(wave, rule, steps);
    if (infoOf(rule.scheme).isImplicit)
        return implicitly(wave, rule, steps, m_scratch->implicit, m_scratch->spareFor(wave));
    if (rule.scheme == Scheme::Rk4) return rungeKutta(wave, rule, steps, m_scratch->rungeKutta);
    if (!wave.losses.empty()) return advanceWithLosses(wave, rule, steps);
    advanceTwoFrames(wave, rule, steps);
}

// Leapfrog and the textbook schemes.
void Engine::advanceTwoFrames(Wave<float>& wave, const Rule& rule, std::int64_t steps) {
    if (rule.scheme == Scheme::Leapfrog) return leapfrogFast(wave, rule, steps, m_threads);
    if (wave.stiffness) return referenceAdvance(wave, rule, steps, m_scratch->spareFor(wave));
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
    const Entered entered(sides, wave, rule);
    Wave<float>& whole = sides.whole();
    const Rule& closed = sides.ruleOfWhole();
    if (infoOf(rule.scheme).isImplicit)
        implicitly(whole, closed, steps, m_scratch->implicit, m_scratch->spareFor(whole), &sides);
    else if (rule.scheme == Scheme::Rk4) rungeKutta(whole, closed, steps, m_scratch->rungeKutta, &sides);
    else
        for (; steps > 0; --steps) {
            sides.takeIn(pulledFrom(whole, rule.scheme));
            advance(whole, closed, 1);
            sides.changePull(whole.now);
        }
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
