// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reflection and transmission of pulses at boundaries, predicted and measured from a run.
#include "files/experiment_file.h"
#include "run/joint_watch.h"
#include "show/string_picture.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

PoolObject stretchOf(const std::string& name, double from, double to, double factor, double factorTo = 0.0) {
    MediumRegion region;
    region.shape.width = to - from;
    region.factor = factor;
    region.factorTo = factorTo;
    return {name, 0.5 * (from + to), 0.0, 0.0, region};
}

Experiment stringOf(int points, PoolObjects objects, double k = 1.0) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid.width = points;
    e.rule.k = k;
    e.rule.edges.left = e.rule.edges.right = Edge::Absorbing;
    e.objects = std::move(objects);
    return e;
}

Event pluck(double x, double sigma, double height = 1.0, std::int64_t step = 0) {
    return {step, Pull{PullShape::Gaussian, sigma, height, PullMode::Pluck, x, 0.0}};
}

JointWatch watched(const Experiment& e, std::int64_t steps, std::int64_t lookEvery = 4) {
    Simulation run(e);
    JointWatch watch;
    for (; run.frame() < steps; run.advance(lookEvery)) watch.observe(run);
    watch.observe(run);
    return watch;
}

// Returns the steps that a pulse needs for a distance in points.
double steps(const Experiment& e, double factor, double points) {
    return points / std::sqrt(e.rule.k * factor);
}

void expectAsPredicted(const JointWatch& watch, std::size_t joint, const std::string& what) {
    ASSERT_TRUE(watch.measured(joint)) << what << ": not measured";
    const JointReflection predicted = watch.predicted(joint, watch.measured(joint)->fromLeft);
    EXPECT_NEAR(watch.measured(joint)->reflected, predicted.reflected, 0.01) << what;
    EXPECT_NEAR(watch.measured(joint)->transmitted, predicted.transmitted, 0.01) << what;
}

} // namespace

TEST(JointWatch, PredictionConservesEnergyAndContinuity) {
    for (const MediumModel model : {MediumModel::Depth, MediumModel::Density})
        for (const double into : {0.3, 0.6, 1.0, 1.7}) {
            const JointReflection joint = jointReflection(model, 1.0, into);
            EXPECT_NEAR(joint.transmitted, 1.0 + joint.reflected, 1e-15);
            // Z is proportional to 1 / c under equal tension, to c in a canal.
            const double z = model == MediumModel::Density ? 1.0 / into : into;
            EXPECT_NEAR(joint.reflected * joint.reflected + z * joint.transmitted * joint.transmitted, 1.0,
                        1e-14);
        }
    EXPECT_NEAR(jointReflection(MediumModel::Density, 1.0, 0.6).reflected, -0.25, 1e-15);
    EXPECT_NEAR(jointReflection(MediumModel::Depth, 1.0, 0.6).transmitted, 1.25, 1e-15);
}

TEST(JointWatch, FindsBoundariesAtFactorJumps) {
    const PoolObjects objects{stretchOf("a", 50.0, 100.0, 0.5), stretchOf("b", 80.0, 150.0, 2.0),
                              stretchOf("same", 60.0, 70.0, 0.5), stretchOf("slope", 150.0, 200.0, 2.0, 4.0),
                              stretchOf("outside", 250.0, 400.0, 3.0)};
    const std::vector<Joint> joints = jointsOf(objects, 301);
    ASSERT_EQ(joints.size(), 4u);
    EXPECT_EQ(joints[0], (Joint{50.0, 1.0, 0.5, 0.0, 80.0}));
    EXPECT_EQ(joints[1], (Joint{80.0, 0.5, 2.0, 50.0, 150.0}));
    EXPECT_NEAR(joints[2].at, 200.0, 1e-9);
    EXPECT_NEAR(joints[2].left, 4.0, 1e-5);
    EXPECT_EQ(joints[2].begin, joints[2].at);
    EXPECT_EQ(joints[3].end, 300.0);
    EXPECT_TRUE(jointsOf({}, 301).empty());
    EXPECT_TRUE(jointsOf({stretchOf("all", -10, 400, 0.5)}, 301).empty());
}

