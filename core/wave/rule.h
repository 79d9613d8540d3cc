// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/edges.h"
#include "wave/enum_names.h"
#include "wave/grid.h"
#include "wave/scheme.h"
#include "wave/stencil.h"

#include <cmath>

namespace seiche {

/// Number type of the heights.
enum class Arithmetic { Float, Integer };

template <>
struct EnumNames<Arithmetic> {
    static constexpr std::array<std::pair<Arithmetic, std::string_view>, 2> all{
        {{Arithmetic::Float, "float"}, {Arithmetic::Integer, "integer"}}};
};

/// Update rule of integer water.
enum class Water {
    Waves, ///< half the neighbours' sum minus the previous height: oscillates
    Blur   ///< mean of cell and neighbours: diffuses, no velocity
};

template <>
struct EnumNames<Water> {
    static constexpr std::array<std::pair<Water, std::string_view>, 2> all{
        {{Water::Waves, "waves"}, {Water::Blur, "blur"}}};
};

/// Physical meaning of a region's factor; see `BondShares`.
enum class MediumModel {
    Depth,  ///< water depth: bonds use the mean of their cells; waves rise in shallow water
    Density ///< one over the membrane's mass density: waves get lower as they slow down
};

template <>
struct EnumNames<MediumModel> {
    static constexpr std::array<std::pair<MediumModel, std::string_view>, 2> all{
        {{MediumModel::Depth, "depth"}, {MediumModel::Density, "density"}}};
};

/// Mode for taps on a closed medium: add or move water.
enum class Conserve { Off, On };

template <>
struct EnumNames<Conserve> {
    static constexpr std::array<std::pair<Conserve, std::string_view>, 2> all{
        {{Conserve::Off, "off"}, {Conserve::On, "on"}}};
};

/// Reports whether a medium supports a scheme, or an arithmetic a stencil. A pool solves no
/// equations; integer water weighs all neighbours equally.
constexpr bool takes(SceneKind scene, Scheme scheme) {
    return scene == SceneKind::String || !infoOf(scheme).isImplicit;
}
constexpr bool takes(Arithmetic arithmetic, Stencil stencil) {
    return arithmetic == Arithmetic::Float || weightsOf(stencil).isEven();
}

/// Damping factors per step, in (0, 1]; 1: undamped.
struct Damping {
    double update = 1.0;   ///< d: scales the new height; adds a restoring force
    double velocity = 1.0; ///< s: scales the velocity only; standard drag

    friend bool operator==(const Damping&, const Damping&) = default;
};

/// All parameters of a step, apart from the heights, and the water balance of taps:
///   f[n+1] = d * (f[n] + s * ((f[n] - f[n-1]) + k * L f[src]))
/// The scheme determines `src`.
///
/// Integer water: next = (sum of neighbours) div `divisor` - before, then next -= next div
/// `dampingShare` (0: none), truncating toward zero and saturating; k and damping are unused.
/// `Water::Blur`: next = (sum of a cell and its neighbours) div their number.
struct Rule {
    SceneKind scene = SceneKind::String;
    Scheme scheme = Scheme::Leapfrog;
    Stencil stencil = Stencil::Cross;
    Arithmetic arithmetic = Arithmetic::Float;
    int divisor = 2;
    int dampingShare = 16;
    Water water = Water::Waves;
    /// Bending stiffness of a string, in addition to its tension. The force is k (L f - bending L L
    /// f) with equal boundary conditions for f and L f (a fixed end is a hinge), as in f_tt = c^2
    /// f_xx - c^2 bending f_xxxx. Multiplies each eigenvalue lambda by 1 + bending lambda.
    double bending = 0.0;
    /// Spring stiffness between neighbours. The squared Courant number (c dt / dx)^2 is k on a
    /// string and with the cross and isotropic stencils, 2k with diagonal, 3k with Moore: see
    /// `longWaveSpeed`. The CFL limit of leapfrog on a string is 1.
    double k = 1.0;
    Damping damping;
    Edges edges;
    Conserve conserve = Conserve::Off; ///< see `conserves`
    MediumModel model = MediumModel::Depth;
    /// Hidden cells beyond absorbing sides of a pool, `minRim` ... `maxRim`.
    int rim = 16;

    friend bool operator==(const Rule&, const Rule&) = default;
};

/// Returns whether the medium is closed: all sides free or periodic. The mean level is then a
/// separate mode, which only height damping returns to rest.
constexpr bool isClosed(const Rule& rule) {
    const auto leavesNothing = [](Edge edge) { return edge == Edge::Free || edge == Edge::Periodic; };
    const Edges edges = withoutIdleDashpots(rule.edges);
    return leavesNothing(edges.left) && leavesNothing(edges.right) &&
           (rule.scene == SceneKind::String || (leavesNothing(edges.top) && leavesNothing(edges.bottom)));
}
/// Returns whether a string has an end damper.
constexpr bool hasImpedanceEnd(const Rule& rule) {
    return rule.scene == SceneKind::String &&
           (rule.edges.left == Edge::Impedance || rule.edges.right == Edge::Impedance);
}
/// Returns whether water added by taps, drops, drive and sources is removed evenly from all moving
/// cells. True for closed media with `Conserve::On`; integers cannot be divided evenly.
constexpr bool conserves(const Rule& rule) {
    return rule.conserve == Conserve::On && rule.arithmetic == Arithmetic::Float && isClosed(rule);
}

/// Range of `Rule::rim`. If the corners of a stencil exceed a quarter of its straight weight, its
/// weights change gradually at first (see `weightsInPml`). A thinner layer would amplify short
/// waves.
inline constexpr int maxRim = 64;
constexpr int minRim(const StencilWeights& weights) {
    return weights.corner > 0.25 * weights.straight() ? 8 : 2;
}

/// Returns the spring weights. A string has two neighbours.
constexpr StencilWeights weightsOf(const Rule& rule) {
    return rule.scene == SceneKind::String ? StencilWeights{1.0, 0.0} : weightsOf(rule.stencil);
}
/// Returns the number of neighbours of a cell.
constexpr int neighboursOf(const Rule& rule) {
    return rule.scene == SceneKind::String ? 2 : weightsOf(rule.stencil).neighbours();
}
/// Returns k, or 1 / `divisor` for integer water.
constexpr double kOf(const Rule& rule) {
    return rule.arithmetic == Arithmetic::Integer ? 1.0 / rule.divisor : rule.k;
}
/// Returns the speed of long waves without damping, in cells per step: sqrt(k (side + 2 corner)),
/// the speed of the approximated wave equation.
inline double longWaveSpeed(const Rule& rule) { return std::sqrt(kOf(rule) * weightsOf(rule).straight()); }

} // namespace seiche
