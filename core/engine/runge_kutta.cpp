// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/runge_kutta.h"

#include "engine/ghosts.h"
#include "engine/kept_velocities.h"
#include "engine/laplacian.h"
#include "wave/bending.h"
#include "wave/bond.h"
#include "wave/corner_spring.h"
#include "wave/impedance_end.h"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

namespace seiche {

namespace {

// Laplacian with a stiffness per cell (see `Wave::stiffness`).
struct UnevenLaplacian {
    double side;
    double corner;
    BondShares shares;
    const Field<float>& stiffness;

    InStep<double> operator()(const double* p, std::ptrdiff_t up, int x, int y) const {
        const float* s = stiffness.row(y) + x;
        if (!(s[0] > 0.0f)) return 0.0;
        const std::ptrdiff_t above = stiffness.pitch();
        const InStep<double> here = p[0];
        const auto bond = [=, this](int dx, int dy) -> InStep<double> {
            const float other = s[dy * above + dx];
            if (other == freeWall) return 0.0;
            return double{shares.factor(s[0], other)} * (p[dy * up + dx] - here);
        };
        const InStep<double> sides = (bond(-1, 0) + bond(1, 0)) + (bond(0, -1) + bond(0, 1));
        const auto cornerBond = [=](int dx, int dy) -> InStep<double> {
            switch (cornerSpring(s[dy * above + dx], s[dy * above], s[dx])) {
            case CornerSpring::ToCorner: return bond(dx, dy);
            case CornerSpring::ToVertical: return bond(0, dy);
            case CornerSpring::ToHorizontal: return bond(dx, 0);
            case CornerSpring::ToRest: return double{s[0]} * -here;
            case CornerSpring::None: break;
            }
            return 0.0;
        };
        const InStep<double> corners =
            (cornerBond(-1, -1) + cornerBond(1, -1)) + (cornerBond(-1, 1) + cornerBond(1, 1));
        return side * sides + corner * corners;
    }
};

// `UnevenLaplacian` of a string.
struct UnevenStringLaplacian {
    double k;
    BondShares shares;
    const float* stiffness;

