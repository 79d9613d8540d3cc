// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/denormals.h"
#include "wave/wave.h"

#include <algorithm>
#include <cmath>

namespace seiche {

/// Dampers at the ends of a string, see `Edge::Impedance`.

/// Returns the resistance (force per velocity) of the left or right end, in cell masses per step: Z
/// sqrt(k) in a uniform medium, 0 without a damper. Z is in units of the medium at that end.
/// `stiffness`: null if uniform.
inline double resistanceOf(const Grid& grid, const Field<float>* stiffness, const Rule& rule, bool left) {
    const Edges& edges = rule.edges;
    if (edges.end(left) != Edge::Impedance) return 0.0;
    const float factor = stiffness ? stiffness->at(left ? 0 : grid.width - 1, 0) : 1.0f;
    return edges.impedance(left) * std::sqrt(rule.k * std::max(0.0, double{factor}));
}
template <class T>
double resistanceOf(const Wave<T>& wave, const Rule& rule, bool left) {
    const Field<float>* stiffness = nullptr;
    if constexpr (std::is_same_v<T, float>) stiffness = wave.stiffnessIfAny();
    return resistanceOf(wave.grid(), stiffness, rule, left);
}

/// Returns the mass of the point at the damper, 1 ... 1/2 cell masses.
///
/// A free end (Z = 0) is half a cell beyond its point, which has the mass of a whole cell. For long
/// waves, this half cell and the damper behind it equal the same damper on a point of mass 1/2 (1 -
/// Z^2) (input impedance of an open line). For Z > 1 this would be negative; the damper then acts
/// on the point itself.
constexpr double massAtDamper(double impedance) {
    const double share = std::min(impedance, 1.0);
    return 1.0 - 0.5 * share * share;
}

/// Returns the mass of the point at the damper under this rule.
///
/// Runge-Kutta takes all forces from the beginning of a stage, so it adds mass until the damper
/// cannot stop the point within a step. Beside such a strong damper the mass hardly matters. A
/// string of two such points, the worst case, is stable up to the limit of k if at most 1.8 of the
/// velocity is lost per step.
inline constexpr double fastestLossAtEnd = 1.5;
inline double massAtEnd(const Rule& rule, bool left, double resistance) {
    const double mass = massAtDamper(rule.edges.impedance(left));
    return infoOf(rule.scheme).isRungeKutta ? std::max(mass, resistance / fastestLossAtEnd) : mass;
}

/// Returns the height beyond the damper's point with which its only bond accelerates it according
/// to its mass.
template <class T>
T beyondDashpot(double impedance, T border, T inner) {
    const double mass = massAtDamper(impedance);
    if (mass == 1.0) return border;
    if (mass == 0.5) return inner;
    const InStep<double> here = static_cast<double>(border);
    return static_cast<T>(here + (1.0 / mass - 1.0) * (static_cast<double>(inner) - here));
}

/// Implements the end dampers for schemes with explicit spring forces: f[n+1] -= share (f[n+1] -
/// f[n-1]) at every step. The force follows the velocity between steps n-1 and n+1, so any damper
/// is stable.
template <class T>
class EndDampers {
public:
    EndDampers() = default; ///< no dampers
    EndDampers(const Grid& grid, const Field<float>* stiffness, const Rule& rule)
        : m_any(hasImpedanceEnd(rule)) {
        if (!m_any) return;
        const auto share = [&](bool left) {
            const double loss = rule.damping.update * rule.damping.velocity *
                                resistanceOf(grid, stiffness, rule, left) /
                                (2.0 * massAtDamper(rule.edges.impedance(left)));
            return static_cast<T>(loss / (1.0 + loss));
        };
        m_left = share(true);
        m_right = share(false);
    }

    EndDampers(const Wave<T>& wave, const Rule& rule) : EndDampers(wave.grid(), wave.stiffnessIfAny(), rule) {}

    /// Rows of a string that a step works on. `previous` may equal `next`. `velocity`: null if not
    /// stored.
    struct Row {
        T* next;
        const T* previous;
        T* velocity;
    };
    /// Runs `compute()` for the moving columns begin <= x < end, then the dampers.
    template <class Compute>
    void around(const Row& row, int begin, int end, const Cells& moving, Compute compute) const {
        if (!m_any) return compute();
        const bool left = begin == moving.x0 && m_left != T{0}, right = end == moving.x1 && m_right != T{0};
        const InStep<T> leftEarlier = left ? earlier(row, begin) : T{0};
        const InStep<T> rightEarlier = right ? earlier(row, end - 1) : T{0};
        compute();
        if (left) damp(row, begin, m_left, leftEarlier);
        if (right) damp(row, end - 1, m_right, rightEarlier);
    }

private:
    static T earlier(const Row& row, int x) { return row.velocity ? row.velocity[x] : row.previous[x]; }
    static void damp(const Row& row, int x, T share, InStep<T> earlier) {
        const InStep<T> moved = row.velocity ? row.velocity[x] + earlier : row.next[x] - earlier;
        const InStep<T> taken = share * moved;
        row.next[x] = row.next[x] - taken;
        if (row.velocity) row.velocity[x] = row.velocity[x] - taken;
    }

    bool m_any = false;
    T m_left = T{0}, m_right = T{0};
};

} // namespace seiche
