// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/precise_steps.h"

#include "engine/ghosts.h"
#include "engine/spring_pull.h"

#include <utility>

namespace seiche {

namespace {

// d * (f + s * ((f - f[n-1]) + k * L f[src])) for the cells that move; `next` holds f[n-1].
template <class Pull>
void step(const Frame<double>& now, const Rule& rule, const Cells& moving, const Frame<double>& source,
          Pull pull, Frame<double>& next) {
    const double d = rule.damping.update;
    const double s = rule.damping.velocity;
    const std::ptrdiff_t up = source.pitch();
    for (int y = moving.y0; y < moving.y1; ++y) {
        const double* f = now.row(y);
        const double* from = source.row(y);
        double* to = next.row(y);
        for (int x = moving.x0; x < moving.x1; ++x)
            to[x] = d * (f[x] + s * ((f[x] - to[x]) + pull(from + x, up, x, y)));
    }
}

} // namespace

bool PreciseSteps::canRun(const Rule& rule) { return rule.arithmetic == Arithmetic::Float && !absorbs(rule); }

Frame<double>& PreciseSteps::spare(const Wave<double>& wave, const Rule& rule) {
    if (!m_spare || m_spare->grid() != wave.grid() || m_spare->ghostRows() != wave.now.ghostRows())
        m_spare.emplace(wave.grid(), rule.medium);
    return *m_spare;
}

void PreciseSteps::textbook(Wave<double>& wave, const Rule& rule, const Domain& domain) {
    Frame<double>& oldest = wave.older ? *wave.older : wave.before;
    Frame<double>& next = spare(wave, rule);
    next = wave.before;
    fillGhosts(oldest, domain.all, domain.edges);
    withEvenPull(rule, [&](auto pull) { step(wave.now, rule, domain.moving, oldest, pull, next); });
    if (wave.older) std::swap(*wave.older, wave.before);
    std::swap(wave.before, wave.now);
    std::swap(wave.now, next);
}

void PreciseSteps::advance(Wave<double>& wave, const Rule& rule, std::int64_t steps) {
    const Domain domain = domainOf(wave.grid(), rule);
    for (; steps > 0; --steps, ++wave.frame) {
        switch (rule.scheme) {
        case Scheme::Leapfrog:
            fillGhosts(wave.now, domain.all, domain.edges);
            withEvenPull(rule,
                         [&](auto pull) { step(wave.now, rule, domain.moving, wave.now, pull, wave.before); });
            std::swap(wave.now, wave.before);
            break;
        case Scheme::Euler:
        case Scheme::DelayedEuler: textbook(wave, rule, domain); break;
        case Scheme::ImplicitEuler:
        case Scheme::Trapezoid: {
            Frame<double>& next = spare(wave, rule);
            m_implicit.step(wave, rule, domain, next);
            std::swap(wave.before, wave.now);
            std::swap(wave.now, next);
            break;
        }
        case Scheme::Rk4: m_rungeKutta.step(wave, rule, domain); break;
        }
    }
}

} // namespace seiche
