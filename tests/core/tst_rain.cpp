// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "picture/surface.h"
#include "picture/tiled_floor.h"
#include "run/simulation.h"
#include "show/falling_picture.h"

#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <numeric>
#include <set>

using namespace seiche;

namespace {

constexpr Grid wide{401, 401};

Rain fireworks() {
    Rain rain;
    rain.kind = RainKind::Fireworks;
    rain.rate = 100.0;
    rain.seed = 7;
    rain.x = rain.y = 200.0;
    rain.speed = 60.0;
    rain.gravity = 36.0; // v^2 / g = 100
    return rain;
}

Rain snow() {
    Rain rain;
    rain.kind = RainKind::Snow;
    rain.rate = 100.0;
    rain.seed = 7;
    rain.speed = 25.0;
    rain.drift = 6.0;
    return rain;
}

Experiment pool(const Rain& rain, const std::string& rest = "") {
    const ReadExperiment result = readExperiment(
        R"({"seiche": 1, "medium": "pool", "size": [64, 48], "k": 0.4, "stepsPerSecond": 50)" + rest + "}");
    if (!std::holds_alternative<Experiment>(result)) {
        ADD_FAILURE() << "cannot be read";
        return defaultExperiment(SceneKind::Pool);
    }
    Experiment experiment = std::get<Experiment>(result);
    experiment.rain = rain;
    experiment.rain.x = 20.0;
    experiment.rain.y = 30.0;
    return experiment;
}

const std::string wall =
    R"(, "things": [{"kind": "wall", "form": "box", "at": [32, 24], "width": 30, "height": 20}])";

std::uint64_t hashAfter(const Experiment& experiment, const std::vector<std::int64_t>& parts) {
    Simulation run(experiment);
    for (const std::int64_t part : parts) run.advance(part);
    return run.hash();
}

std::string problemsOf(const std::string& rain) {
    const ReadExperiment result =
        readExperiment(R"({"seiche": 1, "medium": "pool", "size": [64, 48], "rain": )" + rain + "}");
    std::string all;
    if (const auto* problems = std::get_if<std::vector<Problem>>(&result))
        for (const Problem& problem : *problems) all += lineOf(problem) + '\n';
    return all;
}

std::vector<double> countsOf(const Rain& rain, double stepsPerSecond, std::int64_t from, std::int64_t frames) {
    std::vector<double> counts;
    for (std::int64_t frame = from; frame < from + frames; ++frame)
        counts.push_back(static_cast<double>(dropsAt(rain, wide, stepsPerSecond, frame).size()));
    return counts;
}

// Returns the deviation of a sum of `count` values from its expectation, in standard deviations.
double deviations(double sum, double count, double mean, double variance) {
    return (sum - count * mean) / std::sqrt(count * variance);
}

} // namespace

