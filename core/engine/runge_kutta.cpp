// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runge_kutta.h"

#include "engine/ghosts.h"
#include "engine/spring_pull.h"
#include "wave/corner_spring.h"

#include <type_traits>

namespace seiche {

namespace {

// Where cells have a stiffness of their own (see `Wave::stiffness`).
struct UnevenPull {
    double side;
    double corner;
    const Frame<float>& stiffness;

    double operator()(const double* p, std::ptrdiff_t up, int x, int y) const {
        const float* s = stiffness.row(y) + x;
        if (!(s[0] > 0.0f)) return 0.0;
        const std::ptrdiff_t above = stiffness.pitch();
        const auto bond = [=](int dx, int dy) {
            return s[dy * above + dx] != freeWall ? p[dy * up + dx] - p[0] : 0.0;
        };
        const double sides = (bond(-1, 0) + bond(1, 0)) + (bond(0, -1) + bond(0, 1));
        const auto cornerBond = [=](int dx, int dy) {
            switch (cornerSpring(s[dy * above + dx], s[dy * above], s[dx])) {
            case CornerSpring::ToCorner: return p[dy * up + dx] - p[0];
            case CornerSpring::ToVertical: return p[dy * up] - p[0];
            case CornerSpring::ToHorizontal: return p[dx] - p[0];
            case CornerSpring::ToRest: return -p[0];
            case CornerSpring::None: break;
            }
            return 0.0;
        };
        const double corners =
            (cornerBond(-1, -1) + cornerBond(1, -1)) + (cornerBond(-1, 1) + cornerBond(1, 1));
        return double{s[0]} * (side * sides + corner * corners);
    }
};

// The equations are linear and the same at every time, so the four stages of the classical scheme are the
// series of the exponential up to its fourth term, nested: y + A (y + A/2 (y + A/3 (y + A/4 y))).
template <class T, class Pull>
void stages(const Wave<T>& wave, const Rule& rule, Pull pull, Frame<double>& height, Frame<double>& velocity,
            Frame<double>& spare, AbsorbingSides* sides) {
    const Interior interior = interiorOf(wave.grid(), rule);
    const std::ptrdiff_t up = height.pitch();
    for (int stage = 4; stage >= 1; --stage) {
        fillGhosts(height, rule.edges);
        if (sides) sides->lookAt(height);
        const double share = 1.0 / stage;
        for (int y = interior.y0; y < interior.y1; ++y) {
            const T* now = wave.now.row(y);
            const T* before = wave.before.row(y);
            const double* f = height.row(y);
            double* v = velocity.row(y);
            double* next = spare.row(y);
            for (int x = interior.x0; x < interior.x1; ++x) {
                next[x] = double{now[x]} + share * v[x];
                v[x] = (double{now[x]} - double{before[x]}) + share * pull(f + x, up, x, y);
            }
        }
        if (sides) sides->changePull(velocity, share * rule.k);
        std::swap(height, spare);
    }
}

} // namespace

template <class T>
void RungeKutta::prepare(const Wave<T>& wave, Medium medium) {
    const Grid grid = wave.grid();
    if (!m_height || m_height->grid() != grid || m_height->ghostRows() != wave.now.ghostRows()) {
        m_height.emplace(grid, medium);
        m_velocity.emplace(grid, medium);
        m_spare.emplace(grid, medium);
    }
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) {
            m_height->at(x, y) = m_spare->at(x, y) = double{wave.now.at(x, y)};
            m_velocity->at(x, y) = double{wave.now.at(x, y)} - double{wave.before.at(x, y)};
        }
}

template <class T>
void RungeKutta::step(Wave<T>& wave, const Rule& rule, AbsorbingSides* sides) {
    prepare(wave, rule.medium);
    const auto run = [&](auto pull) { stages(wave, rule, pull, *m_height, *m_velocity, *m_spare, sides); };
    bool isEven = true;
    if constexpr (std::is_same_v<T, float>) isEven = !wave.stiffness || rule.medium == Medium::String;
    if (isEven) withEvenPull(rule, run);
    if constexpr (std::is_same_v<T, float>) {
        if (!isEven) {
            const StencilWeights weights = weightsOf(rule);
            fillGhosts(*wave.stiffness, rule.edges);
            run(UnevenPull{rule.k * weights.side, rule.k * weights.corner, *wave.stiffness});
        }
        if (sides) sides->takeIn(wave.now);
    }
    const Interior interior = interiorOf(wave.grid(), rule);
    for (int y = interior.y0; y < interior.y1; ++y)
        for (int x = interior.x0; x < interior.x1; ++x) {
            const T now = static_cast<T>(rule.damping.update * m_height->at(x, y));
            wave.now.at(x, y) = now;
            wave.before.at(x, y) = static_cast<T>(double{now} - rule.damping.velocity * m_velocity->at(x, y));
        }
}

template void RungeKutta::step(Wave<float>&, const Rule&, AbsorbingSides*);
template void RungeKutta::step(Wave<double>&, const Rule&, AbsorbingSides*);

} // namespace seiche
