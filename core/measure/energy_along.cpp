// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/energy_along.h"

#include "measure/means_along.h"
#include "wave/bending.h"
#include "wave/bond.h"
#include "wave/impedance_end.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

class StringEnergies {
public:
    StringEnergies(const Wave<float>& wave, const Rule& rule)
        : m_wave(wave), m_rule(rule), m_points(wave.grid().width), m_moving(interiorOf(wave.grid(), rule)),
          m_now(wave.now.row(0)), m_before(wave.previous.row(0)) {}

    EnergyAlong all() const {
        EnergyAlong energy;
        const std::size_t points = static_cast<std::size_t>(m_points);
        energy.kinetic.assign(points, 0.0);
        energy.tension.assign(points, 0.0);
        energy.flow.assign(points - 1, 0.0);
        for (int x = 0; x < m_points; ++x)
            if (moves(x))
                energy.kinetic[std::size_t(x)] = 0.5 * mass(x) * velocityBehind(x) * velocityBehind(x);
        const bool isRing = m_rule.edges.left == Edge::Periodic && m_points > 1;
        for (int x = 0; x + 1 < m_points || (isRing && x < m_points); ++x) {
            const int next = (x + 1) % m_points;
            const double stretched =
                0.5 * bond(x, next) * differenceOf(m_now, x, next) * differenceOf(m_before, x, next);
            energy.tension[std::size_t(x)] += 0.5 * stretched;
            energy.tension[std::size_t(next)] += 0.5 * stretched;
            if (next > x) energy.flow[std::size_t(x)] = -0.5 * force(x, next) * (velocity(x) + velocity(next));
        }
        if (resistsBending(m_rule)) addBending(energy);
        return energy;
    }

private:
    // Each point holds the energy of its curvature. By Green's identity the flow is the moment at
    // an end of the bond times the velocity of the opposite end.
    void addBending(EnergyAlong& energy) const {
        const double pull = m_rule.k * m_rule.bending;
        for (int x = 0; x < m_points; ++x) {
            energy.tension[std::size_t(x)] += 0.5 * pull * curvature(m_now, x) * curvature(m_before, x);
            if (x + 1 < m_points)
                energy.flow[std::size_t(x)] +=
                    pull * (velocity(x) * curvature(m_now, x + 1) - velocity(x + 1) * curvature(m_now, x));
        }
    }
    double curvature(const float* heights, int x) const {
        return curvatureAt(heights, x, m_points, m_rule.edges);
    }
    double stiffness(int x) const { return m_wave.stiffness ? double{m_wave.stiffness->at(x, 0)} : 1.0; }
    bool moves(int x) const { return m_moving.contains(x, 0) && stiffness(x) > 0.0; }
    double mass(int x) const {
        const bool isLeft = x == 0;
        const bool isEnd =
            m_points > 1 && (isLeft || x == m_points - 1) && m_rule.edges.end(isLeft) == Edge::Impedance;
        const double share = isEnd ? massAtEnd(m_rule, isLeft, resistanceOf(m_wave, m_rule, isLeft)) : 1.0;
        return share * massOf(m_rule.model, stiffness(x));
    }
    // Returns k times the factor of the bond, 0 if there is no bond or both points are at rest.
    double bond(int x, int next) const {
        if (!moves(x) && !moves(next)) return 0.0;
        const int from = stiffness(x) > 0.0 && moves(x) ? x : next, to = from == x ? next : x;
        const float own = static_cast<float>(stiffness(from)), other = static_cast<float>(stiffness(to));
        return other == freeWall ? 0.0 : m_rule.k * bondFactor(m_rule.model, own, other);
    }
    static double differenceOf(const float* heights, int x, int next) {
        return double{heights[next]} - double{heights[x]};
    }
    double force(int x, int next) const { return bond(x, next) * differenceOf(m_now, x, next); }
    double velocityBehind(int x) const { return double{m_now[x]} - double{m_before[x]}; }
    // Returns the force from both sides, including hidden points.
    double forceOn(int x) const {
        const bool isRing = m_rule.edges.left == Edge::Periodic;
        const auto with = [&](int next, Edge edge) {
            if (next >= 0 && next < m_points) return force(x, next);
            if (isRing) return force(x, (next + m_points) % m_points);
            const Surround around = m_wave.now.surround();
            const bool isHidden = edge == Edge::Absorbing && (next < 0 ? around.left : around.right) > 0;
            return isHidden ? m_rule.k * bondFactor(m_rule.model, float(stiffness(x)), float(stiffness(x))) *
                                  differenceOf(m_now, x, next)
                            : 0.0;
        };
        const double bent = resistsBending(m_rule)
                                ? m_rule.k * m_rule.bending * bendingAt(m_now, x, m_points, m_rule.edges)
                                : 0.0;
        return with(x - 1, m_rule.edges.left) + with(x + 1, m_rule.edges.right) - bent;
    }
    // Returns the velocity at the time of `now`. The difference of the time levels is half a step
    // earlier, except for Runge-Kutta.
    double velocity(int x) const {
        if (stiffness(x) <= 0.0) return 0.0;
        if (!moves(x) || infoOf(m_rule.scheme).isRungeKutta) return velocityBehind(x);
        const double resistance =
            m_points > 1 && (x == 0 || x == m_points - 1) ? resistanceOf(m_wave, m_rule, x == 0) : 0.0;
        const double twice = 2.0 * mass(x);
        return (velocityBehind(x) + forceOn(x) / twice) / (1.0 + resistance / twice);
    }

    const Wave<float>& m_wave;
    const Rule& m_rule;
    int m_points;
    Cells m_moving;
    const float *m_now, *m_before;
};

} // namespace

EnergyAlong energyAlong(const Wave<float>& wave, const Rule& rule) {
    if (rule.scene != SceneKind::String) return {};
    const auto isFinite = [&](const Field<float>& field) {
        const float* heights = field.row(0);
        return std::all_of(heights, heights + wave.grid().width,
                           [](float height) { return std::isfinite(height); });
    };
    if (!isFinite(wave.now) || !isFinite(wave.previous)) return {};
    return StringEnergies(wave, rule).all();
}

EnergyColumns energyColumns(EnergyAlong energy, const Rule& rule, std::size_t columns) {
    if (energy.kinetic.empty()) return {};
    // The length of a damper point is its mass.
    const auto spread = [&rule](bool left, double& kinetic, double& tension) {
        const Edge edge = rule.edges.end(left);
        const double length = edge == Edge::Impedance ? massAtDamper(rule.edges.impedance(left)) : 0.5;
        if (edge == Edge::Impedance) kinetic /= length;
        if (edge != Edge::Free && edge != Edge::Periodic) tension /= length;
    };
    spread(true, energy.kinetic.front(), energy.tension.front());
    spread(false, energy.kinetic.back(), energy.tension.back());
    EnergyColumns means{meansAlong(energy.kinetic, columns), meansAlong(energy.tension, columns)};
    // The energy of a bond lies between time levels, so it may be slightly negative when points
    // converge.
    for (std::size_t i = 0; i < means.both.size(); ++i)
        means.both[i] = means.kinetic[i] + std::max(0.0, means.both[i]);
    return means;
}

} // namespace seiche