// Poisson distribution: variance m, fourth central moment m + 3 m^2, P(n) = exp(-m) m^n / n!.
TEST(Rain, FollowsPoissonDistribution) {
    for (const double mean : {0.02, 0.2, 0.5, 0.9, 1.0, 2.0, 3.3, 5.0, 16.0, 16.5, 100.0, 1000.0})
        for (const double seed : {1.0, 3.0, 20'260.0}) {
            Rain rain;
            rain.rate = 100.0 * mean;
            rain.seed = seed;
            const std::int64_t frames = mean < 50.0 ? 20'000 : 1000;
            const std::vector<double> counts = countsOf(rain, 100.0, 1000, frames);
            const double n = static_cast<double>(frames);
            double sum = 0.0, squares = 0.0;
            std::map<int, double> seen;
            for (const double count : counts) {
                sum += count;
                squares += (count - mean) * (count - mean);
                ++seen[static_cast<int>(count)];
            }
            EXPECT_LT(std::abs(deviations(sum, n, mean, mean)), 4.0) << mean << ' ' << seed;
            EXPECT_LT(std::abs(deviations(squares, n, mean, mean + 2.0 * mean * mean)), 4.0)
                << mean << ' ' << seed;
            // Numbers expected at least five times have a class each. The remainder shares a
            // class.
            double chiSquare = 0.0, classes = 0.0, expectedLeft = n, seenLeft = n;
            for (int i = 0; i < 5 * mean + 20; ++i) {
                const double expected = n * std::exp(i * std::log(mean) - mean - std::lgamma(i + 1.0));
                if (expected < 5.0) continue;
                chiSquare += (seen[i] - expected) * (seen[i] - expected) / expected;
                expectedLeft -= expected;
                seenLeft -= seen[i];
                ++classes;
            }
            if (expectedLeft > 5.0) {
                chiSquare += (seenLeft - expectedLeft) * (seenLeft - expectedLeft) / expectedLeft;
                ++classes;
            }
            EXPECT_GT(classes, 1.0);
            EXPECT_LT(chiSquare, classes - 1.0 + 4.0 * std::sqrt(2.0 * (classes - 1.0)) + 4.0)
                << mean << ' ' << seed;
        }
}

TEST(Rain, CountsOfStepsAreIndependent) {
    for (const double mean : {0.5, 1.0, 5.0})
        for (const RainKind kind : {RainKind::Drops, RainKind::Fireworks, RainKind::Snow}) {
            Rain rain = fireworks();
            rain.kind = kind;
            rain.rate = 100.0 * mean;
            const std::vector<double> counts = countsOf(rain, 100.0, 1000, 20'000);
            for (const std::size_t apart : {1u, 2u, 3u, 10u, 100u}) {
                double sum = 0.0;
                for (std::size_t i = apart; i < counts.size(); ++i)
                    sum += (counts[i] - mean) * (counts[i - apart] - mean);
                EXPECT_LT(std::abs(deviations(sum, double(counts.size() - apart), 0.0, mean * mean)), 4.0)
                    << mean << ' ' << toString(kind) << ' ' << apart;
            }
            Rain other = rain;
            other.seed = rain.seed + 1.0;
            const std::vector<double> others = countsOf(other, 100.0, 1000, 20'000);
            double sum = 0.0;
            for (std::size_t i = 0; i < counts.size(); ++i) sum += (counts[i] - mean) * (others[i] - mean);
            EXPECT_LT(std::abs(deviations(sum, double(counts.size()), 0.0, mean * mean)), 4.0) << mean;
        }
}

TEST(Rain, LimitsMeanToThousandDropsPerStep) {
    Rain rain;
    rain.rate = 1e6;
    const std::vector<double> counts = countsOf(rain, 1.0, 0, 200);
    const double sum = std::accumulate(counts.begin(), counts.end(), 0.0);
    EXPECT_LT(std::abs(deviations(sum, 200.0, 1000.0, 1000.0)), 4.0);
    rain.rate = 1e-300; // practically never
    EXPECT_EQ(dropsAt(rain, wide, 1e6, 5).size(), 0u);
}

// Uniform directions on a half sphere: P(distance <= r v^2 / g) = 1 - sqrt(1 - r), mean square 8 /
// 15.
TEST(Fireworks, LandAtDistancesOfHalfSphere) {
    Rain rain = fireworks();
    rain.rate = 1000.0;
    std::vector<double> shares;
    double sumX = 0.0, sumY = 0.0;
    for (std::int64_t frame = 500; frame < 4500; ++frame)
        for (const Pull& piece : dropsAt(rain, wide, 100.0, frame)) {
            const double x = (piece.x - rain.x) / 100.0, y = (piece.y - rain.y) / 100.0;
            shares.push_back(std::hypot(x, y));
            ASSERT_LE(shares.back(), 1.0 + 1e-12);
            sumX += x;
            sumY += y;
        }
    const double count = static_cast<double>(shares.size());
    EXPECT_LT(std::abs(deviations(count, 4000.0, 10.0, 10.0)), 5.0);
    for (const double r : {0.1, 0.25, 0.5, 0.75, 0.9, 0.99}) {
        const double expected = 1.0 - std::sqrt(1.0 - r);
        const auto within = std::ranges::count_if(shares, [r](double share) { return share <= r; });
        EXPECT_NEAR(static_cast<double>(within) / count, expected,
                    5.0 * std::sqrt(expected * (1.0 - expected) / count))
            << r;
    }
    EXPECT_NEAR(sumX / count, 0.0, 5.0 * std::sqrt(4.0 / 15.0 / count));
    EXPECT_NEAR(sumY / count, 0.0, 5.0 * std::sqrt(4.0 / 15.0 / count));
}

// Flight times are uniform up to 2 v / g: until then, rate t^2 / (2 (2 v / g)) pieces have landed.
TEST(Fireworks, ContainNoPiecesThrownBeforeRun) {
    const Rain rain = fireworks();
    const double longest = 2.0 * rain.speed / rain.gravity, steps = 200.0;
    int landed = 0;
    for (std::int64_t frame = 0; frame < static_cast<std::int64_t>(longest * steps); ++frame)
        landed += static_cast<int>(dropsAt(rain, wide, steps, frame).size());
    const double expected = rain.rate * longest / 2.0;
    EXPECT_NEAR(landed, expected, 5.0 * std::sqrt(expected));
    EXPECT_TRUE(piecesInAirAt(rain, wide, steps, 0).empty());
}

TEST(Fireworks, IgnoreLandingsOutsidePool) {
    Rain rain = fireworks();
    const Grid small{101, 61};
    rain.x = 50.0;
    rain.y = 0.0;
    std::size_t inside = 0, all = 0;
    for (std::int64_t frame = 500; frame < 1500; ++frame) {
        const std::vector<Pull> pieces = dropsAt(rain, small, 100.0, frame);
        for (const Pull& piece : pieces) {
            EXPECT_TRUE(piece.x >= 0.0 && piece.x <= 100.0 && piece.y >= 0.0 && piece.y <= 60.0);
        }
        inside += pieces.size();
        Rain middle = rain;
        middle.x = middle.y = 200.0;
        all += dropsAt(middle, wide, 100.0, frame).size();
    }
    EXPECT_LT(std::abs(deviations(static_cast<double>(all), 1000.0, 1.0, 1.0)), 5.0);
    EXPECT_LT(inside, all / 2);
    EXPECT_GT(inside, 0u);
}

// Pieces fall freely from step to step, down to the origin of the circular wave.
TEST(Fireworks, PiecesFallFreelyToLandingPoint) {
    const Rain rain = fireworks();
    constexpr double steps = 50.0, step = 1.0 / steps;
    std::size_t followed = 0, landed = 0, fallen = 0;
    for (std::int64_t frame = 300; frame < 340; ++frame) {
        const std::vector<FallingPiece> next = piecesInAirAt(rain, wide, steps, frame + 1);
        const std::vector<Pull> drops = dropsAt(rain, wide, steps, frame + 1);
        for (const FallingPiece& piece : piecesInAirAt(rain, wide, steps, frame)) {
            EXPECT_GE(piece.height, 0.0);
            EXPECT_NEAR(piece.up * piece.up + 2.0 * rain.gravity * piece.height + piece.alongX * piece.alongX +
                            piece.alongY * piece.alongY,
                        rain.speed * rain.speed, 1e-8);
            const double x = piece.x + step * piece.alongX, y = piece.y + step * piece.alongY;
            const double height = piece.height + step * (piece.up - 0.5 * step * rain.gravity);
            const auto same = std::ranges::find(next, piece.tint, &FallingPiece::tint);
            if (same != next.end()) {
                ++followed;
                EXPECT_NEAR(same->x, x, 1e-9);
                EXPECT_NEAR(same->y, y, 1e-9);
                EXPECT_NEAR(same->height, height, 1e-9);
                continue;
            }
            ++landed;
            EXPECT_NEAR(height, 0.0, 1e-9);
            EXPECT_TRUE(std::ranges::any_of(
                drops, [&](const Pull& drop) { return std::hypot(drop.x - x, drop.y - y) < 1e-9; }));
        }
        fallen += drops.size();
    }
    EXPECT_GT(followed, 1000u);
    EXPECT_EQ(landed, fallen);
    EXPECT_LT(std::abs(deviations(static_cast<double>(landed), 40.0, 2.0, 2.0)), 5.0);
}

TEST(Fireworks, LimitPiecesInAir) {
    Rain rain = fireworks();
    rain.rate = 1e6;
    EXPECT_EQ(piecesInAirAt(rain, wide, 100.0, 1000).size(), 4000u);
    rain = snow();
    rain.rate = 1e6;
    EXPECT_EQ(piecesInAirAt(rain, wide, 100.0, 1000).size(), 4000u);
    rain.rate = 1.0;
    rain.speed = 1e-3; // fall of about a day
    EXPECT_LE(piecesInAirAt(rain, wide, 1.0, 0).size(), 4000u);
    EXPECT_TRUE(piecesInAirAt(Rain{.rate = 50.0}, wide, 100.0, 100).empty());
}

TEST(Fireworks, MatchForAnySplit) {
    for (const Rain& rain : {fireworks(), snow()})
        for (const std::string& rest : {std::string(), wall}) {
            Experiment experiment = pool(rain, rest);
            experiment.events = {{150, Settings{{"rain.speed", 31.0}, {"rain.gravity", 20.0}}}};
            const std::uint64_t whole = hashAfter(experiment, {300});
            EXPECT_EQ(hashAfter(experiment, {1, 2, 3, 94, 51, 149}), whole);
            EXPECT_EQ(hashAfter(experiment, std::vector<std::int64_t>(300, 1)), whole);
        }
}

// A landing piece acts as a tap, except on walls.
TEST(Fireworks, MatchPullsAtLandingPoints) {
    for (const Rain& rain : {fireworks(), snow()}) {
        const Experiment falling = pool(rain, wall);
        Experiment pulled = falling;
        pulled.rain = {};
        const Simulation walls(falling);
        std::size_t onWalls = 0;
        for (std::int64_t frame = 0; frame < 200; ++frame)
            for (const Pull& piece : dropsAt(falling.rain, falling.grid, 50.0, frame)) {
                const double stiffness = std::get<Wave<float>>(walls.wave()).stiffnessNear(piece.x, piece.y);
                if (stiffness == 0.0) ++onWalls;
                else pulled.events.push_back({frame, piece});
            }
        EXPECT_GT(onWalls, 5u);
        EXPECT_EQ(hashAfter(falling, {200}), hashAfter(pulled, {200}));
    }
}

TEST(Snow, LandsLikeDropsOfSameSeed) {
    Rain drops = snow();
    drops.kind = RainKind::Drops;
    for (std::int64_t frame = 0; frame < 200; ++frame)
        EXPECT_EQ(dropsAt(snow(), wide, 100.0, frame), dropsAt(drops, wide, 100.0, frame));
}

// The variance of N values has a standard error of at most sigma^2 sqrt(2 / N), because the steps
// have shorter tails than a normal distribution.
TEST(Snow, DriftsAsRandomWalk) {
    Rain rain = snow();
    constexpr double steps = 64.0;
    rain.rate = steps; // one landing flake per step on average
    for (const std::int64_t before : {4, 64, 192}) {
        const double seconds = static_cast<double>(before) / steps;
        double sum = 0.0, squares = 0.0, values = 0.0;
        for (std::int64_t frame = 0; frame < 1500; ++frame) {
            const std::vector<FallingPiece> air = piecesInAirAt(rain, wide, steps, frame);
            // The list is ordered by landing time.
            std::size_t next = 0;
            for (std::int64_t sooner = 1; sooner < before; ++sooner)
                next += dropsAt(rain, wide, steps, frame + sooner).size();
            for (const Pull& landing : dropsAt(rain, wide, steps, frame + before)) {
                const FallingPiece& flake = air.at(next++);
                EXPECT_NEAR(flake.height, rain.speed * seconds, 1e-9);
                for (const double aside : {flake.x - landing.x, flake.y - landing.y}) {
                    sum += aside;
                    squares += aside * aside;
                    ++values;
                }
            }
        }
        EXPECT_GT(values, 2500.0);
        const double variance = rain.drift * rain.drift * seconds;
        EXPECT_NEAR(sum / values, 0.0, 5.0 * std::sqrt(variance / values)) << before;
        EXPECT_NEAR(squares / values, variance, 5.0 * variance * std::sqrt(2.0 / values)) << before;
    }
}

TEST(Snow, LiesOnWallsAfterLanding) {
    Experiment experiment = pool(snow(), wall);
    experiment.events = {{200, Settings{{"rain.rate", 0.0}}}, {400, ObjectsChange{experiment.objects, {}, {}}}};
    using Cells = std::set<std::pair<int, int>>;
    const auto lying = [](LyingSnow& seen, const Simulation& run) {
        Cells cells;
        seen.forEachCovered(run, [&](int x, int y) { cells.insert({x, y}); });
        return cells;
    };
    Simulation run(experiment);
    LyingSnow follows;
    Cells expected;
    std::vector<Cells> history;
    for (std::int64_t frame = 0; frame < 300; frame += 10) {
        LyingSnow fresh;
        EXPECT_EQ(lying(follows, run), expected) << frame;
        EXPECT_EQ(lying(fresh, run), expected) << frame;
        history.push_back(expected);
        run.advance(10);
        if (frame >= 200) continue;
        for (std::int64_t landing = frame; landing < frame + 10; ++landing)
            for (const Pull& flake : dropsAt(experiment.rain, experiment.grid, 50.0, landing))
                if (run.isWallNear(flake.x, flake.y))
                    expected.insert({static_cast<int>(flake.x), static_cast<int>(flake.y)});
    }
    EXPECT_GT(expected.size(), 30u);     // a fifth of 400 flakes falls on the wall
    EXPECT_EQ(history.back(), expected); // snow stays after the last flake
    Simulation earlier(experiment);
    earlier.advance(100);
    EXPECT_EQ(lying(follows, earlier), history[10]);
    EXPECT_EQ(lying(follows, run), expected);
    run.advance(150); // walls replaced at step 400
    EXPECT_TRUE(lying(follows, run).empty());
}

TEST(Snow, IsDrawnOnWallsAndInAir) {
    Experiment experiment = pool(snow(), wall);
    Simulation run(experiment);
    run.advance(250);
    constexpr int cell = 4;
    std::vector<std::uint32_t> pixels(64 * cell * 48 * cell, 0xff000000u);
    const auto paint = [&] {
        FallingPicture().paint(run, {pixels.data(), 64 * cell, 48 * cell, 64 * cell});
        return pixels;
    };
    const std::vector<std::uint32_t> seen = paint();
    const auto at = [&](int x, int y) {
        return seen[static_cast<std::size_t>((y * cell + cell / 2) * 64 * cell + x * cell + cell / 2)];
    };
    LyingSnow lying;
    std::size_t covered = 0;
    lying.forEachCovered(run, [&](int x, int y) {
        ++covered;
        EXPECT_GT(at(x, y) & 255, 240u);
    });
    EXPECT_GT(covered, 30u);
    std::ranges::fill(pixels, 0xff000000u);
    run.advance(50);
    EXPECT_NE(paint(), seen);
    for (const std::uint32_t pixel : pixels) ASSERT_EQ(pixel >> 24, 255u);
}

// A wall hides only low sparks behind it.
TEST(Fireworks, AreHiddenBehindWalls) {
    constexpr int width = 200, height = 150;
    const Grid grid{80, 60};
    std::vector<float> heights(static_cast<std::size_t>(grid.cells()));
    std::vector<std::uint32_t> floor(heights.size());
    paintTiles({floor.data(), grid.width, grid.height, grid.width});
    PoolObject across;
    across.name = "wall";
    across.x = 40;
    across.y = 30;
    across.is = Wall();
    std::get<Wall>(across.is).shape.form = Form::Box;
    std::get<Wall>(across.is).shape.width = 80;
    std::get<Wall>(across.is).shape.height = 6;
    SurfaceSolids solids;
    solids.set({across}, grid, grid);
    SurfaceLook look;
    look.eye = {.turn = 0.0, .tilt = 30.0, .zoom = 1.0};
    const auto picture = [&](std::vector<SurfaceSpark> sparks) {
        std::vector<std::uint32_t> pixels(width * height);
        SurfacePainter().paint({heights.data(), grid.width, grid.height, grid.width}, 1.0f, look,
                               {&solids, {}, {floor.data(), grid.width}, 1, sparks},
                               {pixels.data(), width, height, width}, 1);
        return pixels;
    };
    const auto sparkAt = [](float y, float h) {
        return SurfaceSpark{40.0f, y, h, 40.0f, y, h, 0.5f, 0xffffffffu, 1.0f};
    };
    const std::vector<std::uint32_t> none = picture({});
    EXPECT_EQ(picture({sparkAt(23.0f, 1.0f)}), none);
    EXPECT_NE(picture({sparkAt(23.0f, 30.0f)}), none);
    EXPECT_NE(picture({sparkAt(45.0f, 1.0f)}), none);
    EXPECT_EQ(picture({sparkAt(23.0f, 1e6f)}), none); // above the picture
}

TEST(Fireworks, SurviveFileRoundTrip) {
    for (const Rain& rain : {fireworks(), snow()}) {
        const Experiment experiment = pool(rain);
        const std::string text = writeExperiment(experiment);
        const ReadExperiment again = readExperiment(text);
        ASSERT_TRUE(std::holds_alternative<Experiment>(again));
        EXPECT_EQ(std::get<Experiment>(again).rain, experiment.rain);
        EXPECT_EQ(writeExperiment(std::get<Experiment>(again)), text);
    }
    // Drops have no keys of fireworks and snow.
    Experiment drops = pool(fireworks());
    drops.rain = {.rate = 9.0};
    const std::string text = writeExperiment(drops);
    for (const char* key : {"\"kind\"", "\"gravity\"", "\"drift\"", "\"speed\""})
        EXPECT_EQ(text.find(key), std::string::npos) << key;
}

TEST(Fireworks, RefuseInvalidValues) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {R"({"rate": 9, "kind": "hail"})", "rain.kind: \"hail\" is not one of drops, fireworks, snow\n"},
        {R"({"rate": 9, "kind": "fireworks", "gravity": 0})",
         "rain.gravity: 0 is not allowed (greater than 0, at most 100000)\n"},
        {R"({"rate": 9, "kind": "snow", "speed": -3})",
         "rain.speed: -3 is not allowed (greater than 0, at most 100000)\n"},
        {R"({"rate": 9, "kind": "snow", "drift": -1})",
         "rain.drift: -1 is not allowed (at least 0, at most 100000)\n"},
        {R"({"rate": 9, "kind": "fireworks", "x": 64, "y": 47})", "rain.x: 64 is out of range (0 to 63)\n"},
        {R"({"rate": 9, "kind": "fireworks", "x": 63, "y": 47})", ""},
        {R"({"rate": 9, "kind": "snow", "x": 64})", ""}, // position unused by snow
    };
    for (const auto& [rain, expected] : cases) EXPECT_EQ(problemsOf(rain), expected) << rain;
}
