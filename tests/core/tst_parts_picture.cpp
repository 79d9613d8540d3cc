// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/string_picture.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

using namespace seiche;

// A plucked string splits into two waves of half displacement.
TEST(PartsPicture, DrawsBothWavesOnlyWhenShown) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    Pull pull;
    pull.width = 20;
    pull.height = 1.0;
    pull.x = 160;
    pull.mode = PullMode::Pluck;
    experiment.events = {{0, pull}};
    for (const Visibility shown : {Visibility::Hidden, Visibility::Shown}) {
        experiment.preview.parts = shown;
        Simulation run(experiment);
        run.advance(1);
        std::vector<std::uint32_t> pixels(640 * 240);
        const PixelView picture{pixels.data(), 640, 240, 640};
        const LineLook look;
        paintString(run, look, 1.0f, picture);
        const auto rowsOf = [&](std::uint32_t colour) {
            std::vector<int> rows;
            for (int y = 0; y < 240; ++y)
                for (int x = 0; x < 640; ++x)
                    if (picture.row(y)[x] == colour) rows.push_back(y);
            return rows;
        };
        for (const std::uint32_t colour : {look.right, look.left}) {
            const std::vector<int> rows = rowsOf(colour);
            EXPECT_EQ(rows.empty(), shown == Visibility::Hidden);
            // Half of the ceiling, which is 0.44 of the picture height above the middle.
            if (!rows.empty()) {
                EXPECT_NEAR(std::ranges::min(rows), 120 - 0.22 * 240, 3.0);
            }
        }
    }
}
