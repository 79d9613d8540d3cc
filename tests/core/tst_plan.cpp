// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/plan.h"

#include <gtest/gtest.h>

using namespace seiche;

// If top and bottom are periodic, a thread waits at the end of its band for the first rows of the
// next band. These rows grow by two per step of a pass. If both belong to one band, the thread
// must pass them before it waits.
TEST(Plan, LimitsStepsPerPassWhenPeriodic) {
    Rule rule;
    rule.scene = SceneKind::Pool;
    rule.edges.top = rule.edges.bottom = Edge::Periodic;
    for (int height = 1; height <= 200; ++height)
        for (const int threads : {1, 2, 4}) {
            const Plan plan = fitted({Isa::Baseline, threads, 24, 1024}, domainOf({64, height}, rule));
            EXPECT_GE(plan.stepsPerPass, 1);
            EXPECT_GE(plan.threads, 1);
            EXPECT_LE(plan.threads, threads);
            if (plan.stepsPerPass > 1) {
                EXPECT_GE(height / plan.threads, 2 * plan.stepsPerPass) << height << ' ' << threads;
            }
        }
}
