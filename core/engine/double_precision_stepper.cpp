// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/double_precision_stepper.h"

#include "engine/formula.h"
#include "engine/ghosts.h"
#include "engine/kernels.h"
#include "engine/laplacian.h"
#include "wave/bending.h"
#include "wave/expects.h"
#include "wave/impedance_end.h"

#include <algorithm>
#include <utility>

namespace seiche {

namespace {

// Computes d * (f + s * ((f - f[n-1]) + k * L f[src])) for the moving cells; `next` may be f[n-1].
template <class Laplacian>
void explicitStep(const Wave<double>& wave, const Rule& rule, const Cells& moving, const Field<double>& source,
                  Laplacian laplacian, Field<double>& next) {
    const double d = rule.damping.update;
    const double s = rule.damping.velocity;
    const std::ptrdiff_t up = source.pitch();
    for (int y = moving.y0; y < moving.y1; ++y) {
        const double* f = wave.now.row(y);
        const double* before = wave.previous.row(y);
        const double* from = source.row(y);
        double* to = next.row(y);
        for (int x = moving.x0; x < moving.x1; ++x) {
            const InStep<double> here = f[x];
            to[x] = d * (here + s * ((here - before[x]) + laplacian(from + x, up, x, y)));
        }
    }
}

// The explicit step of a string, optimised for lessons.
class StringLoop {
public:
    StringLoop(const Rule& rule, const Domain& domain, const Grid& grid, const Field<float>* stiffness)
        : m_formula(stringFormulaOf(rule, stiffness != nullptr)), m_step(stepsFor(m_formula, chosenIsa())),
          m_dashpots(grid, stiffness, rule), m_domain(domain),
          m_stiffness(stiffness ? stiffness->row(0) : nullptr) {}

    void operator()(const Wave<double>& wave, const Field<double>& source, Field<double>& next) const {
        step({next.row(0), wave.previous.row(0), wave.now.row(0), source.row(0), m_stiffness},
             m_domain.moving.x0, m_domain.moving.x1);
    }
    // Runs leapfrog steps without absorbing sides, in strips that stay in the first cache for
    // several steps. Strips move left each step, over cells whose right neighbours are done.
    void run(Wave<double>& wave, std::int64_t steps) const {
        constexpr int stripCells = 1024, lean = 8;
        constexpr std::int64_t stepsPerPass = 24;
        Field<double>* const frames[] = {&wave.now, &wave.previous};
        const int x0 = m_domain.moving.x0, x1 = m_domain.moving.x1;
        const Edges& edges = m_domain.edges;
        const bool ring = edges.left == Edge::Periodic; // both ends depend on each other at every step
        const bool hasGhosts = edges.left != Edge::Fixed || edges.right != Edge::Fixed;
        const int strips = ring ? 1 : std::max(1, (x1 - x0) / stripCells);
        int from = 0;
        for (std::int64_t left = steps; left > 0; left -= stepsPerPass) {
            const int count = static_cast<int>(std::min(left, stepsPerPass));
            for (int strip = 0; strip < strips; ++strip)
                for (int t = 0; t < count; ++t) {
                    Field<double>& source = *frames[(from + t) % 2];
                    double *now = source.row(0), *before = frames[(from + t + 1) % 2]->row(0);
                    if (hasGhosts) fillGhosts(source, m_domain.all, edges);
                    const int begin = strip == 0 ? x0 : x0 + strip * stripCells - lean * t;
                    const int end = strip + 1 == strips ? x1 : x0 + (strip + 1) * stripCells - lean * t;
                    step({before, before, now, now, m_stiffness}, begin, end);
                }
            from = (from + count) % 2;
        }
        if (from != 0) std::swap(wave.now, wave.previous);
        wave.frame += steps;
    }

private:
    void step(const StringRow& row, int begin, int end) const {
        m_dashpots.around({row.next, row.previous, nullptr}, begin, end, m_domain.moving,
                          [&] { m_step(row, m_formula, begin, end); });
    }

