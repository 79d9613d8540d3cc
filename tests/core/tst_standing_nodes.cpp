// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/standing_nodes.h"
#include "run/simulation.h"

#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
constexpr double nodesPeriod = 400.0; // steps

using Heights = std::function<double(double point, double frame)>;

/// A string with a known displacement, and its detected nodes.
class KnownString {
public:
    KnownString(int points, Heights height)
        : m_height(std::move(height)), m_wave({points, 1}, SceneKind::String) {}

    /// Observes every second step.
    void runTo(std::int64_t frame) {
        for (; m_wave.frame <= frame; m_wave.frame += 2) {
            const auto n = static_cast<double>(m_wave.frame);
            for (int i = 0; i < m_wave.grid().width; ++i) {
                m_wave.now.at(i, 0) = static_cast<float>(m_height(i, n));
                m_wave.previous.at(i, 0) = static_cast<float>(m_height(i, n - 1.0));
            }
            m_nodes.addStep(m_wave, nodesPeriod);
        }
    }
    std::vector<double> nodes() const { return {m_nodes.nodes().begin(), m_nodes.nodes().end()}; }

private:
    Heights m_height;
    Wave<float> m_wave;
    StandingNodes m_nodes;
};

double turned(double frame) { return 2.0 * pi * frame / nodesPeriod; }

/// Returns opposite waves (80 points per wavelength) with the amplitude ratio `share`.
Heights withReflected(double share) {
    return [share](double i, double n) {
        const double there = 2.0 * pi * i / 80.0;
        return std::cos(there - turned(n)) - share * std::cos(there + turned(n));
    };
}

/// Returns a sum of modes with individual frequencies between fixed ends.
Heights mixOf(double length, std::vector<std::pair<int, double>> parts) {
    return [=](double i, double n) {
        double sum = 0.0;
        for (const auto& [halfWaves, height] : parts)
            sum += height * std::sin(halfWaves * pi * i / length) * std::cos(halfWaves * turned(n) + halfWaves);
        return sum;
    };
}

std::vector<double> nodesOfRun(const Simulation& run, StandingNodes& nodes) {
    std::visit(
        [&](const auto& wave) {
            nodes.addStep(wave, 2.0 * (run.grid().width - 1) / longWaveSpeed(run.rule()));
        },
        run.wave());
    return {nodes.nodes().begin(), nodes.nodes().end()};
}

} // namespace

TEST(StandingNodes, MarksNodesBetweenHalfWavelengths) {
    for (const int points : {41, 320, 1000})
        for (const int halfWaves : {1, 2, 3, 4, 7}) {
            const double length = points - 1.0;
            KnownString string(points, [&](double i, double n) {
                return 5.0 * std::sin(halfWaves * pi * i / length) * std::cos(turned(n));
            });
            string.runTo(1000);
            const std::vector<double> nodes = string.nodes();
            ASSERT_EQ(nodes.size(), static_cast<std::size_t>(halfWaves) + 1) << points << " " << halfWaves;
            for (int j = 0; j <= halfWaves; ++j)
                EXPECT_NEAR(nodes[static_cast<std::size_t>(j)], j * length / halfWaves, 0.5) << points;
        }
}

// The shortest wave has the same amplitude at each bead as the longest.
TEST(StandingNodes, IgnoresTooShortWaves) {
    for (const int points : {5, 6, 12}) {
        KnownString chain(points, [&](double i, double n) {
            return std::sin((points - 2) * pi * i / (points - 1)) * std::cos(turned(n));
        });
        chain.runTo(1500);
        EXPECT_TRUE(chain.nodes().empty()) << points;
    }
}

// Mirror points of free ends lie half a point outside.
TEST(StandingNodes, MarksInnerNodesBetweenFreeEnds) {
    KnownString string(
        320, [](double i, double n) { return std::cos(2.0 * pi * (i + 0.5) / 320.0) * std::cos(turned(n)); });
    string.runTo(1000);
    const std::vector<double> nodes = string.nodes();
    ASSERT_EQ(nodes.size(), 2u);
    EXPECT_NEAR(nodes[0], 79.5, 0.5);
    EXPECT_NEAR(nodes[1], 239.5, 0.5);
}

// cos(x - t) - r cos(x + t) = (1 - r) cos x cos t + (1 + r) sin x sin t
// has its smallest amplitude at integer half-wavelengths, independent of the phase.
TEST(StandingNodes, RequiresStrongReflection) {
    KnownString clear(320, withReflected(0.67)), faint(320, withReflected(0.1));
    for (std::int64_t frame = 1000; frame < 2000; frame += 14) {
        clear.runTo(frame);
        faint.runTo(frame);
        ASSERT_EQ(clear.nodes().size(), 7u) << frame;
        for (const double node : clear.nodes()) EXPECT_NEAR(std::remainder(node, 40.0), 0.0, 0.1) << node;
        EXPECT_TRUE(faint.nodes().empty());
    }
}

