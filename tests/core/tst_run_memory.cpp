// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/run_memory.h"

#include <cstdint>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

/// Returns the bytes that this event adds to a pool.
std::size_t bytesOfEvent(const Change& what) {
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    const std::size_t before = bytesHeldBy(experiment);
    experiment.events = {{7, what}};
    return bytesHeldBy(experiment) - before;
}

} // namespace

// An event counts the size of its parts at least once and less than twice.
TEST(RunMemory, CountsContentsOfEvents) {
    constexpr std::size_t many = 1000;
    const auto expectAbout = [](std::size_t bytes, std::size_t parts) {
        EXPECT_GE(bytes, sizeof(Event) + parts);
        EXPECT_LE(bytes, sizeof(Event) + 2 * parts);
    };
    expectAbout(bytesOfEvent(Settings(many, Setting{"k", 0.5})), many * sizeof(Setting));
    DrawnShape shape;
    shape.heights = std::vector<double>(many, 1.0);
    expectAbout(bytesOfEvent(shape), many * sizeof(double));
    AddedModes added;
    added.modes.resize(many);
    expectAbout(bytesOfEvent(added), many * sizeof(AddedMode));
    ObjectsChange objects;
    objects.probes.assign(many, Probe{"A", 1, 1});
    expectAbout(bytesOfEvent(objects), many * sizeof(Probe));
}

TEST(RunMemory, CountsTwoTimeLevelsForIntegers) {
    Experiment experiment = defaultExperiment(SceneKind::Pool);
    experiment.grid = {1000, 1000};
    experiment.rule.arithmetic = Arithmetic::Integer;
    const double frame = 1e6 * sizeof(std::int32_t);
    EXPECT_GT(static_cast<double>(bytesOfRun(experiment)), 2.0 * frame);
    EXPECT_LT(static_cast<double>(bytesOfRun(experiment)), 2.5 * frame); // with the bytes per row and column
}