    StringFormula m_formula;
    StringStep m_step;
    EndDampers<double> m_dashpots;
    Domain m_domain;
    const float* m_stiffness; ///< null if uniform
};

// Steps a string with bending; ends affect two points.
void stiffStep(const Wave<double>& wave, const Rule& rule, const Cells& moving, const Field<double>& source,
               Field<double>& next) {
    if (moving.width() < 1) return;
    const StiffLaplacian laplacian(rule, wave.grid());
    const auto inside = [&laplacian](const double* p, std::ptrdiff_t, int, int) { return laplacian.inside(p); };
    const auto part = [&](int x0, int x1, auto force) {
        explicitStep(wave, rule, Cells{x0, x1, moving.y0, moving.y1}, source, force, next);
    };
    const int first = std::clamp(2, moving.x0, moving.x1);
    const int end = std::clamp(laplacian.last - 1, first, moving.x1);
    part(moving.x0, first, laplacian);
    part(first, end, inside);
    part(end, moving.x1, laplacian);
}

void explicitStep(const Wave<double>& wave, const Rule& rule, const Domain& domain, const Field<double>& source,
                  Field<double>& next, const Field<float>* stiffness) {
    if (resistsBending(rule)) return stiffStep(wave, rule, domain.moving, source, next);
    if (rule.scene == SceneKind::String)
        return StringLoop(rule, domain, wave.grid(), stiffness)(wave, source, next);
    withEvenLaplacian(
        rule, [&](auto laplacian) { explicitStep(wave, rule, domain.moving, source, laplacian, next); });
}

} // namespace

bool DoublePrecisionStepper::canRun(const Rule& rule) {
    return rule.arithmetic == Arithmetic::Float && !absorbs(rule);
}

Field<double>& DoublePrecisionStepper::spare(const Wave<double>& wave) {
    if (!m_spare || !m_spare->isLike(wave.now)) m_spare.emplace(wave.now);
    return *m_spare;
}

void DoublePrecisionStepper::forget() { *this = {}; }

void DoublePrecisionStepper::leapfrog(Wave<double>& wave, const Rule& rule, const Domain& domain, Pml* pml) {
    fillGhosts(wave.now, domain.all, domain.edges);
    if (pml) pml->updatePsi(wave.now);
    explicitStep(wave, rule, domain, wave.now, wave.previous, m_stiffness);
    if (pml) pml->correctLaplacian(wave.previous, rule.damping.update * rule.damping.velocity * rule.k);
    std::swap(wave.now, wave.previous);
}

void DoublePrecisionStepper::textbook(Wave<double>& wave, const Rule& rule, const Domain& domain, Pml* pml) {
    Field<double>& oldest = wave.older ? *wave.older : wave.previous;
    Field<double>& next = spare(wave);
    next = wave.previous; // copies the held cells
    fillGhosts(oldest, domain.all, domain.edges);
    if (pml) pml->updatePsi(oldest);
    explicitStep(wave, rule, domain, oldest, next, m_stiffness);
    if (pml) pml->correctLaplacian(next, rule.damping.update * rule.damping.velocity * rule.k);
    if (wave.older) std::swap(*wave.older, wave.previous);
    std::swap(wave.previous, wave.now);
    std::swap(wave.now, next);
}

void DoublePrecisionStepper::step(Wave<double>& wave, const Rule& rule, std::int64_t steps, Pml* pml,
                                  const Field<float>* stiffness) {
    SEICHE_EXPECTS(steps >= 0 && rule.arithmetic == Arithmetic::Float);
    SEICHE_EXPECTS(pml || !absorbs(rule));
    SEICHE_EXPECTS(wave.older.has_value() == (infoOf(rule.scheme).fields > 2));
    m_stiffness = stiffness;
    const Domain domain = domainOf(wave.grid(), rule);
    const bool isStiff = resistsBending(rule);
    if (rule.scheme == Scheme::Leapfrog && rule.scene == SceneKind::String && !pml && !isStiff)
        return StringLoop(rule, domain, wave.grid(), stiffness).run(wave, steps);
    for (; steps > 0; --steps, ++wave.frame) {
        if (infoOf(rule.scheme).isRungeKutta) {
            m_rungeKutta.step(wave, rule, domain, pml, stiffness);
        } else if (infoOf(rule.scheme).isImplicit) {
            Field<double>& next = spare(wave);
            if (isStiff) m_implicitStiff.step(wave, rule, domain, next);
            else m_implicit.step(wave, rule, domain, next, pml, stiffness);
            std::swap(wave.previous, wave.now);
            std::swap(wave.now, next);
        } else if (rule.scheme == Scheme::Leapfrog) {
            leapfrog(wave, rule, domain, pml);
        } else {
            textbook(wave, rule, domain, pml);
        }
    }
}

} // namespace seiche
