// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/denormals.h"
#include "wave/wave.h"

#include <algorithm>
#include <cmath>

namespace seiche {

/// The dashpots at the ends of a string, see `Edge::Impedance`.

/// Of the end at the left or the right: its force per velocity, in cell masses per step, Z sqrt(k) where the
/// medium is the same everywhere; 0 for any other end. Z is in units of the medium at that end.
/// `stiffness` is null where all points are alike.
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

/// The mass of the point at the dashpot, 1 ... 1/2 cell masses. A free end (Z = 0) stands half a cell beyond
/// its point, which has a whole cell's mass. To long waves that half cell with the dashpot behind it is as the
/// same dashpot on the point, with the mass 1/2 (1 - Z^2) (an open line's input impedance); for Z > 1, where
/// that would be negative, the dashpot stands on the point itself.
constexpr double massAtDashpot(double impedance) {
    const double share = std::min(impedance, 1.0);
    return 1.0 - 0.5 * share * share;
}

/// The same under this rule. Runge-Kutta, which takes every force from the beginning of a stage, gives the
/// point as much more mass as keeps the dashpot from stopping it within a step; beside a dashpot so strong the
/// mass hardly counts. (A string of two such points, the worst case, is stable up to the limit of k where at
/// most 1.8 of the velocity is lost per step.)
inline constexpr double fastestLossAtEnd = 1.5;
inline double massAtEnd(const Rule& rule, bool left, double resistance) {
    const double mass = massAtDashpot(rule.edges.impedance(left));
    return infoOf(rule.scheme).isRungeKutta ? std::max(mass, resistance / fastestLossAtEnd) : mass;
}

/// What lies beyond the dashpot's point, so that its one bond gives it the velocity that its mass does.
template <class T>
T beyondDashpot(double impedance, T border, T inner) {
    const double mass = massAtDashpot(impedance);
    if (mass == 1.0) return border;
    if (mass == 0.5) return inner;
    const InStep<double> here = static_cast<double>(border);
    return static_cast<T>(here + (1.0 / mass - 1.0) * (static_cast<double>(inner) - here));
}

/// What each end's dashpot takes, at every step of the schemes that name the springs' force beforehand, of how
/// far its point would move in two steps: f[n+1] -= share (f[n+1] - f[n-1]). So its force is that of the
/// velocity between frames n-1 and n+1, and no dashpot is too strong.
template <class T>
class EndDashpots {
public:
    EndDashpots() = default; ///< none
    EndDashpots(const Grid& grid, const Field<float>* stiffness, const Rule& rule)
        : m_any(hasImpedanceEnd(rule)) {
        if (!m_any) return;
        const auto share = [&](bool left) {
            const double loss = rule.damping.update * rule.damping.velocity *
                                resistanceOf(grid, stiffness, rule, left) /
                                (2.0 * massAtDashpot(rule.edges.impedance(left)));
            return static_cast<T>(loss / (1.0 + loss));
        };
        m_left = share(true);
        m_right = share(false);
    }

    EndDashpots(const Wave<T>& wave, const Rule& rule)
        : EndDashpots(wave.grid(), wave.stiffnessIfAny(), rule) {}

    /// The rows of a string that a step works on: `before` may be the same as `next`; `velocity`, null where
    /// none is kept, goes with them.
    struct Row {
        T* next;
        const T* before;
        T* velocity;
    };
    /// Lets `compute()` work on the columns begin <= x < end of those that move.
    template <class Compute>
    void around(const Row& row, int begin, int end, const Cells& moving, Compute compute) const {
        if (!m_any) return compute();
        const bool left = begin == moving.x0 && m_left != T{0}, right = end == moving.x1 && m_right != T{0};
        const InStep<T> leftEarlier = left ? earlier(row, begin) : T{0};
        const InStep<T> rightEarlier = right ? earlier(row, end - 1) : T{0};
        compute();
        if (left) take(row, begin, m_left, leftEarlier);
        if (right) take(row, end - 1, m_right, rightEarlier);
    }

private:
    static T earlier(const Row& row, int x) { return row.velocity ? row.velocity[x] : row.before[x]; }
    static void take(const Row& row, int x, T share, InStep<T> earlier) {
        const InStep<T> moved = row.velocity ? row.velocity[x] + earlier : row.next[x] - earlier;
        const InStep<T> taken = share * moved;
        row.next[x] = row.next[x] - taken;
        if (row.velocity) row.velocity[x] = row.velocity[x] - taken;
    }

    bool m_any = false;
    T m_left = T{0}, m_right = T{0};
};

} // namespace seiche
