// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "theory/exact.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

struct Ends {
    Edge left, right;
};
constexpr std::array allEnds{Ends{Edge::Fixed, Edge::Fixed}, Ends{Edge::Fixed, Edge::Free},
                             Ends{Edge::Free, Edge::Fixed}, Ends{Edge::Free, Edge::Free},
                             Ends{Edge::Periodic, Edge::Periodic}};
constexpr std::array allDampings{Damping{1, 1}, Damping{1, 0.99}, Damping{0.99, 1}, Damping{0.99, 0.7},
                                 Damping{1, 0.3}};

Rule ruleOf(Ends ends, double k, Damping damping = {}) {
    Rule rule;
    rule.k = k;
    rule.damping = damping;
    rule.edges.left = ends.left;
    rule.edges.right = ends.right;
    return rule;
}

std::vector<double> bump(int points, double centre, double width) {
    std::vector<double> heights(static_cast<std::size_t>(points), 0.0);
    for (int i = 1; i + 1 < points; ++i)
        heights[static_cast<std::size_t>(i)] = std::exp(-0.5 * std::pow((i - centre) / width, 2));
    return heights;
}

double largestDifference(const std::vector<double>& a, const std::vector<double>& b) {
    double largest = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

std::vector<double> copyOf(const Field<float>& field) {
    return {field.row(0), field.row(0) + field.grid().width};
}

Wave<float> waveOf(const std::vector<double>& now, const std::vector<double>& before) {
    Wave<float> wave(Grid{static_cast<int>(now.size()), 1}, SceneKind::String);
    for (std::size_t i = 0; i < now.size(); ++i) {
        wave.now.row(0)[i] = static_cast<float>(now[i]);
        wave.previous.row(0)[i] = static_cast<float>(before[i]);
    }
    return wave;
}

} // namespace

TEST(ExactString, StartsInGivenState) {
    for (Ends ends : allEnds)
        for (Damping damping : allDampings) {
            std::optional<ExactString> string = ExactString::of(ruleOf(ends, 0.7, damping), 41);
            ASSERT_TRUE(string);
            const std::vector<double> heights = bump(41, 14, 3);
            const std::vector<double> velocities = bump(41, 30, 2);
            string->setState(heights, velocities, 5.0);
            EXPECT_LT(largestDifference(string->heightsAt(5.0), heights), 1e-13);
            EXPECT_LT(largestDifference(string->velocitiesAt(5.0), velocities), 1e-13);
            string->passThrough(heights, velocities, 7.0);
            EXPECT_LT(largestDifference(string->heightsAt(7.0), heights), 1e-13);
            EXPECT_LT(largestDifference(string->heightsAt(6.0), velocities), 1e-12);
        }
}

TEST(ExactString, ObeysEquationOfMotion) {
    // c'' + g c' + mu c = k L f, by finite differences in time.
    // mu comes from the roots of the update formula without springs.
    const double k = 0.7;
    for (Ends ends : allEnds)
        for (Damping damping : allDampings) {
            std::optional<ExactString> string = ExactString::of(ruleOf(ends, k, damping), 24);
            ASSERT_TRUE(string);
            string->setState(bump(24, 9, 2), bump(24, 15, 3), 0.0);
            const double d = damping.update, s = damping.velocity;
            const std::complex<double> root =
                std::sqrt(std::complex<double>(d * d * (1 + s) * (1 + s) / 4 - d * s));
            const double mu = (std::log(d * (1 + s) / 2 + root) * std::log(d * (1 + s) / 2 - root)).real();
            const double g = -std::log(d * s);
            const double t = 11.3, dt = 1e-3;
            const std::vector<double> past = string->heightsAt(t - dt), f = string->heightsAt(t),
                                      next = string->heightsAt(t + dt), v = string->velocitiesAt(t);
            for (std::size_t i = 1; i + 1 < 24; ++i) {
                EXPECT_NEAR((next[i] - past[i]) / (2 * dt), v[i], 1e-6);
                EXPECT_NEAR((next[i] - 2 * f[i] + past[i]) / (dt * dt) + g * v[i] + mu * f[i],
                            k * (f[i - 1] + f[i + 1] - 2 * f[i]), 2e-6);
            }
        }
}

TEST(ExactString, RestoresEarlierStateFromLaterState) {
    std::optional<ExactString> string = ExactString::of(ruleOf(allEnds[1], 0.5, {0.999, 0.998}), 50);
    const std::vector<double> heights = bump(50, 20, 4);
    string->setState(heights, std::vector<double>(50, 0.0), 0.0);
    std::optional<ExactString> back = string;
    back->setState(string->heightsAt(100), string->velocitiesAt(100), 100);
    EXPECT_LT(largestDifference(back->heightsAt(0), heights), 1e-11);
}

TEST(ExactString, ConservesEnergyWithoutDamping) {
    const double k = 0.8;
    std::optional<ExactString> string = ExactString::of(ruleOf(allEnds[0], k), 64);
    string->setState(bump(64, 20, 3), bump(64, 40, 5), 0.0);
    const auto energy = [&](double t) {
        const std::vector<double> f = string->heightsAt(t), v = string->velocitiesAt(t);
        double sum = 0.0;
        for (std::size_t i = 0; i + 1 < 64; ++i) sum += v[i] * v[i] + k * (f[i + 1] - f[i]) * (f[i + 1] - f[i]);
        return 0.5 * sum;
    };
    const double start = energy(0.0);
    for (double t : {0.3, 17.0, 1000.0, 1e5}) EXPECT_NEAR(energy(t) / start, 1.0, 1e-10);
}