    InStep<double> operator()(const double* p, std::ptrdiff_t, int x, int) const {
        const float* s = stiffness + x;
        if (!(s[0] > 0.0f)) return 0.0;
        const InStep<double> here = p[0];
        const auto bond = [=, this](int dx) -> InStep<double> {
            if (s[dx] == freeWall) return 0.0;
            return double{shares.factor(s[0], s[dx])} * (p[dx] - here);
        };
        return k * (bond(-1) + bond(1));
    }
};

// Neighbours still need a cell's old height. New rows therefore replace obsolete rows two further
// up, and in the next pass two further down.
Surround withRoomAbove(Surround surround) {
    surround.top += 2;
    return surround;
}

Surround withRoomBelow(Surround surround) {
    surround.bottom += 2;
    return surround;
}

// Replaces every moving cell by the result of `cell`. Arguments: pointer to its old number,
// height, velocity, column and row. Held cells receive their height.
template <class T, class Cell>
void replaceAll(Field<double>& stage, const Wave<T>& wave, const Domain& domain, Cell cell) {
    const Cells& all = domain.all;
    const Cells& moving = domain.moving;
    const Surround& hidden = wave.now.surround();
    const bool upwards = stage.surround() == withRoomAbove(hidden);
    for (int i = 0; i < all.height(); ++i) {
        const int y = upwards ? all.y0 + i : all.y1 - 1 - i;
        const double* old = stage.row(y);
        double* fresh = stage.row(upwards ? y - 2 : y + 2);
        const T* now = wave.now.row(y);
        const KeptVelocities<const T> velocity(wave, y);
        const bool isHeld = y < moving.y0 || y >= moving.y1;
        const int x0 = isHeld ? all.x1 : moving.x0, x1 = isHeld ? all.x1 : moving.x1;
        std::copy(now + all.x0, now + x0, fresh + all.x0);
        for (int x = x0; x < x1; ++x) fresh[x] = cell(old + x, double{now[x]}, velocity[x], x, y);
        for (int x = x1; x < all.x1; ++x) fresh[x] = double{now[x]};
    }
    stage = std::move(stage).with(upwards ? withRoomBelow(hidden) : withRoomAbove(hidden));
}

template <class T, class Cell>
void forEachMoving(const Wave<T>& wave, const Domain& domain, Cell cell) {
    const Cells& moving = domain.moving;
    for (int y = moving.y0; y < moving.y1; ++y) {
        const KeptVelocities<const T> velocity(wave, y);
        for (int x = moving.x0; x < moving.x1; ++x) cell(x, y, double{wave.now.at(x, y)}, velocity[x]);
    }
}

// Factors of the springs' force in two stages, and of the velocity in the height between them.
struct TwoStages {
    double first;
    double height;
    double second;
};

// Replaces heights by v + second * A (f + height * (v + first * A stage)), with A the springs'
// force.
template <class T, class Laplacian>
void computeStages(Field<double>& stage, const Wave<T>& wave, double k, const Domain& domain,
                   Laplacian laplacian, const TwoStages& shares, Pml* pml) {
    const std::ptrdiff_t up = stage.pitch();
    const auto begin = [&] {
        fillGhosts(stage, domain.all, domain.edges);
        if (pml) pml->previewPsi(stage);
    };
    const auto pushed = [&](double share) {
        return [=](const double* p, double, InStep<double> velocity, int x, int y) {
            return velocity + share * laplacian(p, up, x, y);
        };
    };
    begin();
    const auto first = pushed(shares.first);
    if (pml) {
        replaceAll(stage, wave, domain, first);
        pml->correctLaplacian(stage, shares.first * k);
        forEachMoving(wave, domain, [&](int x, int y, double now, double) {
            double& number = stage.at(x, y);
            number = now + shares.height * InStep<double>(number);
        });
    } else {
        const double share = shares.height;
        replaceAll(stage, wave, domain, [=](const double* p, double now, double velocity, int x, int y) {
            return now + share * InStep<double>(first(p, now, velocity, x, y));
        });
    }
    begin();
    replaceAll(stage, wave, domain, pushed(shares.second));
    if (pml) pml->correctLaplacian(stage, shares.second * k);
}

// The equations are linear and autonomous. The four classical stages are thus the nested
// exponential series to fourth order: y + A (y + A/2 (y + A/3 (y + A/4 y))). Heights need
// velocities and vice versa: two independent chains, computed in the same memory.
template <class T, class Laplacian>
void stages(Wave<T>& wave, const Rule& rule, const Domain& domain, Laplacian laplacian, Field<double>& stage,
            Field<T>& next, Pml* pml) {
    const Cells& all = domain.all;
    const auto copyTo = [&](auto& field) {
        for (int y = all.y0; y < all.y1; ++y)
            std::copy_n(wave.now.row(y) + all.x0, all.width(), field.row(y) + all.x0);
    };
    copyTo(stage);
    copyTo(next);
    computeStages(stage, wave, rule.k, domain, laplacian, {1.0 / 4.0, 1.0 / 3.0, 1.0 / 2.0}, pml);
    forEachMoving(wave, domain, [&](int x, int y, InStep<double> now, double) {
        next.at(x, y) = static_cast<T>(rule.damping.update * (now + stage.at(x, y)));
    });

    copyTo(stage);
    forEachMoving(wave, domain, [&](int x, int y, double now, InStep<double> velocity) {
        stage.at(x, y) = now + 0.25 * velocity;
    });
    computeStages(stage, wave, rule.k, domain, laplacian, {1.0 / 3.0, 1.0 / 2.0, 1.0}, pml);
}

// The last points of a string at a damper. Its force depends on the velocity and couples both
// chains. It reaches two points further in four stages. These points are computed again with the
// damper, together with the points that they depend on.
template <class T>
class PointsAtEnd {
public:
    PointsAtEnd(const Wave<T>& wave, const Rule& rule, const Domain& domain, const Field<float>* stiffness,
                bool left)
        : m_count(std::min(computed, domain.all.width())),
          m_first(left ? domain.all.x0 : domain.all.x1 - m_count), m_moving(domain.moving) {
        const BondShares shares = bondSharesOf(rule.model);
        const auto bond = [&](int i, int beside) {
            if (!stiffness) return rule.k;
            const float own = stiffness->at(m_first + i, 0), other = stiffness->at(m_first + beside, 0);
            return own > 0.0f && other != freeWall ? rule.k * double{shares.factor(own, other)} : 0.0;
        };
        for (int i = 0; i + 1 < m_count; ++i) {
            m_after[at(i)] = bond(i, i + 1);
            m_before[at(i + 1)] = bond(i + 1, i);
        }
        for (int i = 0; i < m_count; ++i) m_mass[at(i)] = 1.0;
        for (const bool side : {true, false}) {
            const int column = side ? domain.all.x0 : domain.all.x1 - 1;
            const int i = column - m_first;
            if (i < 0 || i >= m_count) continue;
            if (domain.edges.end(side) != Edge::Impedance) continue;
            const double resistance = resistanceOf(wave.grid(), stiffness, rule, side);
            // A single point is one cell between two dampers.
            m_mass[at(i)] += m_count > 1 ? massAtEnd(rule, side, resistance) - 1.0
                                         : std::max(0.0, resistance / fastestLossAtEnd - 0.5);
            m_resistance[at(i)] += resistance;
        }
        const KeptVelocities<const T> velocities(wave, 0);
        for (int i = 0; i < m_count; ++i)
            m_start[at(i)] = {double{wave.now.at(m_first + i, 0)}, velocities[m_first + i]};
        m_end = m_start;
        for (const double share : {1.0 / 4.0, 1.0 / 3.0, 1.0 / 2.0, 1.0}) m_end = stage(m_end, share);
        // All points of a short string, otherwise only near the end.
        m_from = left || m_count < computed ? 0 : m_count - kept;
        m_to = left && m_count == computed ? kept : m_count;
    }
    /// Calls `visit(column, height, velocity)` with each new state.
    template <class Visit>
    void forEach(Visit visit) const {
        for (int i = m_from; i < m_to; ++i)
            if (moves(i)) visit(m_first + i, m_end[at(i)].height, m_end[at(i)].velocity);
    }

private:
    static constexpr int computed = 8, kept = 4;
    struct Point {
        InStep<double> height, velocity;
    };
    using State = std::array<Point, computed>;

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    bool moves(int i) const { return m_first + i >= m_moving.x0 && m_first + i < m_moving.x1; }

