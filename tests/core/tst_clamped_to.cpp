// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Numbers beyond every integer type, and their occurrence in files.
#include "wave/clamped_to.h"

#include "model/limits.h"
#include "run/mean_window.h"
#include "run/simulation.h"
#include "wave/material_map.h"

#include <cmath>
#include <cstdint>
#include <gtest/gtest.h>
#include <limits>

using namespace seiche;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

template <class Integer>
void expectEndsOf() {
    using Limits = std::numeric_limits<Integer>;
    EXPECT_EQ(clampedTo<Integer>(infinity), Limits::max());
    EXPECT_EQ(clampedTo<Integer>(-infinity), Limits::min());
    EXPECT_EQ(clampedTo<Integer>(std::nan("")), Limits::min());
    EXPECT_EQ(clampedTo<Integer>(static_cast<double>(Limits::max())), Limits::max());
    EXPECT_EQ(clampedTo<Integer>(static_cast<double>(Limits::min())), Limits::min());
    EXPECT_EQ(clampedTo<Integer>(100.9), Integer{100});
}

} // namespace

TEST(ClampedTo, ReturnsLimitsOfEachType) {
    expectEndsOf<std::int8_t>();
    expectEndsOf<std::uint8_t>();
    expectEndsOf<int>();
    expectEndsOf<std::int64_t>();
    expectEndsOf<std::size_t>();
}

TEST(ClampedTo, DropsTheFraction) {
    EXPECT_EQ(clampedTo(-2.9, -5, 5), -2);
    EXPECT_EQ(clampedTo(2.9, -5, 5), 2);
    EXPECT_EQ(clampedTo(-0.5, 0, 5), 0);
    EXPECT_EQ(clampedTo(5.5, 0, 5), 5);
    EXPECT_EQ(clampedTo(1e300, 0, -1), -1);
}

TEST(ClampedTo, KeepsWindowsOfSlowestWavesFinite) {
    Experiment driven = defaultExperiment(SceneKind::Pool);
    driven.drive.height = 1.0;
    driven.drive.frequency = 1e-320;
    Source slow;
    slow.hertz = 5e-324;
    Experiment withSource = defaultExperiment(SceneKind::Pool);
    withSource.objects = {{.name = "s", .x = 20, .y = 20, .is = slow}};
    for (const Experiment& experiment : {driven, withSource}) {
        const MeanWindow window = meanWindowOf(experiment);
        EXPECT_GE(window.stride, 1'000'000'000);
        EXPECT_GE(window.steps, window.stride);
        EXPECT_LE(window.steps, 2 * limits::lastStep);
        EXPECT_GE(stepsToLookBack(window), window.steps);
    }
}

TEST(ClampedTo, IgnoresWallsBeyondMedium) {
    for (const double x : {-1e308, -1e10, -1e5, 1e5, 1e10, 1e308}) {
        Experiment experiment = defaultExperiment(SceneKind::String);
        const std::uint64_t bare = [&] {
            Simulation run(experiment);
            run.advance(10);
            return run.hash();
        }();
        Wall wall;
        wall.kind = WallKind::Fixed;
        experiment.objects = {{.name = "w", .x = x, .y = 0, .is = wall}};
        Simulation run(experiment);
        run.advance(10);
        EXPECT_EQ(run.hash(), bare) << x;
    }
}
