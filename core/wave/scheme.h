// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"

namespace seiche {

/// Time integration scheme. The two-field schemes differ in the field that determines the spring
/// force.
enum class Scheme {
    Leapfrog,      ///< Laplacian of f[n]: symplectic Euler (Stoermer-Verlet); stable up to the limit
    Euler,         ///< Laplacian of f[n-1]: textbook forward Euler; always unstable without damping
    DelayedEuler,  ///< Laplacian of f[n-2]: textbook equations in literal order; always unstable
    ImplicitEuler, ///< Laplacian of f[n+1]: backward Euler; strong numerical damping
    Trapezoid,     ///< mean of the Laplacians of f[n-1] and f[n+1]; stable for every k
    /// Classical Runge-Kutta. From height f = f[n] and velocity v = f[n] - f[n-1], a step of unit
    /// time of f' = v, v' = k L f gives F and V. The new fields are now = d * F and before = now -
    /// s * V: height and velocity each have their own damping, and the velocity is again the
    /// difference of fields.
    Rk4
};

/// Properties of a scheme.
///
/// To add a scheme, add a row; its step is in the engine, its polynomial in the theory.
struct SchemeInfo {
    Scheme value;
    std::string_view word;
    int order;       ///< order of convergence
    int fields;      ///< number of stored fields: f[n], f[n-1], ...
    bool isImplicit; ///< solves equations at every step; strings only
    /// Advances height and velocity together, with one stage per order. A step is the exponential
    /// series up to this power. Each stage accesses the neighbours once.
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