// The modes have common nodes only at the ends.
TEST(StandingNodes, FindsNoneInMixedModes) {
    const std::vector<std::vector<std::pair<int, double>>> mixes{
        {{1, 1.0}, {2, 1.0}}, {{1, 1.0}, {2, 0.4}}, {{1, 1.0}, {3, 1.0}},           {{1, 1.0}, {3, 0.3}},
        {{3, 1.0}, {1, 0.3}}, {{3, 1.0}, {4, 1.0}}, {{1, 1.0}, {2, 0.5}, {3, 0.3}}, {{2, 1.0}, {1, 0.25}}};
    for (std::size_t i = 0; i < mixes.size(); ++i) {
        KnownString string(320, mixOf(319.0, mixes[i]));
        for (std::int64_t frame = 100; frame < 3000; frame += 50) {
            string.runTo(frame);
            EXPECT_TRUE(string.nodes().empty()) << i << " at " << frame;
        }
    }
}

// Waves made by hand contain small amounts of other modes.
TEST(StandingNodes, MarksNodesOfDominantMode) {
    KnownString string(320, mixOf(319.0, {{3, 1.0}, {1, 0.05}, {7, 0.05}}));
    string.runTo(2000);
    ASSERT_EQ(string.nodes().size(), 4u);
    for (std::size_t j = 0; j < 4; ++j)
        EXPECT_NEAR(string.nodes()[j], static_cast<double>(j) * 319.0 / 3.0, 0.5);
}

// A transparent oscillator, and an end that reflects 5/7 of the amplitude.
TEST(StandingNodes, DrivenStringKeepsNodesInPlace) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid = {500, 1};
    e.pullWith.x = 250;
    e.stepsPerSecond = 400.0;
    e.rule.k = 1.0;
    e.rule.edges.left = Edge::Absorbing;
    e.rule.edges.right = Edge::Impedance;
    e.rule.edges.rightImpedance = 6.0;
    Source source;
    source.form = SourceForm::Line;
    source.hertz = 400.0 / 92.0; // wavelength of 92 points
    source.height = 0.5;
    e.objects = {{"oscillator", 60, 0, 0, source}};
    Simulation run(e);
    StandingNodes nodes;
    int seen = 0;
    while (run.frame() < 6000) {
        run.advance(3);
        const std::vector<double> found = nodesOfRun(run, nodes);
        if (run.frame() < 4000) continue;
        ++seen;
        ASSERT_GE(found.size(), 8u) << run.frame();
        // The inverted reflection makes the end a node.
        for (const double node : found) EXPECT_NEAR(std::remainder(499.0 - node, 46.0), 0.0, 0.15) << node;
    }
    EXPECT_GT(seen, 0);
}

TEST(StandingNodes, FindsNoneInTravellingWave) {
    KnownString wave(320, [](double i, double n) { return std::sin(2.0 * pi * i / 80.0 - turned(n)); });
    // This wave fills the string only after 1600 steps.
    KnownString front(320, [](double i, double n) {
        const double phase = turned(n) - 2.0 * pi * i / 80.0;
        return phase > 0.0 ? std::sin(phase) : 0.0;
    });
    for (std::int64_t frame = 100; frame < 3000; frame += 100) {
        wave.runTo(frame);
        front.runTo(frame);
        EXPECT_TRUE(wave.nodes().empty()) << frame;
        EXPECT_TRUE(front.nodes().empty()) << frame;
    }
}

// d'Alembert: reflection is inverted, with period 2 L.
TEST(StandingNodes, FindsNoneBehindReflectedPulse) {
    KnownString string(321, [](double i, double n) {
        const auto right = [&](double place) {
            const double off = std::remainder(place - 640.0 * n / nodesPeriod - 100.0, 640.0);
            return std::exp(-0.5 * std::pow(off / 12.0, 2));
        };
        return right(i) - right(-i);
    });
    for (std::int64_t frame = 100; frame < 3000; frame += 100) {
        string.runTo(frame);
        EXPECT_TRUE(string.nodes().empty()) << frame;
    }
}

TEST(StandingNodes, FindsNoneOnStringAtRest) {
    KnownString string(320, [](double, double) { return 0.0; });
    string.runTo(1000);
    EXPECT_TRUE(string.nodes().empty());
    KnownString point(1, [](double, double n) { return std::cos(turned(n)); });
    point.runTo(1000);
    EXPECT_TRUE(point.nodes().empty());
}

// A slight difference of wavelengths moves the pattern 4.4 points per period.
TEST(StandingNodes, IgnoresMovingNodes) {
    KnownString string(320, [](double i, double n) {
        const double there = 2.0 * pi * i / 80.0, wander = 0.055 * turned(n);
        return std::sin(there - wander) * std::cos(turned(n));
    });
    for (std::int64_t frame = 200; frame < 3000; frame += 50) {
        string.runTo(frame);
        EXPECT_TRUE(string.nodes().empty()) << frame;
    }
}
