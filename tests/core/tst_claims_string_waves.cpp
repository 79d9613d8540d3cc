// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims of the string experiments on pulses, standing waves and harmonics, measured in runs.
#include "core/scene_duct.h"

#include <algorithm>
#include <cmath>
#include <complex>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;

// Returns the displacement of largest magnitude between two steps.
double topBetween(const Series& series, int from, int to) {
    return *std::max_element(series.begin() + from, series.begin() + to,
                             [](double a, double b) { return std::abs(a) < std::abs(b); });
}

// Returns the reflection coefficient of the right end of a string of 400 points. The pulse passes
// the central probe after 200 and 600 steps.
double comesBack(SceneRun& run) {
    const Series series = run.record(run.probe("A"), 700);
    return topBetween(series, 450, 700) / topBetween(series, 150, 300);
}

// Returns the amplitudes of the first harmonics, over one round trip.
std::vector<double> partialsOf(SceneRun& run, int count) {
    const int length = run.run().grid().width - 1;
    std::vector<double> largest(static_cast<std::size_t>(count));
    for (int step = 0; step < 2 * length; ++step) {
        run.advance(1);
        for (int n = 1; n <= count; ++n) {
            double share = 0.0;
            for (int x = 1; x < length; ++x)
                share += 2.0 / length * run.run().height(x) * std::sin(pi * n * x / length);
            double& max = largest[static_cast<std::size_t>(n - 1)];
            max = std::max(max, std::abs(share));
        }
    }
    return largest;
}

} // namespace

SCENE_CLAIM("pulse-fixed-end") {
    SceneRun run(scene);
    EXPECT_NEAR(comesBack(run), -1.0, 0.01);
}

SCENE_CLAIM("pulse-free-end") {
    SceneRun run(scene), other(scene);
    EXPECT_NEAR(comesBack(run), 1.0, 0.01);
    const std::vector<Series> all = other.record({other.probe("A"), {399, 0}}, 500);
    EXPECT_NEAR(largestOf(all[1]) / topBetween(all[0], 150, 300), 2.0, 0.02);
}

SCENE_CLAIM("pulse-matched-end") {
    SceneRun run(scene);
    const Series series = run.record(run.probe("A"), 480); // before the next pulse
    EXPECT_LT(std::abs(topBetween(series, 400, 480)), 0.01 * topBetween(series, 150, 300));
}

SCENE_CLAIM("pulse-heavy-end") {
    SceneRun run(scene);
    const double z = run.experiment().rule.edges.rightImpedance;
    EXPECT_EQ(z, 3.0);
    EXPECT_NEAR(comesBack(run), (1 - z) / (1 + z), 0.01);
}

SCENE_CLAIM("standing-wave") {
    SceneRun run(scene);
    const double hertz = run.source("left oscillator").hertz;
    const Series first = run.record({100, 0}, 200); // left wave alone
    run.advance(600);
    std::vector<double> heights;
    for (const std::complex<double>& z : run.phasors(placesAlong({100, 0}, {220, 0}, 121), hertz, 2))
        heights.push_back(std::abs(z));
    std::vector<int> rests;
    for (int i = 1; i < 120; ++i)
        if (heights[std::size_t(i)] < heights[std::size_t(i - 1)] &&
            heights[std::size_t(i)] < heights[std::size_t(i + 1)])
            rests.push_back(i);
    ASSERT_GT(rests.size(), 3u);
    for (std::size_t i = 1; i < rests.size(); ++i) {
        EXPECT_EQ(rests[i] - rests[i - 1], 20);
        EXPECT_NEAR(rests[i] - rests[i - 1], run.wavelength(hertz) / 2, 0.5);
        EXPECT_LT(heights[std::size_t(rests[i])], 0.02);
    }
    EXPECT_NEAR(*std::ranges::max_element(heights) / std::abs(topBetween(first, 150, 200)), 2.0, 0.05);
}

// String plucked at the fraction p of its length: a_n ~ sin(n pi p) / n^2 (Rayleigh, The Theory of
// Sound, 127).
SCENE_CLAIM("pluck-seventh") {
    SceneRun run(scene);
    const std::vector<double> found = partialsOf(run, 13);
    for (int n = 1; n <= 13; ++n)
        EXPECT_NEAR(found[std::size_t(n - 1)] / found[0],
                    std::abs(std::sin(n * pi / 7) / std::sin(pi / 7)) / (n * n), 0.005)
            << n;
    EXPECT_LT(found[6], 0.001 * found[0]);
}

