// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/envelope.h"
#include "measure/standing_nodes.h"

#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <numbers>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
constexpr double nodesPeriod = 400.0; // steps

/// A string whose height at a point and frame is known, and the envelope of what it has done lately.
class KnownString {
public:
    KnownString(int points, std::function<double(double point, double frame)> height)
        : m_height(std::move(height)), m_wave({points, 1}, SceneKind::String), m_envelope(1.5 * nodesPeriod) {}

    /// Looks at every second frame.
    void runTo(std::int64_t frame) {
        for (; m_wave.frame <= frame; m_wave.frame += 2) {
            for (int i = 0; i < m_wave.grid().width; ++i)
                m_wave.now.at(i, 0) = static_cast<float>(m_height(i, static_cast<double>(m_wave.frame)));
            m_envelope.note(m_wave);
            m_nodes.note(m_envelope.highest(), m_envelope.lowest(), m_wave.frame, nodesPeriod);
        }
    }
    std::vector<double> pinches() const { return pinchesOf(m_envelope.highest(), m_envelope.lowest()); }
    std::vector<double> nodes() const { return {m_nodes.nodes().begin(), m_nodes.nodes().end()}; }

private:
    std::function<double(double, double)> m_height;
    Wave<float> m_wave;
    Envelope m_envelope;
    StandingNodes m_nodes;
};

double turned(double frame) { return 2.0 * pi * frame / nodesPeriod; }

} // namespace

TEST(StandingNodes, OfAModeLieWhereItsHalfWavesMeet) {
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

// At free ends there are loops; the mirrors stand half a point outside.
TEST(StandingNodes, BetweenFreeEndsLieAwayFromThem) {
    KnownString string(
        320, [](double i, double n) { return std::cos(2.0 * pi * (i + 0.5) / 320.0) * std::cos(turned(n)); });
    string.runTo(1000);
    const std::vector<double> nodes = string.nodes();
    ASSERT_EQ(nodes.size(), 2u);
    EXPECT_NEAR(nodes[0], 79.5, 0.5);
    EXPECT_NEAR(nodes[1], 239.5, 0.5);
}

// Two thirds of the height come back, or a tenth.
TEST(StandingNodes, AreClearOnlyWhereEnoughComesBack) {
    const auto with = [](double reflected) {
        return [reflected](double i, double n) {
            const double there = 2.0 * pi * i / 80.0;
            return std::cos(there - turned(n)) - reflected * std::cos(there + turned(n));
        };
    };
    KnownString clear(320, with(0.67)), faint(320, with(0.1));
    clear.runTo(2000);
    faint.runTo(2000);
    // cos(x - t) - r cos(x + t) = (1 - r) cos x cos t + (1 + r) sin x sin t.
    ASSERT_FALSE(clear.nodes().empty());
    // The crests run on through the nodes, and the envelope fades meanwhile.
    for (const double node : clear.nodes()) EXPECT_NEAR(std::remainder(node, 40.0), 0.0, 1.0) << node;
    EXPECT_TRUE(faint.nodes().empty());
}

TEST(StandingNodes, NoneInARunningWave) {
    KnownString wave(320, [](double i, double n) { return std::sin(2.0 * pi * i / 80.0 - turned(n)); });
    // It enters at the left end and has not reached all of the string for the first 1600 frames.
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

// d'Alembert: a pulse between fixed ends comes back upside down, with period 2 L.
TEST(StandingNodes, NoneBehindAPulseThatRunsToAndFro) {
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

TEST(StandingNodes, NoneOnALevelString) {
    KnownString string(320, [](double, double) { return 0.0; });
    string.runTo(1000);
    EXPECT_TRUE(string.pinches().empty());
    EXPECT_TRUE(pinchesOf({}, {}).empty());
}

// Two waves of nearly the same length: the pattern moves on, 4.4 points in a period.
TEST(StandingNodes, ThatWanderAreNotMarked) {
    KnownString string(320, [](double i, double n) {
        const double there = 2.0 * pi * i / 80.0, wander = 0.055 * turned(n);
        return std::sin(there - wander) * std::cos(turned(n));
    });
    std::size_t pinched = 0;
    for (std::int64_t frame = 200; frame < 3000; frame += 50) {
        string.runTo(frame);
        pinched += string.pinches().size();
        EXPECT_TRUE(string.nodes().empty()) << frame;
    }
    EXPECT_GT(pinched, 0u); // they are seen
}
