// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// How the next field is computed; for the two-field family: from which field the springs' force is taken.
enum class Scheme {
    Leapfrog,      ///< Laplacian of f[n]: symplectic Euler, Stoermer-Verlet; stable up to the limit
    Euler,         ///< Laplacian of f[n-1]: textbook forward Euler; always unstable without damping
    DelayedEuler,  ///< Laplacian of f[n-2]: the textbook equations taken literally; always unstable
    ImplicitEuler, ///< Laplacian of f[n+1]: backward Euler; damps the wave away
    Trapezoid,     ///< mean of the Laplacians of f[n-1] and f[n+1]; stable for every k
    /// Classical Runge-Kutta. From height f = f[n] and velocity v = f[n] - f[n-1], one step of unit time of
    /// f' = v, v' = k L f gives F and V; the new fields are now = d * F and before = now - s * V, so that
    /// height and velocity are each scaled by their own damping and the velocity is again the difference of
    /// fields.
    Rk4
};

/// What is known of a scheme.
///
/// A new one is a new row; its step is in the engine, its polynomial in the theory.
struct SchemeInfo {
    Scheme value;
    std::string_view word;
    int order;       ///< of convergence
    int fields;      ///< that a wave keeps: f[n], f[n-1], ...
    bool isImplicit; ///< solves equations at every step: on a string only
    /// Steps height and velocity together, in as many stages as its order: what the springs do in a step is the
    /// exponential series up to this power. Each stage looks at the neighbours once.
    bool isRungeKutta = false;
};
inline constexpr std::array<SchemeInfo, 6> allSchemes{{{Scheme::Leapfrog, "leapfrog", 2, 2, false},
                                                       {Scheme::Euler, "euler", 1, 2, false},
                                                       {Scheme::DelayedEuler, "delayed-euler", 1, 3, false},
                                                       {Scheme::ImplicitEuler, "implicit-euler", 1, 2, true},
                                                       {Scheme::Trapezoid, "trapezoid", 2, 2, true},
                                                       {Scheme::Rk4, "rk4", 4, 2, false, true}}};

static_assert(standInOrder(allSchemes));

template <>
struct EnumNames<Scheme> {
    static constexpr auto all = namesOf(allSchemes);
};

constexpr const SchemeInfo& infoOf(Scheme scheme) { return allSchemes[static_cast<std::size_t>(scheme)]; }

} // namespace seiche