// String struck at p: a_n ~ sin(n pi p) / n while the hammer is short compared to the wavelength
// (Rayleigh, 128).
SCENE_CLAIM("struck-string") {
    SceneRun run(scene);
    const std::vector<double> found = partialsOf(run, 8);
    for (int n = 1; n <= 8; ++n)
        EXPECT_NEAR(found[std::size_t(n - 1)] / found[0], std::abs(std::sin(n * pi / 8) / std::sin(pi / 8)) / n,
                    0.02)
            << n;
    EXPECT_LT(found[7], 0.001 * found[0]);
}

SCENE_CLAIM("octave-touch") {
    SceneRun run(scene);
    const std::vector<double> before = partialsOf(run, 7);
    run.advance(2600);
    const std::vector<double> after = partialsOf(run, 7);
    for (std::size_t n = 1; n <= 7; ++n)
        if (n % 2) {
            EXPECT_LT(after[n - 1], 0.01 * before[n - 1]) << n;
        } else {
            EXPECT_NEAR(after[n - 1], before[n - 1], 0.01 * before[n - 1]) << n;
        }
}

// r = (c2 - c1) / (c1 + c2) at equal tension; 0 with a quarter wavelength of sqrt(c1 c2) between
// (Crawford, Waves, 5.3).
SCENE_CLAIM("quarter-wave-joint") {
    SceneRun run(scene), bare(scene);
    bare.run().apply(ObjectsChange{{}, {}, {"between"}});
    const double hertz = run.source("wave").hertz;
    run.advance(1500);
    bare.advance(1500);
    EXPECT_LT(ductWaves(run, 0, 40, 190, hertz).reflection(), 0.01);
    EXPECT_NEAR(ductWaves(bare, 0, 40, 190, hertz).reflection(), (1 - 0.36) / (1 + 0.36), 0.02);
}

// Periodic block of 48 x 48 x 48 springs, tapped in whole layers x + y + z.
SCENE_CLAIM("springs-3d") {
    SceneRun run(scene);
    constexpr int n = 48;
    ASSERT_EQ(run.run().grid().width, n);
    const double k = run.experiment().rule.k / 3, kept = run.experiment().rule.damping.velocity;
    EXPECT_NEAR(k, 0.2, 1e-12);
    const auto place = [](int x, int y, int z) {
        return static_cast<std::size_t>(((z + n) % n * n + (y + n) % n) * n + (x + n) % n);
    };
    std::vector<double> height(n * n * n), velocity(n * n * n), next;
    const auto forEach = [&](const auto& visit) {
        for (int z = 0; z < n; ++z)
            for (int y = 0; y < n; ++y)
                for (int x = 0; x < n; ++x) visit(x, y, z);
    };
    for (int step = 0; step < 120; ++step) {
        forEach([&](int x, int y, int z) {
            const int layer = (x + y + z) % n;
            if (step == 0 && layer == 16) height[place(x, y, z)] += 1.0; // plucked at rest
            if (step == 25 && layer == 36) height[place(x, y, z)] -= 2.0, velocity[place(x, y, z)] -= 2.0;
        });
        next = height;
        forEach([&](int x, int y, int z) {
            const std::size_t here = place(x, y, z);
            const double neighbours = height[place(x + 1, y, z)] + height[place(x - 1, y, z)] +
                                      height[place(x, y + 1, z)] + height[place(x, y - 1, z)] +
                                      height[place(x, y, z + 1)] + height[place(x, y, z - 1)];
            velocity[here] = kept * (velocity[here] + k * (neighbours - 6 * height[here]));
            next[here] += velocity[here];
        });
        height.swap(next);
        run.advance(1);
        for (int layer = 0; layer < n; ++layer)
            ASSERT_NEAR(run.run().height(layer), height[place(layer, 0, 0)], 5e-5) << step << ", " << layer;
        EXPECT_EQ(height[place(5, 7, 4)], height[place(16, 0, 0)]) << "a layer stays one";
    }
}
