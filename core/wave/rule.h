// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/edges.h"
#include "wave/grid.h"
#include "wave/named.h"
#include "wave/stencil.h"

namespace seiche {

/// How the next frame is computed; for the two-frame family: from which frame the springs' pull is taken.
enum class Scheme {
    Leapfrog,      ///< pull from f[n]: symplectic Euler, Stoermer-Verlet; second order; stable up to the limit
    Euler,         ///< pull from f[n-1]: textbook forward Euler; first order; always unstable without damping
    DelayedEuler,  ///< pull from f[n-2]: the textbook equations taken literally; always unstable
    ImplicitEuler, ///< pull from f[n+1]: backward Euler; first order; swallows the wave (string only)
    Trapezoid,     ///< mean of the pulls from f[n-1] and f[n+1]; second order; stable for every k (string only)
    /// Classical Runge-Kutta; fourth order. From height f = f[n] and velocity v = f[n] - f[n-1], one step of
    /// unit time of f' = v, v' = k L f gives F and V; the new frames are now = d * F and before = now - s * V,
    /// so that height and velocity are each scaled by their own damping and the velocity is again the
    /// difference of frames.
    Rk4
};

template <>
struct Words<Scheme> {
    static constexpr std::array<std::pair<Scheme, std::string_view>, 6> all{
        {{Scheme::Leapfrog, "leapfrog"},
         {Scheme::Euler, "euler"},
         {Scheme::DelayedEuler, "delayed-euler"},
         {Scheme::ImplicitEuler, "implicit-euler"},
         {Scheme::Trapezoid, "trapezoid"},
         {Scheme::Rk4, "rk4"}}};
};

enum class Arithmetic { Float, Integer };

template <>
struct Words<Arithmetic> {
    static constexpr std::array<std::pair<Arithmetic, std::string_view>, 2> all{
        {{Arithmetic::Float, "float"}, {Arithmetic::Integer, "integer"}}};
};

/// What integer water does at a step.
enum class Water {
    Waves, ///< half the neighbours' sum minus the frame before: it swings
    Blur   ///< the mean of a cell and its neighbours: it only spreads, having no memory
};

template <>
struct Words<Water> {
    static constexpr std::array<std::pair<Water, std::string_view>, 2> all{
        {{Water::Waves, "waves"}, {Water::Blur, "blur"}}};
};

/// Factors per step, each in (0, 1]; 1 is no damping.
struct Damping {
    double update = 1.0;   ///< d: scales the whole new height; adds a restoring force
    double velocity = 1.0; ///< s: scales the velocity only; textbook drag

    friend bool operator==(const Damping&, const Damping&) = default;
};

/// Everything one step needs besides the heights:
///   f[n+1] = d * (f[n] + s * ((f[n] - f[n-1]) + k * L f[src]))
/// with `src` chosen by the scheme. Integer water: next = (sum of neighbours) div `divisor` - before, then
/// next -= next div `dampingShare` (0: none), truncating toward zero and saturating; k and damping unused. When
/// it only blurs, next = (a cell and its neighbours) div their number.
struct Rule {
    Medium medium = Medium::String;
    Scheme scheme = Scheme::Leapfrog;
    Stencil stencil = Stencil::Cross;
    Arithmetic arithmetic = Arithmetic::Float;
    int divisor = 2;
    int dampingShare = 16;
    Water water = Water::Waves;
    double k = 1.0; ///< spring constant per step squared, (c dt/dx)^2
    Damping damping;
    Edges edges;

    friend bool operator==(const Rule&, const Rule&) = default;
};

/// What the springs of a cell pull with: a string has its two neighbours only.
constexpr StencilWeights weightsOf(const Rule& rule) {
    return rule.medium == Medium::String ? StencilWeights{1.0, 0.0} : weightsOf(rule.stencil);
}

} // namespace seiche
