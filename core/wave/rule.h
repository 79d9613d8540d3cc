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

/// The numbers that heights are computed with.
enum class Arithmetic { Float, Integer };

template <>
struct EnumNames<Arithmetic> {
    static constexpr std::array<std::pair<Arithmetic, std::string_view>, 2> all{
        {{Arithmetic::Float, "float"}, {Arithmetic::Integer, "integer"}}};
};

/// What integer water does at a step.
enum class Water {
    Waves, ///< half the neighbours' sum minus the frame before: it swings
    Blur   ///< the mean of a cell and its neighbours: it only spreads, having no memory
};

template <>
struct EnumNames<Water> {
    static constexpr std::array<std::pair<Water, std::string_view>, 2> all{
        {{Water::Waves, "waves"}, {Water::Blur, "blur"}}};
};

/// What the factor of a region of a pool multiplies; see `BondShares`.
enum class MediumModel {
    Depth,  ///< that of water: bonds carry the mean of their two cells, and waves rise where it gets shallow
    Density ///< one over the mass of a membrane's cells: waves get lower where they get slower
};

template <>
struct EnumNames<MediumModel> {
    static constexpr std::array<std::pair<MediumModel, std::string_view>, 2> all{
        {{MediumModel::Depth, "depth"}, {MediumModel::Density, "density"}}};
};

/// Whether a pull adds water to a medium that nothing leaves, or only moves it.
enum class Conserve { Off, On };

template <>
struct EnumNames<Conserve> {
    static constexpr std::array<std::pair<Conserve, std::string_view>, 2> all{
        {{Conserve::Off, "off"}, {Conserve::On, "on"}}};
};

/// Which scheme a medium takes, and which stencil an arithmetic: a pool solves no equations, and integer water
/// weighs all its neighbours alike.
constexpr bool takes(SceneKind scene, Scheme scheme) {
    return scene == SceneKind::String || !infoOf(scheme).isImplicit;
}
constexpr bool takes(Arithmetic arithmetic, Stencil stencil) {
    return arithmetic == Arithmetic::Float || weightsOf(stencil).isEven();
}

/// Factors per step, each in (0, 1]; 1 is no damping.
struct Damping {
    double update = 1.0;   ///< d: scales the whole new height; adds a restoring force
    double velocity = 1.0; ///< s: scales the velocity only; textbook drag

    friend bool operator==(const Damping&, const Damping&) = default;
};

/// Everything one step needs besides the heights, and what pulls do to the level:
///   f[n+1] = d * (f[n] + s * ((f[n] - f[n-1]) + k * L f[src]))
/// with `src` chosen by the scheme. Integer water: next = (sum of neighbours) div `divisor` - before, then
/// next -= next div `dampingShare` (0: none), truncating toward zero and saturating; k and damping unused. When
/// it only blurs, next = (a cell and its neighbours) div their number.
struct Rule {
    SceneKind scene = SceneKind::String;
    Scheme scheme = Scheme::Leapfrog;
    Stencil stencil = Stencil::Cross;
    Arithmetic arithmetic = Arithmetic::Float;
    int divisor = 2;
    int dampingShare = 16;
    Water water = Water::Waves;
    /// How stiff a string is against bending, beside its tension: the force is k (L f - bending L L f) with the
    /// same ends for L f as for f (a fixed one is a hinge), as in f_tt = c^2 f_xx - c^2 bending f_xxxx. It
    /// makes 1 + bending lambda times each eigenvalue lambda.
    double bending = 0.0;
    /// How strongly neighbours pull. The squared Courant number (c dt / dx)^2 is k on a string and with the
    /// cross and the isotropic stencil, 2k with the diagonal, 3k with the Moore stencil: see `longWaveSpeed`.
    /// The CFL limit of leapfrog is 1 on a string.
    double k = 1.0;
    Damping damping;
    Edges edges;
    Conserve conserve = Conserve::Off; ///< see `conserves`
    MediumModel model = MediumModel::Depth;
    /// Of a pool: how many hidden cells lie beyond each absorbing side, `leastRim` ... `mostRim`.
    int rim = 16;

    friend bool operator==(const Rule&, const Rule&) = default;
};

/// Whether nothing leaves at any side and none is held: free or joined sides only. The mean level is then a
/// mode of its own, which only update damping brings back to rest.
constexpr bool isClosed(const Rule& rule) {
    const auto leavesNothing = [](Edge edge) { return edge == Edge::Free || edge == Edge::Periodic; };
    const Edges edges = withoutIdleDashpots(rule.edges);
    return leavesNothing(edges.left) && leavesNothing(edges.right) &&
           (rule.scene == SceneKind::String || (leavesNothing(edges.top) && leavesNothing(edges.bottom)));
}
/// Whether a string has a dashpot at an end.
constexpr bool hasImpedanceEnd(const Rule& rule) {
    return rule.scene == SceneKind::String &&
           (rule.edges.left == Edge::Impedance || rule.edges.right == Edge::Impedance);
}
/// Whether what pulls, drops, drive and sources add is taken off again, evenly from all cells that move. So it
/// is on a closed medium that asks for it; whole numbers have no even shares.
constexpr bool conserves(const Rule& rule) {
    return rule.conserve == Conserve::On && rule.arithmetic == Arithmetic::Float && isClosed(rule);
}

/// The range of `Rule::rim`. Where the corners of a stencil weigh more than a quarter of its straight pull, its
/// weights go over to others first (see `weightsInPml`): a narrower rim would amplify short waves.
inline constexpr int mostRim = 64;
constexpr int leastRim(const StencilWeights& weights) {
    return weights.corner > 0.25 * weights.straight() ? 8 : 2;
}

/// What the springs of a cell pull with: a string has its two neighbours only.
constexpr StencilWeights weightsOf(const Rule& rule) {
    return rule.scene == SceneKind::String ? StencilWeights{1.0, 0.0} : weightsOf(rule.stencil);
}
/// How many neighbours each cell has.
constexpr int neighboursOf(const Rule& rule) {
    return rule.scene == SceneKind::String ? 2 : weightsOf(rule.stencil).neighbours();
}
/// k, or what integer water has in its place: it adds a share of the neighbours' sum.
constexpr double kOf(const Rule& rule) {
    return rule.arithmetic == Arithmetic::Integer ? 1.0 / rule.divisor : rule.k;
}
/// The speed of long waves without damping, cells per step: sqrt(k (side + 2 corner)), that of the wave
/// equation which the cells imitate.
inline double longWaveSpeed(const Rule& rule) { return std::sqrt(kOf(rule) * weightsOf(rule).straight()); }

} // namespace seiche
