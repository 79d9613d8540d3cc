// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/exact.h"

#include "theory/growth.h"
#include "theory/projection.h"
#include "wave/bending.h"

#include <cmath>

namespace seiche {

namespace {

// e^(-g t / 2) cos(W t) and e^(-g t / 2) sin(W t) / W for any sign of W^2. Combined exponentials
// keep overdamped modes finite at any time.
struct Waveform {
    double cosine;
    double sine;
};

Waveform waveform(double square, double drag, double t) {
    const double fading = std::exp(-0.5 * drag * t);
    if (std::abs(square) * t * t < 1e-8) {
        const double x = square * t * t;
        return {fading * (1.0 - 0.5 * x), fading * t * (1.0 - x / 6.0)};
    }
    if (square > 0.0) {
        const double w = std::sqrt(square);
        return {fading * std::cos(w * t), fading * std::sin(w * t) / w};
    }
    const double w = std::sqrt(-square);
    const double slow = std::exp((w - 0.5 * drag) * t);
    const double fast = std::exp((-w - 0.5 * drag) * t);
    return {0.5 * (slow + fast), 0.5 * (slow - fast) / w};
}

// Returns mu - g^2 / 4 from the roots without springs. Complex roots: their squared angle; real
// roots: minus the square of half the difference of their logarithms.
double squareWithoutSprings(const Damping& damping) {
    Rule rule;
    rule.damping = damping;
    const Roots roots = rootsOf(rule, 0.0);
    if (roots.first.imag() > 0.0) {
        const double angle = std::arg(roots.first);
        return angle * angle;
    }
    const double half = 0.5 * std::log(roots.first.real() / roots.second.real());
    return -half * half;
}

} // namespace

std::optional<ExactString> ExactString::of(const Rule& rule, int points, Material material) {
    if (rule.scene != SceneKind::String || rule.arithmetic != Arithmetic::Float) return std::nullopt;
    const std::optional<Modes> modes = Modes::of(rule, Grid{points, 1});
    if (!modes) return std::nullopt;
    ExactString string(*modes, -std::log(rule.damping.update * rule.damping.velocity));
    const double constant = squareWithoutSprings(rule.damping);
    for (int m = 0; m < modes->alongX().count(); ++m) {
        const double angle = modes->alongX().angle(m);
        const double lambda =
            material == Material::Springs ? modes->eigenvalue(m) : withBending(rule, angle * angle);
        string.m_oscillations.push_back({constant + rule.k * lambda});
    }
    return string;
}

double ExactString::height(const ModeOscillation& oscillation, double elapsed) const {
    const Waveform form = waveform(oscillation.square, m_drag, elapsed);
    return oscillation.a * form.cosine + oscillation.b * form.sine;
}

double ExactString::velocity(const ModeOscillation& oscillation, double elapsed) const {
    const Waveform form = waveform(oscillation.square, m_drag, elapsed);
    return oscillation.b * form.cosine - oscillation.a * oscillation.square * form.sine -
           0.5 * m_drag * (oscillation.a * form.cosine + oscillation.b * form.sine);
}

// Returns the b that matches both heights.
double ExactString::slopeThrough(const ModeOscillation& oscillation, double now, double before) const {
    constexpr double fastest = 3.0; // radians per step; at pi b is undetermined
    if (oscillation.square > fastest * fastest) return now - before + 0.5 * m_drag * now;
    const Waveform back = waveform(oscillation.square, m_drag, -1.0);
    return (before - now * back.cosine) / back.sine;
}

void ExactString::setState(std::span<const double> heights, std::span<const double> velocities, double time) {
    const std::vector<double> height = projectedOnto(m_modes, heights);
    const std::vector<double> velocity = projectedOnto(m_modes, velocities);
    m_origin = time;
    for (std::size_t m = 0; m < m_oscillations.size(); ++m) {
        m_oscillations[m].a = height[m];
        m_oscillations[m].b = velocity[m] + 0.5 * m_drag * height[m];
    }
}

void ExactString::passThrough(std::span<const double> now, std::span<const double> before, double time) {
    const std::vector<double> current = projectedOnto(m_modes, now);
    const std::vector<double> earlier = projectedOnto(m_modes, before);
    m_origin = time;
    for (std::size_t m = 0; m < m_oscillations.size(); ++m) {
        m_oscillations[m].a = current[m];
        m_oscillations[m].b = slopeThrough(m_oscillations[m], current[m], earlier[m]);
    }
}

void ExactString::pull(std::span<const double> now, std::span<const double> before, double time) {
    const std::vector<double> current = projectedOnto(m_modes, now);
    const std::vector<double> earlier = projectedOnto(m_modes, before);
    const double elapsed = time - m_origin;
    m_origin = time;
    for (std::size_t m = 0; m < m_oscillations.size(); ++m) {
        ModeOscillation& oscillation = m_oscillations[m];
        const double reached = height(oscillation, elapsed);
        const double slope = velocity(oscillation, elapsed) + 0.5 * m_drag * reached;
        oscillation.a = reached + current[m];
        oscillation.b = slope + slopeThrough(oscillation, current[m], earlier[m]);
    }
}

std::vector<double> ExactString::heightsAt(double time) const {
    std::vector<double> amounts;
    amounts.reserve(m_oscillations.size());
    for (const ModeOscillation& oscillation : m_oscillations)
        amounts.push_back(height(oscillation, time - m_origin));
    return composedOf(m_modes, amounts);
}

std::vector<double> ExactString::velocitiesAt(double time) const {
    std::vector<double> amounts;
    amounts.reserve(m_oscillations.size());
    for (const ModeOscillation& oscillation : m_oscillations)
        amounts.push_back(velocity(oscillation, time - m_origin));
    return composedOf(m_modes, amounts);
}

} // namespace seiche
