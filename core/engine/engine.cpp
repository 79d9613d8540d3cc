// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "engine/denormals.h"
#include "engine/ghosts.h"
#include "engine/implicit.h"
#include "engine/reference.h"
#include "engine/runge_kutta.h"

#include <bit>
#include <cmath>
#include <limits>
#include <optional>

namespace seiche {

struct Engine::Scratch {
    /// Receives f[n+1] where the frame it replaces is still read.
    std::optional<Frame<float>> spare;
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
void leapfrog(Wave<T>& wave, const Rule& rule) {
    fillGhosts(wave.now, rule.edges);
    referenceStep(wave, rule, wave.before);
    std::swap(wave.now, wave.before);
}

// Cells held by a fixed edge are not computed; they keep their height.
void keepHeldCells(const Wave<float>& wave, const Rule& rule, Frame<float>& next) {
    const Grid& grid = wave.grid();
    const Interior interior = interiorOf(grid, rule);
    for (int y = 0; y < grid.height; ++y) {
        const bool wholeRow = y < interior.y0 || y >= interior.y1;
        const float* from = wave.now.row(y);
        float* to = next.row(y);
        if (wholeRow) std::copy_n(from, grid.width, to);
        if (interior.x0 > 0) to[0] = from[0];
        if (interior.x1 < grid.width) to[grid.width - 1] = from[grid.width - 1];
    }
}

void euler(Wave<float>& wave, const Rule& rule, Frame<float>& next) {
    fillGhosts(wave.before, rule.edges);
    referenceStep(wave, rule, next);
    keepHeldCells(wave, rule, next);
    std::swap(wave.before, wave.now);
    std::swap(wave.now, next);
}

void delayedEuler(Wave<float>& wave, const Rule& rule, Frame<float>& next) {
    fillGhosts(*wave.older, rule.edges);
    referenceStep(wave, rule, next);
    keepHeldCells(wave, rule, next);
    std::swap(*wave.older, wave.before);
    std::swap(wave.before, wave.now);
    std::swap(wave.now, next);
}

void implicitly(Wave<float>& wave, const Rule& rule, ImplicitString& implicit, Frame<float>& next) {
    implicit.step(wave, rule, next);
    std::swap(wave.before, wave.now);
    std::swap(wave.now, next);
}

} // namespace

void Engine::advance(Wave<float>& wave, const Rule& rule, std::int64_t steps) {
    const DenormalsAreZero flush;
    for (; steps > 0; --steps, ++wave.frame) {
        switch (rule.scheme) {
        case Scheme::Euler: euler(wave, rule, m_scratch->spareFor(wave)); break;
        case Scheme::DelayedEuler: delayedEuler(wave, rule, m_scratch->spareFor(wave)); break;
        case Scheme::ImplicitEuler:
        case Scheme::Trapezoid: implicitly(wave, rule, m_scratch->implicit, m_scratch->spareFor(wave)); break;
        case Scheme::Rk4: m_scratch->rungeKutta.step(wave, rule); break;
        case Scheme::Leapfrog: leapfrog(wave, rule); break;
        }
    }
}

void Engine::advance(Wave<std::int32_t>& wave, const Rule& rule, std::int64_t steps) {
    for (; steps > 0; --steps, ++wave.frame) leapfrog(wave, rule);
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
