// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

namespace seiche {

/// A string's stiffness against bending, see `Rule::bending`.

/// Whether a string has any. Its force is k (L f - bending L L f), with the second difference L f: 0 at a held
/// end, which is a hinge, that of the mirror image beyond a free one, and round a ring. Between two hinges
/// the n-th of its low frequencies is n f sqrt(1 + B n^2) with B = pi^2 bending / (points - 1)^2, where f is
/// the first one without stiffness (H. Fletcher, Normal vibration frequencies of a stiff piano string, 1964).
constexpr bool resistsBending(const Rule& rule) {
    return rule.scene == SceneKind::String && rule.arithmetic == Arithmetic::Float && rule.bending > 0.0;
}

/// What it makes of an eigenvalue of the springs.
constexpr double withBending(const Rule& rule, double lambda) {
    return resistsBending(rule) ? lambda * (1.0 + rule.bending * lambda) : lambda;
}

/// Whether a fixed end holds point x of a string.
constexpr bool isHeldEnd(int x, int points, const Edges& edges) {
    return (x == 0 && edges.left == Edge::Fixed) || (x == points - 1 && edges.right == Edge::Fixed);
}

/// L f at point x of a string between fixed, free or joined ends, for what `f(i)` is at its points.
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
/// The same of heights: how far the string is curved there.
template <class T>
constexpr double curvatureAt(const T* heights, int x, int points, const Edges& edges) {
    return secondDifferenceAt([=](int i) { return static_cast<double>(heights[i]); }, x, points, edges);
}
/// L L f at point x: what bending makes of its heights.
template <class T>
constexpr double bendingAt(const T* heights, int x, int points, const Edges& edges) {
    return secondDifferenceAt([&](int i) { return curvatureAt(heights, i, points, edges); }, x, points, edges);
}

} // namespace seiche