TEST(ExactString, LeapfrogConvergesWithSecondOrder) {
    Engine engine;
    for (Ends ends : allEnds) {
        const int points = 80;
        const double time = 60.0; // in steps of the coarsest run (k = 0.64)
        std::vector<double> errors;
        for (int refinement : {1, 2, 4}) {
            const Rule rule = ruleOf(ends, 0.64 / (refinement * refinement));
            std::optional<ExactString> string = ExactString::of(rule, points);
            string->setState(bump(points, 30, 3), std::vector<double>(points, 0.0), 0.0);
            Wave<float> wave = waveOf(string->heightsAt(0), string->heightsAt(-1));
            engine.advance(wave, rule, static_cast<std::int64_t>(time) * refinement);
            errors.push_back(largestDifference(copyOf(wave.now), string->heightsAt(time * refinement)));
        }
        EXPECT_GT(errors[0], 0.01);
        EXPECT_NEAR(std::log2(errors[0] / errors[1]), 2.0, 0.3);
        EXPECT_NEAR(std::log2(errors[1] / errors[2]), 2.0, 0.15);
    }
}

TEST(ExactString, LeapfrogAtLimitMatchesContinuum) {
    Engine engine;
    for (Ends ends : allEnds) {
        const Rule rule = ruleOf(ends, 1.0);
        std::optional<ExactString> string = ExactString::of(rule, 80, Material::Continuum);
        // Two time levels, ten steps after an undamped pluck.
        Wave<float> wave = waveOf(bump(80, 30, 3), bump(80, 30, 3));
        engine.advance(wave, rule, 10);
        string->passThrough(copyOf(wave.now), copyOf(wave.previous), 10);
        engine.advance(wave, rule, 1000);
        EXPECT_LT(largestDifference(copyOf(wave.now), string->heightsAt(1010)), 1e-4);
    }
}

TEST(ExactString, FadesLikeLeapfrogUnderBothDampings) {
    // Flat periodic strings agree exactly, long waves nearly: leapfrog's drag changes their
    // frequency by a fraction of about (1 - s) / 4.
    Engine engine;
    for (Damping damping : {Damping{1, 0.99}, Damping{0.99, 1}, Damping{0.995, 0.98}}) {
        std::optional<ExactString> string = ExactString::of(ruleOf(allEnds[4], 0.5, damping), 32);
        const std::vector<double> level(32, 1.0), lower(32, 0.9);
        string->passThrough(level, lower, 0);
        double now = 1.0, before = 0.9;
        for (int step = 1; step <= 150; ++step) {
            const double next = damping.update * (now + damping.velocity * (now - before));
            before = now;
            now = next;
            for (double height : string->heightsAt(step)) ASSERT_NEAR(height, now, 1e-11);
        }

        const Rule held = ruleOf(allEnds[0], 0.5, damping);
        std::vector<double> arch(201);
        for (std::size_t i = 0; i < 201; ++i)
            arch[i] = std::sin(3.14159265358979 * static_cast<double>(i) / 200);
        Wave<float> wave = waveOf(arch, arch);
        string = ExactString::of(held, 201);
        string->passThrough(arch, arch, 0);
        engine.advance(wave, held, 300);
        EXPECT_LT(largestDifference(copyOf(wave.now), string->heightsAt(300)), 3e-3);
    }
}

TEST(ExactString, TapsActAsInSimulation) {
    Engine engine;
    const Rule rule = ruleOf(allEnds[1], 0.02, {1.0, 0.999});
    const std::vector<double> none(60, 0.0), hill = bump(60, 25, 5);
    std::optional<ExactString> string = ExactString::of(rule, 60);
    Wave<float> wave = waveOf(none, none);
    string->pull(hill, hill, 0);
    for (std::size_t i = 0; i < 60; ++i) {
        wave.now.row(0)[i] += static_cast<float>(hill[i]);
        wave.previous.row(0)[i] += static_cast<float>(hill[i]);
    }
    engine.advance(wave, rule, 90);
    string->pull(hill, none, 90);
    for (std::size_t i = 0; i < 60; ++i) wave.now.row(0)[i] += static_cast<float>(hill[i]);
    EXPECT_LT(largestDifference(copyOf(wave.now), string->heightsAt(90)), 2e-3);
    engine.advance(wave, rule, 110);
    const std::vector<double> heights = copyOf(wave.now);
    const double largest = largestDifference(heights, none);
    EXPECT_GT(largest, 5.0); // strong second tap
    EXPECT_LT(largestDifference(heights, string->heightsAt(200)), 2e-3 * largest);
}

TEST(ExactString, IsEmptyForPoolsAndAbsorbingEnds) {
    Rule rule;
    rule.edges.left = Edge::Absorbing;
    EXPECT_FALSE(ExactString::of(rule, 64));
    rule.edges.left = Edge::Fixed;
    EXPECT_TRUE(ExactString::of(rule, 64));
    rule.scene = SceneKind::Pool;
    EXPECT_FALSE(ExactString::of(rule, 64));
}