// Both directions and models, several pulse widths, k and damping.
TEST(JointWatch, MeasurementMatchesPrediction) {
    for (const MediumModel model : {MediumModel::Depth, MediumModel::Density})
        for (const double factor : {0.1, 0.25, 0.36, 0.9, 1.5, 2.25, 4.0})
            for (const bool fromTheRight : {false, true})
                for (const double sigma : {8.0, 11.3, 20.0})
                    for (const double share : {1.0, 0.5, 0.1})
                        for (const double velocityDamping : {1.0, 0.9999}) {
                            const double k = share / std::max(1.0, factor);
                            Experiment e = stringOf(1600, {stretchOf("other", 799.5, 1800.0, factor)}, k);
                            e.rule.model = model;
                            e.rule.damping.velocity = velocityDamping;
                            // Pulses from both sides start with equal width.
                            const double x = fromTheRight ? 800.0 + 9.0 * sigma : 800.0 - 9.0 * sigma;
                            e.events = {pluck(x, sigma, -0.7)};
                            const double slow = std::min(1.0, factor);
                            const JointWatch watch =
                                watched(e, std::int64_t(steps(e, slow, 18.0 * sigma) + 250.0 / std::sqrt(k)));
                            const std::string what =
                                std::string(toString(model)) + " factor " + std::to_string(factor) + " sigma " +
                                std::to_string(sigma) + " k " + std::to_string(k) + " s " +
                                std::to_string(velocityDamping) + (fromTheRight ? " from the right" : "");
                            ASSERT_EQ(watch.joints().size(), 1u);
                            // Width at half height, and the drag during its passage.
                            const double wide = std::sqrt(8.0 * std::log(2.0)) * sigma;
                            const double drag =
                                (1.0 - velocityDamping) * steps(e, fromTheRight ? factor : 1.0, wide);
                            if (drag < 0.014) {
                                expectAsPredicted(watch, 0, what);
                            }
                            if (drag > 0.016) {
                                EXPECT_FALSE(watch.measured(0)) << what;
                            }
                            if (watch.measured(0)) {
                                EXPECT_EQ(watch.measured(0)->fromLeft, !fromTheRight) << what;
                            }
                        }
}

TEST(JointWatch, MeasuresInHigherOrderSchemes) {
    for (const Scheme scheme : {Scheme::Leapfrog, Scheme::Trapezoid, Scheme::Rk4}) {
        Experiment e = stringOf(800, {stretchOf("other", 399.5, 900.0, 0.36)}, 0.5);
        e.rule.scheme = scheme;
        e.events = {pluck(250, 12)};
        expectAsPredicted(watched(e, 700), 0, std::string(toString(scheme)));
    }
}

TEST(JointWatch, ToleratesRareObservations) {
    Experiment e = stringOf(800, {stretchOf("other", 399.5, 900.0, 0.36)});
    e.events = {pluck(250, 12)};
    for (const std::int64_t every : {1, 4, 9, 25})
        expectAsPredicted(watched(e, 400, every), 0, "every " + std::to_string(every));
}

// The pulse transmitted by the first boundary meets the second boundary.
TEST(JointWatch, MeasuresBothBoundariesOfThreeStrings) {
    Experiment e =
        stringOf(1400, {stretchOf("middle", 399.5, 799.5, 0.36), stretchOf("last", 799.5, 1500, 0.81)});
    e.events = {pluck(250, 12)};
    const JointWatch watch = watched(e, 1100);
    ASSERT_EQ(watch.joints().size(), 2u);
    expectAsPredicted(watch, 0, "first");
    EXPECT_NEAR(watch.predicted(0, true).reflected, -0.25, 1e-9);
    expectAsPredicted(watch, 1, "second");
    EXPECT_NEAR(watch.predicted(1, true).reflected, 0.2, 1e-9);
    EXPECT_NEAR(watch.predicted(1, true).transmitted, 1.2, 1e-9);
}

// The left pulse of a pluck meets the boundary later.
TEST(JointWatch, MeasuresPulseReflectedByEnd) {
    for (const Edge end : {Edge::Fixed, Edge::Free, Edge::Periodic}) {
        Experiment e = stringOf(900, {stretchOf("other", 449.5, end == Edge::Periodic ? 700.0 : 950.0, 0.36)});
        e.rule.edges.left = e.rule.edges.right = end;
        e.events = {pluck(150, 10)};
        expectAsPredicted(watched(e, 480), 0, "first, " + std::string(toString(end)));
        expectAsPredicted(watched(e, 760), 0, "second, " + std::string(toString(end)));
    }
}

