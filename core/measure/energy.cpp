// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/energy.h"

#include "wave/corner_spring.h"

#include <cmath>
#include <limits>

namespace seiche {

namespace {

// The index of the neighbour beyond a border, or -1 where there is no bond to count.
int neighbour(int i, int size, Edge low, Edge high) {
    if (i >= 0 && i < size) return i;
    const Edge edge = i < 0 ? low : high;
    if (edge == Edge::Periodic) return i < 0 ? size - 1 : 0;
    if (edge == Edge::Fixed) return -1;
    return i < 0 ? 0 : size - 1; // the mirror image
}

// The bond sums of one state, for two frames at a time.
template <class T>
class BondSum {
public:
    BondSum(const Wave<T>& wave, const Rule& rule)
        : m_wave(wave), m_edges(rule.edges), m_grid(wave.grid()), m_interior(interiorOf(m_grid, rule)) {}

    // The bond from (x, y) to (x + dx, y + dy) as seen from the first cell. Every bond between cells that move is seen from
    // both its ends, one to a held cell only from the moving end.
    double seenFrom(int x, int y, int dx, int dy, const Frame<T>& one, const Frame<T>& other) const {
        const int toX = neighbour(x + dx, m_grid.width, m_edges.left, m_edges.right);
        const int toY = neighbour(y + dy, m_grid.height, m_edges.top, m_edges.bottom);
        if (toX < 0 || toY < 0) return 0.0;
        if (m_wave.stiffness && dx != 0 && dy != 0) {
            switch (cornerSpring(stiffnessAt(toX, toY), stiffnessAt(x, toY), stiffnessAt(toX, y))) {
            case CornerSpring::ToCorner: break;
            case CornerSpring::ToVertical: return between(x, y, x, toY, one, other);
            case CornerSpring::ToHorizontal: return between(x, y, toX, y, one, other);
            case CornerSpring::ToRest: return double(one.at(x, y)) * double(other.at(x, y));
            case CornerSpring::None: return 0.0;
            }
        }
        return between(x, y, toX, toY, one, other);
    }

private:
    float stiffnessAt(int x, int y) const { return static_cast<float>(m_wave.stiffness->at(x, y)); }

    double between(int x, int y, int toX, int toY, const Frame<T>& one, const Frame<T>& other) const {
        if (m_wave.stiffness && m_wave.stiffness->at(toX, toY) == T{0}) return 0.0;
        const bool held = m_wave.stiffness && m_wave.stiffness->at(toX, toY) < T{0};
        const double share = m_interior.contains(toX, toY) && !held ? 0.5 : 1.0;
        return share * (double(one.at(toX, toY)) - double(one.at(x, y))) *
               (double(other.at(toX, toY)) - double(other.at(x, y)));
    }