    // Returns the start plus `share` times the derivative.
    State stage(const State& state, double share) const {
        State next = m_start;
        for (int i = 0; i < m_count; ++i) {
            if (!moves(i)) continue;
            const Point& here = state[at(i)];
            InStep<double> force = -m_resistance[at(i)] * here.velocity;
            if (i > 0) force += m_before[at(i)] * (state[at(i - 1)].height - here.height);
            if (i + 1 < m_count) force += m_after[at(i)] * (state[at(i + 1)].height - here.height);
            next[at(i)].height += share * here.velocity;
            next[at(i)].velocity += share * force / m_mass[at(i)];
        }
        return next;
    }

    int m_count, m_first;
    Cells m_moving;
    State m_start{}, m_end{};
    std::array<double, computed> m_before{}, m_after{}; ///< factors of the bonds
    std::array<double, computed> m_mass{}, m_resistance{};
    int m_from = 0, m_to = 0;
};

template <class T>
auto& nextOf(std::optional<Field<float>>& single, std::optional<Field<double>>& twofold) {
    if constexpr (std::is_same_v<T, float>) return single;
    else return twofold;
}

} // namespace

template <class T>
void RungeKutta::reserve(const Wave<T>& wave, SceneKind scene) {
    auto& next = nextOf<T>(m_next, m_nextInDouble);
    if (next && next->isLike(wave.now)) return;
    next.reset();
    m_stage.reset();
    m_stage.emplace(wave.grid(), scene, withRoomAbove(wave.now.surround()));
    next.emplace(wave.now);
}

std::size_t RungeKutta::bytesFor(const Grid& visible, const Rule& rule) {
    const Surround hidden = PmlRegion::surroundFor(rule);
    return Field<double>::bytesFor(visible, rule.scene, withRoomAbove(hidden)) +
           Field<float>::bytesFor(visible, rule.scene, hidden);
}

template <class T>
void RungeKutta::step(Wave<T>& wave, const Rule& rule, const Domain& domain, Pml* pml,
                      const Field<float>* stiffness) {
    reserve(wave, rule.scene);
    Field<T>& next = *nextOf<T>(m_next, m_nextInDouble);
    const auto run = [&](auto laplacian) { stages(wave, rule, domain, laplacian, *m_stage, next, pml); };
    const BondShares shares = bondSharesOf(rule.model);
    const StencilWeights weights = weightsOf(rule);
    if (resistsBending(rule)) run(StiffLaplacian(rule, wave.grid()));
    else if (!stiffness) withEvenLaplacian(rule, run);
    else if (rule.scene == SceneKind::String) run(UnevenStringLaplacian{rule.k, shares, stiffness->row(0)});
    else if constexpr (std::is_same_v<T, float>) // pools are never computed in double precision
        run(UnevenLaplacian{rule.k * weights.side, rule.k * weights.corner, shares, *stiffness});
    if (hasImpedanceEnd(rule))
        for (const bool left : {true, false}) {
            if (withoutIdleDashpots(rule.edges).end(left) != Edge::Impedance) continue;
            PointsAtEnd(wave, rule, domain, stiffness, left)
                .forEach([&](int x, InStep<double> height, InStep<double> velocity) {
                    next.at(x, 0) = static_cast<T>(rule.damping.update * height);
                    m_stage->at(x, 0) = velocity;
                });
        }
    if (pml) pml->updatePsi(wave.now);
    forEachMoving(wave, domain, [&](int x, int y, double, double) {
        const InStep<double> velocity = rule.damping.velocity * InStep<double>(m_stage->at(x, y));
        wave.previous.at(x, y) = static_cast<T>(double{next.at(x, y)} - velocity);
        KeptVelocities<T>(wave, y).store(x, velocity);
    });
    std::swap(wave.now, next);
}

template void RungeKutta::step(Wave<float>&, const Rule&, const Domain&, Pml*, const Field<float>*);
template void RungeKutta::step(Wave<double>&, const Rule&, const Domain&, Pml*, const Field<float>*);
template void RungeKutta::reserve(const Wave<float>&, SceneKind);

} // namespace seiche
