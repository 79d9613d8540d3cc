// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene_run.h"
#include "show/lying_snow.h"

#include <cmath>

using namespace seiche;

// Directions are uniform on a half sphere: half of all pieces land within 3/4 of v^2 / g (see
// `Rain`).
SCENE_CLAIM("fireworks") {
    SceneRun run(scene);
    const Rain& rain = run.experiment().rain;
    const double furthest = rain.speed * rain.speed / rain.gravity;
    EXPECT_NEAR(furthest, 75.0, 1e-9);
    std::int64_t within = 0, all = 0;
    for (std::int64_t frame = 300; frame < 30'300; ++frame)
        for (const Pull& piece : dropsAt(rain, run.experiment().grid, run.stepsPerSecond(), frame)) {
            const double away = std::hypot(piece.x - rain.x, piece.y - rain.y);
            ASSERT_LE(away, furthest * (1 + 1e-12));
            within += away <= 0.75 * furthest ? 1 : 0;
            ++all;
        }
    // All pieces land in the pool.
    const double count = static_cast<double>(all), expected = 300 * rain.rate;
    EXPECT_NEAR(count, expected, 5 * std::sqrt(expected));
    EXPECT_NEAR(static_cast<double>(within) / count, 0.5, 5 * 0.5 / std::sqrt(count));
    run.advance(400);
    EXPECT_GT(run.run().largestHeight(), 0.05);
}

// Each of n flakes covers a random cell of N: a cell stays bare with probability (1 - 1 / N)^n.
SCENE_CLAIM("snow") {
    SceneRun run(scene);
    const Grid grid = run.experiment().grid;
    const Rain& rain = run.experiment().rain;
    double word = 0.0;
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) word += run.run().isWallNear(x, y) ? 1.0 : 0.0;
    EXPECT_GT(word, 2000.0);
    LyingSnow snow;
    for (const double seconds : {5.0, 10.0, 15.0, 15.0}) {
        run.advanceSeconds(seconds);
        double covered = 0.0;
        snow.forEachCovered(run.run(), [&](int, int) { ++covered; });
        const double cells = static_cast<double>(grid.cells()), flakes = rain.rate * run.run().seconds();
        const double share = 1 - std::pow(1 - 1 / cells, flakes);
        EXPECT_NEAR(share, 1 - std::exp(-flakes / cells), 1e-4);
        EXPECT_NEAR(covered / word, share, 5 * std::sqrt(share * (1 - share) / word)) << seconds;
    }
    // Sideways drift of flakes in the last second.
    const double steps = run.stepsPerSecond();
    constexpr int moments = 40;
    double squares = 0.0, values = 0.0;
    for (int i = 0; i < moments; ++i) {
        const std::int64_t frame = 1000 + 10 * i, landing = frame + static_cast<std::int64_t>(steps);
        const std::vector<Pull> flakes = dropsAt(rain, grid, steps, landing);
        std::size_t later = 0;
        for (std::int64_t each = frame + 1; each < landing; ++each)
            later += dropsAt(rain, grid, steps, each).size();
        const std::vector<FallingPiece> air = piecesInAirAt(rain, grid, steps, frame);
        for (std::size_t j = 0; j < flakes.size(); ++j) {
            squares +=
                std::pow(air.at(later + j).x - flakes[j].x, 2) + std::pow(air.at(later + j).y - flakes[j].y, 2);
            values += 2.0;
        }
    }
    // 40 Poisson numbers of mean 5, along two axes.
    EXPECT_NEAR(values, 2 * moments * 5.0, 2 * 5 * std::sqrt(moments * 5.0));
    const double variance = rain.drift * rain.drift;
    EXPECT_NEAR(squares / values, variance, 5 * variance * std::sqrt(2 / values));
}
