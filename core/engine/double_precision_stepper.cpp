// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/double_precision_stepper.h"

#include "engine/ghosts.h"
#include "engine/laplacian.h"

#include <utility>

namespace seiche {

namespace {

// d * (f + s * ((f - f[n-1]) + k * L f[src])) for the cells that move; `next` holds f[n-1].
template <class Laplacian>
void explicitStep(const Field<double>& now, const Rule& rule, const Cells& moving, const Field<double>& source,
                  Laplacian laplacian, Field<double>& next) {
    const double d = rule.damping.update;
    const double s = rule.damping.velocity;
    const std::ptrdiff_t up = source.pitch();
    for (int y = moving.y0; y < moving.y1; ++y) {
        const double* f = now.row(y);
        const double* from = source.row(y);
        double* to = next.row(y);
        for (int x = moving.x0; x < moving.x1; ++x)
            to[x] = d * (f[x] + s * ((f[x] - to[x]) + laplacian(from + x, up, x, y)));
    }
}

} // namespace

bool DoublePrecisionStepper::canRun(const Rule& rule) {
    return rule.arithmetic == Arithmetic::Float && !absorbs(rule);
}

Field<double>& DoublePrecisionStepper::spare(const Wave<double>& wave, const Rule& rule) {
    if (!m_spare || m_spare->grid() != wave.grid() || m_spare->ghostRows() != wave.now.ghostRows())
        m_spare.emplace(wave.grid(), rule.scene);
    return *m_spare;
}

void DoublePrecisionStepper::textbook(Wave<double>& wave, const Rule& rule, const Domain& domain) {
    Field<double>& oldest = wave.older ? *wave.older : wave.before;
    Field<double>& next = spare(wave, rule);
    next = wave.before;
    fillGhosts(oldest, domain.all, domain.edges);
    withEvenLaplacian(
        rule, [&](auto laplacian) { explicitStep(wave.now, rule, domain.moving, oldest, laplacian, next); });
    if (wave.older) std::swap(*wave.older, wave.before);
    std::swap(wave.before, wave.now);
    std::swap(wave.now, next);
}

void DoublePrecisionStepper::step(Wave<double>& wave, const Rule& rule, std::int64_t steps) {
    const Domain domain = domainOf(wave.grid(), rule);
    for (; steps > 0; --steps, ++wave.frame) {
        if (infoOf(rule.scheme).isRungeKutta) {
            m_rungeKutta.step(wave, rule, domain);
        } else if (infoOf(rule.scheme).isImplicit) {
            Field<double>& next = spare(wave, rule);
            m_implicit.step(wave, rule, domain, next);
            std::swap(wave.before, wave.now);
            std::swap(wave.now, next);
        } else if (rule.scheme == Scheme::Leapfrog) {
            fillGhosts(wave.now, domain.all, domain.edges);
            withEvenLaplacian(rule, [&](auto laplacian) {
                explicitStep(wave.now, rule, domain.moving, wave.now, laplacian, wave.before);
            });
            std::swap(wave.now, wave.before);
        } else {
            textbook(wave, rule, domain);
        }
    }
}

} // namespace seiche
