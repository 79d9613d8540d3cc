// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

namespace seiche {

/// Bending stiffness of a string, see `Rule::bending`.

/// Returns whether a string has bending stiffness.
///
/// The force is k (L f - bending L L f) with the second difference L f. L f is 0 at a fixed end (a
/// hinge), mirrored at a free end, and periodic at periodic ends. Between two hinges the n-th low
/// frequency is n f sqrt(1 + B n^2) with B = pi^2 bending / (points - 1)^2 and f the fundamental
/// without stiffness (H. Fletcher, Normal vibration frequencies of a stiff piano string, 1964).
constexpr bool resistsBending(const Rule& rule) {
    return rule.scene == SceneKind::String && rule.arithmetic == Arithmetic::Float && rule.bending > 0.0;
}

/// Returns the spring eigenvalue `lambda`, corrected for bending stiffness.
constexpr double withBending(const Rule& rule, double lambda) {
    return resistsBending(rule) ? lambda * (1.0 + rule.bending * lambda) : lambda;
}

/// Returns whether point x is a fixed end.
constexpr bool isHeldEnd(int x, int points, const Edges& edges) {
    return (x == 0 && edges.left == Edge::Fixed) || (x == points - 1 && edges.right == Edge::Fixed);
}

/// Computes L f at point x of a string with fixed, free or periodic ends. `f(i)`: value at point i.
template <class OfPoint>
constexpr double secondDifferenceAt(OfPoint f, int x, int points, const Edges& edges) {
    if (isHeldEnd(x, points, edges)) return 0.0;
    const int last = points - 1;
    const bool isRing = edges.left == Edge::Periodic;
    const double here = f(x);
    const double before = f(x > 0 ? x - 1 : isRing ? last : x);
    const double after = f(x < last ? x + 1 : isRing ? 0 : x);
    return (before - here) + (after - here);
}
/// Computes the curvature of the string at point x.
template <class T>
constexpr double curvatureAt(const T* heights, int x, int points, const Edges& edges) {
    return secondDifferenceAt([=](int i) { return static_cast<double>(heights[i]); }, x, points, edges);
}
/// Computes the bending term L L f at point x.
template <class T>
constexpr double bendingAt(const T* heights, int x, int points, const Edges& edges) {
    return secondDifferenceAt([&](int i) { return curvatureAt(heights, i, points, edges); }, x, points, edges);
}

} // namespace seiche