    const Wave<T>& m_wave;
    Edges m_edges;
    Grid m_grid;
    Interior m_interior;
};

// Sums `ofCell(x, y, weight)`, the weight being 1 / stiffness, over the cells that move.
template <class T, class OfCell>
void overMovingCells(const Wave<T>& wave, const Rule& rule, OfCell ofCell) {
    const Interior interior = interiorOf(wave.grid(), rule);
    for (int y = interior.y0; y < interior.y1; ++y)
        for (int x = interior.x0; x < interior.x1; ++x) {
            const double stiffness = wave.stiffness ? double(wave.stiffness->at(x, y)) : 1.0;
            if (stiffness > 0.0) ofCell(x, y, 1.0 / stiffness);
        }
}

// The weighted bonds of one cell.
template <class T>
double bondsOf(const BondSum<T>& bonds, const Rule& rule, int x, int y, const Frame<T>& one,
               const Frame<T>& other) {
    const StencilWeights weights = weightsOf(rule);
    double sides = 0.0, corners = 0.0;
    if (weights.side != 0.0) {
        sides = bonds.seenFrom(x, y, -1, 0, one, other) + bonds.seenFrom(x, y, 1, 0, one, other);
        if (rule.medium == Medium::Pool)
            sides += bonds.seenFrom(x, y, 0, -1, one, other) + bonds.seenFrom(x, y, 0, 1, one, other);
    }
    if (weights.corner != 0.0)
        corners = bonds.seenFrom(x, y, -1, -1, one, other) + bonds.seenFrom(x, y, 1, -1, one, other) +
                  bonds.seenFrom(x, y, -1, 1, one, other) + bonds.seenFrom(x, y, 1, 1, one, other);
    return weights.side * sides + weights.corner * corners;
}

template <class T>
Energy energy(const Wave<T>& wave, const Rule& rule, double k) {
    const BondSum<T> bonds(wave, rule);
    double squares = 0.0, stretched = 0.0;
    overMovingCells(wave, rule, [&](int x, int y, double weight) {
        const double velocity = double(wave.now.at(x, y)) - double(wave.before.at(x, y));
        squares += velocity * velocity * weight;
        stretched += bondsOf(bonds, rule, x, y, wave.now, wave.before);
    });
    const Energy sum{0.5 * squares, 0.5 * k * stretched};
    if (std::isfinite(sum.total())) return sum;
    const double infinite = std::numeric_limits<double>::infinity();
    return {infinite, infinite};
}

// What `ownEnergyOf` and `stirOf` are made of.
struct Sums {
    double velocities = 0.0, products = 0.0, before = 0.0;        // v v, f f', f' f'
    double bondsNow = 0.0, bondsBetween = 0.0, bondsBefore = 0.0; // of f f, f f', f' f'
};

template <class T>
Sums sumsOf(const Wave<T>& wave, const Rule& rule) {
    const BondSum<T> bonds(wave, rule);
    Sums sums;
    overMovingCells(wave, rule, [&](int x, int y, double weight) {
        const double now = double(wave.now.at(x, y)), before = double(wave.before.at(x, y));
        sums.velocities += weight * (now - before) * (now - before);
        sums.products += weight * now * before;
        sums.before += weight * before * before;
        sums.bondsNow += bondsOf(bonds, rule, x, y, wave.now, wave.now);
        sums.bondsBetween += bondsOf(bonds, rule, x, y, wave.now, wave.before);
        sums.bondsBefore += bondsOf(bonds, rule, x, y, wave.before, wave.before);
    });
    return sums;
}

double finite(double value) { return std::isfinite(value) ? value : std::numeric_limits<double>::infinity(); }

} // namespace

double ownEnergyOf(const Wave<float>& wave, const Rule& rule) {
    const Sums sums = sumsOf(wave, rule);
    const double d = rule.damping.update, s = rule.damping.velocity;
    // f f - a f f' + b f' f', with the squares of the velocity taken out: they are what is left without damping.
    const double level = sums.velocities + (2.0 - d * (1.0 + s)) * sums.products + (d * s - 1.0) * sums.before;
    const double pull = d * s * rule.k;
    switch (rule.scheme) {
    case Scheme::Leapfrog: return finite(level + pull * sums.bondsBetween);
    case Scheme::Rk4: return finite(sums.velocities + rule.k * sums.bondsNow);
    case Scheme::ImplicitEuler: return finite(level + pull * sums.bondsNow);
    case Scheme::Trapezoid: return finite(level + 0.5 * pull * (sums.bondsNow + sums.bondsBefore));
    case Scheme::Euler:
    case Scheme::DelayedEuler: break;
    }
    return finite(level + pull * sums.bondsBefore);
}

double stirOf(const Wave<float>& wave, const Rule& rule) {
    const Sums sums = sumsOf(wave, rule);
    return finite(sums.velocities + 0.5 * rule.k * (sums.bondsNow + sums.bondsBefore));
}

double stirOf(const Wave<std::int32_t>& wave, const Rule& rule) {
    const Sums sums = sumsOf(wave, rule);
    return finite(sums.velocities + 0.5 / rule.divisor * (sums.bondsNow + sums.bondsBefore));
}

Energy energyOf(const Wave<float>& wave, const Rule& rule) { return energy(wave, rule, rule.k); }

Energy energyOf(const Wave<std::int32_t>& wave, const Rule& rule) {
    return energy(wave, rule, 1.0 / rule.divisor);
}

} // namespace seiche