TEST(JointWatch, ReportsNoneForUnmeasurableRuns) {
    const auto measured = [](const Experiment& e, std::int64_t steps) {
        const JointWatch watch = watched(e, steps);
        EXPECT_FALSE(watch.joints().empty());
        for (std::size_t i = 0; i < watch.joints().size(); ++i)
            if (watch.measured(i)) return true;
        return false;
    };
    const PoolObjects half{stretchOf("other", 399.5, 900.0, 0.36)};
    Experiment still = stringOf(800, half);
    EXPECT_FALSE(measured(still, 600));
    Experiment onItsWay = still;
    onItsWay.events = {pluck(200, 12)};
    EXPECT_FALSE(measured(onItsWay, 190));
    Experiment fromBothSides = still;
    fromBothSides.events = {pluck(250, 12), pluck(400 + 0.6 * 150, 12)};
    EXPECT_FALSE(measured(fromBothSides, 480));
    Experiment tooNarrow = still;
    tooNarrow.events = {pluck(250, 1.5)};
    EXPECT_FALSE(measured(tooNarrow, 480));
    Experiment triangle = still;
    triangle.events = {{0, Pull{PullShape::Triangle, 800.0, 1.0, PullMode::Pluck, 250.0, 0.0}}};
    EXPECT_FALSE(measured(triangle, 900));
    Experiment driven = still;
    driven.drive.height = 0.1;
    driven.drive.frequency = 0.004;
    driven.drive.x = 100;
    EXPECT_FALSE(measured(driven, 900));
    // The medium is too short to separate the pulses.
    Experiment tooShort = stringOf(800, {stretchOf("bead", 394.5, 404.5, 0.2)});
    tooShort.events = {pluck(250, 12)};
    EXPECT_FALSE(measured(tooShort, 600));
    // A tap disturbs the pulse at the boundary.
    Experiment disturbed = onItsWay;
    disturbed.events.push_back(pluck(400, 12, 1.0, 205));
    EXPECT_FALSE(measured(disturbed, 420));
    // Gradual changes have no single reflection coefficient.
    Experiment slope = stringOf(800, {stretchOf("slope", 399.5, 900.0, 0.5, 0.2)});
    slope.events = {pluck(250, 12)};
    EXPECT_FALSE(measured(slope, 480));
}

// Other strings, settings or earlier steps invalidate the measurement.
TEST(JointWatch, RestartsWhenStringChanges) {
    Experiment e = stringOf(800, {stretchOf("other", 399.5, 900.0, 0.36)});
    e.events = {pluck(250, 12)};
    Simulation run(e);
    JointWatch watch;
    for (; run.frame() < 400; run.advance(4)) watch.observe(run);
    ASSERT_TRUE(watch.measured(0));
    Simulation again(e);
    JointWatch other = watch;
    other.observe(again);
    EXPECT_FALSE(other.measured(0));
    run.apply(Settings{{"k", 0.5}});
    watch.observe(run);
    EXPECT_FALSE(watch.measured(0));
    run.apply(ObjectsChange{.put = {}, .probes = {}, .remove = {"other"}});
    watch.observe(run);
    EXPECT_TRUE(watch.joints().empty());
}

// The second string is shaded, the boundary is a line.
TEST(JointWatch, PicturesShowBoundary) {
    const Experiment e = stringOf(201, {stretchOf("other", 100.0, 300.0, 0.36)});
    const Simulation run(e);
    std::vector<std::uint32_t> pixels(401 * 240);
    const LineLook look;
    paintString(run, look, 1.0f, {pixels.data(), 401, 240, 401});
    const auto at = [&](int x) { return pixels[std::size_t(60 * 401 + x)]; };
    EXPECT_EQ(at(100), look.canvas);
    EXPECT_NE(at(300), look.canvas);
    EXPECT_NE(at(200), at(300));
    EXPECT_GT((at(200) >> 8) & 255u, 100u);
}
