// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"
#include "picture/pixel_loops.h"
#include "picture/surface.h"
#include "picture/tiled_floor.h"
#include "show/pool_picture.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <numeric>
#include <random>
#include <set>

using namespace seiche;

namespace {

constexpr int width = 300, height = 200;

struct Picture {
    std::vector<std::uint32_t> pixels = std::vector<std::uint32_t>(width * height);
    PixelView view{pixels.data(), width, height, width};
    std::uint32_t at(double x, double y) const {
        return pixels[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
    }
};

struct HeightGrid {
    HeightGrid(int w, int h) : grid{w, h}, cells(static_cast<std::size_t>(w * h)) {}
    float& at(int x, int y) { return cells[static_cast<std::size_t>(y * grid.width + x)]; }
    HeightView view() const { return {cells.data(), grid.width, grid.height, grid.width}; }
    Grid grid;
    std::vector<float> cells;
};

// Returns a look without tank sides, so that only the tested objects stand out.
SurfaceLook bare(EyePlace eye) {
    SurfaceLook look;
    look.eye = eye;
    look.rim = 0.0f;
    look.ground = 0xff123456;
    return look;
}

Picture painted(const HeightGrid& grid, const SurfaceLook& look, const PoolObjects& objects = {},
                std::vector<Buoy> buoys = {}, int threads = 1) {
    Picture picture;
    std::vector<std::uint32_t> floor(grid.cells.size());
    paintTiles({floor.data(), grid.grid.width, grid.grid.height, grid.grid.width});
    SurfaceSolids solids;
    solids.set(objects, grid.grid, grid.grid);
    SurfacePainter().paint(grid.view(), 1.0f, look, {&solids, buoys, {floor.data(), grid.grid.width}, 1},
                           picture.view, threads);
    return picture;
}

PoolObject box(double x, double y, double boxWidth, double boxHeight, WallKind kind = WallKind::Free) {
    PoolObject object;
    object.name = "box";
    object.x = x;
    object.y = y;
    Wall wall;
    wall.shape = {.form = Form::Box, .width = boxWidth, .height = boxHeight, .thickness = 0.0, .path = {}};
    wall.kind = kind;
    object.is = wall;
    return object;
}

HeightGrid waves(int w, int h, float length) {
    HeightGrid grid(w, h);
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) grid.at(x, y) = std::sin(6.2832f * static_cast<float>(x + 2 * y) / length);
    return grid;
}

// Sunlight on cells and floor, with the shadows of walls.
struct Lit {
    explicit Lit(const HeightGrid& grid, const PoolObjects& objects, const SurfaceLook& look) {
        SurfaceSolids solids;
        solids.set(objects, grid.grid, grid.grid);
        SurfaceShadow shadow;
        shadow.cast(solids, grid.grid, look, {});
        std::vector<std::uint32_t> tiles(grid.cells.size(), 0xff808080);
        SurfaceGround ground;
        ground.update({tiles.data(), grid.grid.width}, 1, solids, grid.grid);
        light.shine(grid.view(), 1.0f, look, solids, shadow, ground,
                    SurfacePainter::eyeFor(grid.grid, look, width, height), 1);
    }
    SurfaceLight light;
};

} // namespace

TEST(SurfaceEye, PictureAndCellPositionsRoundTrip) {
    for (const double turn : {-170.0, -60.0, 0.0, 45.0, 90.0})
        for (const double tilt : {5.0, 36.0, 90.0}) {
            const SurfaceEye eye({64, 40}, width, height, {turn, tilt, 1.5}, 8, 8);
            for (const double x : {0.0, 20.5, 63.0})
                for (const double y : {0.0, 31.0, 39.0}) {
                    const SurfaceEye::Point seen = eye.toPicture(x, y);
                    const SurfaceEye::Point back = eye.toCells(seen.x, seen.y);
                    EXPECT_NEAR(back.x, x, 1e-6);
                    EXPECT_NEAR(back.y, y, 1e-6);
                }
        }
}

TEST(SurfaceEye, ViewFromAboveIsMap) {
    const SurfaceEye eye({61, 41}, 600, 400, {0, 90, 1}, 0, 0);
    const SurfaceEye::Point middle = eye.toPicture(30, 20), right = eye.toPicture(40, 20),
                            lower = eye.toPicture(30, 30);
    EXPECT_NEAR(middle.x, 300, 1e-9);
    EXPECT_NEAR(middle.y, 200, 1e-9);
    EXPECT_NEAR(lower.x, middle.x, 1e-9);
    EXPECT_NEAR(right.y, middle.y, 1e-9);
    EXPECT_NEAR(lower.y - middle.y, right.x - middle.x, 1e-9);
    EXPECT_GT(right.x, middle.x);
}

TEST(SurfaceEye, ZoomsAndRotatesView) {
    const SurfaceEye once({64, 64}, width, height, {30, 40, 1}, 4, 4),
        twice({64, 64}, width, height, {30, 40, 2}, 4, 4);
    const auto length = [](const SurfaceEye& eye) {
        const SurfaceEye::Point a = eye.toPicture(10, 12), b = eye.toPicture(50, 40);
        return std::hypot(a.x - b.x, a.y - b.y);
    };
    EXPECT_NEAR(length(twice), 2 * length(once), 1e-9);
    // A quarter turn anticlockwise moves the right side back.
    const SurfaceEye quarter({64, 64}, width, height, {90, 40, 1}, 4, 4);
    EXPECT_LT(quarter.toPicture(63, 32).y, quarter.toPicture(0, 32).y);
    EXPECT_EQ(inRange({270, 120, 100}), (EyePlace{-90, 90, 8}));
}

TEST(Surface, DrawsOnlyGroundBesidePool) {
    const HeightGrid still(48, 32);
    const SurfaceLook look = bare({25, 40, 1});
    const Picture picture = painted(still, look);
    const SurfaceEye eye = SurfacePainter::eyeFor(still.grid, look, width, height);
    for (int x = 2; x < 46; x += 4)
        for (int y = 2; y < 30; y += 4) {
            const SurfaceEye::Point at = eye.toPicture(x, y);
            EXPECT_NE(picture.at(at.x, at.y), look.ground) << x << ' ' << y;
        }
    EXPECT_EQ(picture.at(0, 0), look.ground);
    const SurfaceEye::Point beyond = eye.toPicture(24, -4);
    EXPECT_EQ(picture.at(beyond.x, beyond.y), look.ground);
}

// A crest or wall 12 cells high hides 33 cells at 20 degrees.
TEST(Surface, CrestsAndWallsHideObjectsBehind) {
    const HeightGrid still(60, 60);
    HeightGrid ridge = still;
    for (int x = 0; x < 60; ++x) ridge.at(x, 30) = ridge.at(x, 31) = 1.0f;
    const Buoy behind{30.0f, 24.0f, 3.0f}, before{30.0f, 44.0f, 3.0f};
    const auto expectHidden = [&](const HeightGrid& grid, const PoolObjects& objects, double turn, Buoy hidden,
                                  Buoy seen) {
        const SurfaceLook look = bare({turn, 20, 1});
        const Picture alone = painted(grid, look, objects);
        EXPECT_EQ(painted(grid, look, objects, {hidden}).pixels, alone.pixels);
        EXPECT_NE(painted(grid, look, objects, {seen}).pixels, alone.pixels);
    };
    for (const PoolObjects& objects : {PoolObjects{}, PoolObjects{box(30, 30, 56, 3)}}) {
        const HeightGrid& grid = objects.empty() ? ridge : still;
        expectHidden(grid, objects, 0, behind, before);
        // The opposite view swaps the roles. The side view shows both buoys.
        expectHidden(grid, objects, 180, {30.0f, 37.0f, 3.0f}, {30.0f, 16.0f, 3.0f});
        const SurfaceLook aside = bare({90, 20, 1});
        const Picture alone = painted(grid, aside, objects);
        EXPECT_NE(painted(grid, aside, objects, {behind}).pixels, alone.pixels);
        EXPECT_NE(painted(grid, aside, objects, {before}).pixels, alone.pixels);
    }
}

// Crests and walls end at the projected height.
TEST(Surface, CrestAndWallTopsMatchProjection) {
    HeightGrid ridge(60, 60);
    for (int x = 0; x < 60; ++x) ridge.at(x, 0) = ridge.at(x, 1) = 1.0f;
    const SurfaceLook look = bare({0, 30, 1});
    const SurfaceEye eye = SurfacePainter::eyeFor(ridge.grid, look, width, height);
    const auto expectTop = [&](const Picture& picture, double cells) {
        const SurfaceEye::Point top = eye.toPicture(30, 0, cells);
        EXPECT_NE(picture.at(top.x, top.y + 1.5), look.ground);
        EXPECT_EQ(picture.at(top.x, top.y - 1.5), look.ground);
    };
    expectTop(painted(ridge, look), static_cast<double>(look.relief));
    expectTop(painted(HeightGrid(60, 60), look, {box(30, 0, 60, 4)}), static_cast<double>(look.wall));
}

// The cut face of the water is more blue than green, more green than red, and nearly uniform.
TEST(Surface, DrawsSectionOfWaterAboveWall) {
    HeightGrid high(60, 60);
    for (int x = 0; x < 60; ++x)
        for (int y = 0; y < 26; ++y) high.at(x, y) = 1.0f;
    SurfaceLook look = bare({0, 20, 1});
    look.relief = 30.0f;
    look.highest = 30.0f;
    look.wall = 6.0f;
    look.caustics = 0.0f;
    const SurfaceEye eye = SurfacePainter::eyeFor(high.grid, look, width, height);
    const Picture picture = painted(high, look, {box(30, 29, 80, 8, WallKind::Fixed)});
    const auto expectSection = [&](const Picture& seen, int x, int from, int to) {
        ASSERT_GT(from, to + 20);
        const auto channel = [&](int y, int shift) { return static_cast<int>(seen.at(x, y) >> shift & 255); };
        for (int y = from; y > to; --y) {
            EXPECT_GT(channel(y, 0), channel(y, 8)) << y;
            EXPECT_GT(channel(y, 8), channel(y, 16)) << y;
            if (y == from) continue;
            for (const int shift : {0, 8, 16}) EXPECT_NEAR(channel(y, shift), channel(y + 1, shift), 12) << y;
        }
    };
    // The wall's rear face lies between rows 25 and 26.
    for (const double x : {20.0, 30.0, 40.0}) {
        const SurfaceEye::Point foot = eye.toPicture(x, 25.0, double(look.wall));
        const SurfaceEye::Point top = eye.toPicture(x, 25.0, double(look.relief));
        expectSection(picture, static_cast<int>(foot.x), static_cast<int>(foot.y) - 2,
                      static_cast<int>(top.y) + 4);
    }
    // Some columns see the tank's own side from outside.
    HeightGrid all(60, 60);
    std::ranges::fill(all.cells, 1.0f);
    look = bare({40, 20, 1});
    look.relief = look.highest = 30.0f;
    look.rim = 6.0f;
    look.caustics = 0.0f;
    const Picture basin = painted(all, look);
    for (const std::uint32_t pixel : basin.pixels) EXPECT_LT(pixel >> 16 & 255, 240u);
}

// Pixel columns without water must show no wall.
TEST(Surface, WallsEndAtPoolRim) {
    const HeightGrid still(60, 60);
    for (const double turn : {0.0, 30.0, -75.0, 160.0}) {
        const SurfaceLook look = bare({turn, 35, 1});
        const PoolObjects objects{box(0, 30, 40, 20), box(59, 59, 30, 30), box(30, -3, 20, 20)};
        const Picture empty = painted(still, look), picture = painted(still, look, objects);
        EXPECT_NE(picture.pixels, empty.pixels);
        for (int x = 0; x < width; ++x) {
            const auto isGround = [&](const Picture& of) {
                for (int y = 0; y < height; ++y)
                    if (of.at(x, y) != look.ground) return false;
                return true;
            };
            EXPECT_TRUE(!isGround(empty) || isGround(picture)) << x;
        }
        // Walls must not change the pool's lower edge.
        for (int x = 0; x < width; ++x) {
            int last = height - 1, lastEmpty = height - 1;
            while (last >= 0 && picture.at(x, last) == look.ground) --last;
            while (lastEmpty >= 0 && empty.at(x, lastEmpty) == look.ground) --lastEmpty;
            EXPECT_NEAR(last, lastEmpty, 1) << x;
        }
    }
}

// Shadow length: h cos / sin of the sun's altitude, to the middle of the soft edge.
TEST(Surface, ShadowLengthMatchesSunAltitude) {
    const HeightGrid still(160, 160);
    SurfaceLook look = bare({0, 40, 1});
    look.wall = 30.0f;
    const Lit lit(still, {box(60, 60, 60, 60)}, look);
    const auto sun = [&](float x, float y) { return lit.light.sunAt(x, y); };
    // Each row below the wall lowers the shadow by `up / -y`.
    const float long_ = look.wall * -Sun::y / Sun::up;
    EXPECT_EQ(sun(80.0f, 90.0f + 0.5f * long_), 0.0f);
    EXPECT_EQ(sun(80.0f, 90.0f + 1.6f * long_), 1.0f);
    EXPECT_NEAR(sun(80.0f, 90.0f + long_), 0.5f, 0.25f);
    // The side facing the sun has no shadow.
    EXPECT_EQ(sun(60.0f, 26.0f), 1.0f);
    EXPECT_EQ(sun(26.0f, 60.0f), 1.0f);
    // The floor's shadow is farther away: water shifts light by depth / n of its slant.
    EXPECT_LT(lit.light.floorLightAt(90, 105), 0.2f);
    EXPECT_NEAR(lit.light.floorLightAt(20, 20), 1.0f, 0.05f);
    // The soft edge widens with distance from the wall.
    int soft = 0;
    for (int y = 91; y < 160; ++y)
        soft += sun(80.0f, static_cast<float>(y)) > 0.0f && sun(80.0f, static_cast<float>(y)) < 1.0f;
    look.wall = 10.0f;
    const Lit low(still, {box(60, 60, 60, 60)}, look);
    int softLow = 0;
    for (int y = 91; y < 160; ++y)
        softLow += low.light.sunAt(80.0f, static_cast<float>(y)) > 0.0f &&
                   low.light.sunAt(80.0f, static_cast<float>(y)) < 1.0f;
    EXPECT_GT(soft, softLow);
}

// Waves redistribute the light, its mean stays the same.
TEST(Surface, CausticsConserveLight) {
    SurfaceLook look = bare({0, 40, 1});
    for (const float length : {10.0f, 16.0f, 40.0f}) {
        look.relief = 0.1f * length;
        const HeightGrid grid = waves(120, 90, length);
        const Lit lit(grid, {}, look);
        double sum = 0.0, max = 0.0;
        for (int y = 0; y < 90; y += 2)
            for (int x = 0; x < 120; x += 2) {
                const double light = static_cast<double>(lit.light.floorLightAt(x, y));
                sum += light;
                max = std::max(max, light);
            }
        EXPECT_NEAR(sum / (60 * 45), 1.0, 0.02) << length;
        EXPECT_GT(max, 1.3) << length;
    }
    look.caustics = 0.0f;
    const Lit even(waves(120, 90, 16.0f), {}, look);
    EXPECT_NEAR(even.light.floorLightAt(60, 44), 1.0f, 0.02f);
}

TEST(Surface, ExposureNeverReachesWhite) {
    Colour4 last{};
    for (float light = 0.0f; light < 100.0f; light += 0.01f) {
        const Colour4 pixel = exposed(light - Colour4{});
        ASSERT_GE(pixel[0], last[0]) << light;
        ASSERT_LT(pixel[0], 250.0f);
        last = pixel;
    }
    EXPECT_GT(last[0], 240.0f);
}

// The built-in scenes, divided among `parts` tests.
class ScenesInThreeDimensions : public testing::TestWithParam<std::size_t> {
public:
    static constexpr std::size_t parts = 8;
};

TEST_P(ScenesInThreeDimensions, AvoidOverexposure) {
    const std::vector<PresetText> presets = presetTexts();
    for (std::size_t i = GetParam(); i < presets.size(); i += parts) {
        const PresetText& preset = presets[i];
        const std::optional<Experiment> experiment = loadPreset(preset.id);
        ASSERT_TRUE(experiment);
        if (experiment->rule.scene != SceneKind::Pool) continue;
        Simulation run(*experiment);
        run.advance(std::min<std::int64_t>(300, 6'000'000 / run.grid().cells()));
        if (run.divergedAt()) continue;
        PoolStyle style = experiment->view ? PoolStyle(experiment->view->look) : PoolStyle();
        style.view = PoolView::Surface;
        PoolPicture pool;
        Picture picture;
        const double range = std::max(typicalRange(pool.values(run, style.view), style.view), 1e-3);
        pool.paint(run, style, static_cast<float>(range), picture.view);
        int full = 0, white = 0;
        for (const std::uint32_t pixel : picture.pixels) {
            const std::uint32_t red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255;
            full += std::max({red, green, blue}) == 255;
            white += std::min({red, green, blue}) > 235;
        }
        EXPECT_LT(full, width * height / 200) << preset.id;
        EXPECT_LT(white, width * height / 200) << preset.id;
    }
}

INSTANTIATE_TEST_SUITE_P(Surface, ScenesInThreeDimensions,
                         testing::Range(std::size_t{0}, ScenesInThreeDimensions::parts));

// Depth is proportional to the factor of k (speed squared).
TEST(Surface, MediaChangeFloorDepth) {
    PoolObject plate;
    plate.name = "plate";
    plate.x = plate.y = 20.0;
    plate.is =
        MediumRegion{.shape = {.form = Form::Box, .width = 16.0, .height = 16.0, .thickness = 0.0, .path = {}},
                     .factor = 0.5};
    SurfaceSolids solids;
    solids.set({plate}, {40, 40}, {80, 80});
    ASSERT_TRUE(solids.hasMedia());
    EXPECT_FALSE(solids.hasWalls());
    EXPECT_FLOAT_EQ(solids.depthAt(40.0f, 40.0f), 0.5f);
    EXPECT_FLOAT_EQ(solids.depthAt(10.0f, 10.0f), 1.0f);
    // The front glass shows a medium that reaches the rim.
    plate.y = 38.0;
    const SurfaceLook look = bare({0, 20, 1});
    EXPECT_NE(painted(HeightGrid(40, 40), look, {plate}).pixels, painted(HeightGrid(40, 40), look).pixels);
}

// Water continues at free walls and is held at fixed walls.
TEST(Surface, WaterStaysFlatAtFreeWalls) {
    HeightGrid grid(40, 30);
    std::ranges::fill(grid.cells, 1.0f);
    for (const WallKind kind : {WallKind::Free, WallKind::Fixed}) {
        for (int y = 10; y <= 20; ++y)
            for (int x = 15; x <= 25; ++x) grid.at(x, y) = 0.0f;
        SurfaceSolids solids;
        solids.set({box(20, 15, 10.5, 10.5, kind)}, grid.grid, grid.grid);
        const HeightView filled = solids.withoutHoles(grid.view());
        EXPECT_EQ(filled.row(15)[15], kind == WallKind::Free ? 1.0f : 0.0f);
        EXPECT_EQ(filled.row(15)[16], kind == WallKind::Free ? 1.0f : 0.0f);
        EXPECT_EQ(filled.row(15)[20], 0.0f);
        EXPECT_EQ(filled.row(5)[5], 1.0f);
    }
}

TEST(Surface, PaintsNonFiniteHeightsAndTinyPools) {
    HeightGrid grid = waves(90, 70, 20.0f);
    const PoolObjects objects{box(40, 30, 20, 8), box(88, 60, 30, 10, WallKind::Fixed)};
    const std::vector<Buoy> buoys{{20.0f, 20.0f, 2.0f}, {400.0f, -3.0f, 2.0f}};
    SurfaceLook look;
    grid.at(40, 30) = std::numeric_limits<float>::quiet_NaN();
    grid.at(50, 30) = std::numeric_limits<float>::infinity();
    grid.at(60, 30) = -1e30f;
    for (const EyePlace& eye : {EyePlace{}, EyePlace{0, 5, 8}, EyePlace{90, 90, 0.25}, EyePlace{-135, 60, 3}}) {
        look.eye = eye;
        const Picture picture = painted(grid, look, objects, buoys);
        EXPECT_GT(std::set<std::uint32_t>(picture.pixels.begin(), picture.pixels.end()).size(), 20u);
        for (const std::uint32_t pixel : picture.pixels) ASSERT_EQ(pixel >> 24, 255u);
    }
    for (const Grid& tiny : {Grid{1, 1}, Grid{1, 9}, Grid{7, 1}, Grid{2, 2}}) {
        look.eye = {};
        const Picture picture = painted(HeightGrid(tiny.width, tiny.height), look, objects, buoys);
        for (const std::uint32_t pixel : picture.pixels) ASSERT_EQ(pixel >> 24, 255u);
    }
}

TEST(Surface, PixelsAreIndependentOfThreads) {
    // The grid is large enough for several threads.
    HeightGrid grid = waves(500, 400, 40.0f);
    std::vector<std::uint32_t> one(1000 * 700), several(one.size()), floor(grid.cells.size(), 0xff406080);
    SurfaceSolids solids;
    solids.set({box(200, 200, 60, 30)}, grid.grid, grid.grid);
    const SurfaceScene scene{&solids, {}, {floor.data(), 500}, 1};
    SurfacePainter().paint(grid.view(), 1.0f, {}, scene, {one.data(), 1000, 700, 1000}, 1);
    for (const int threads : {2, 3, 0}) {
        SurfacePainter().paint(grid.view(), 1.0f, {}, scene, {several.data(), 1000, 700, 1000}, threads);
        EXPECT_EQ(several, one) << threads;
    }
}

TEST(Surface, BeamsMatchOnEveryInstructionSet) {
    std::mt19937 random(12);
    for (int i = 0; i < 100; ++i) {
        const auto cells = static_cast<std::size_t>(1 + random() % 90);
        std::vector<float> given(5 * cells);
        for (float& value : given) value = static_cast<float>(random() % 2001) * 1e-3f;
        std::vector<std::vector<std::int32_t>> results;
        const auto send = [&](auto way) {
            std::vector<std::int32_t> numbers(3 * cells);
            const float* from = given.data();
            BeamRow row{};
            row.above = from, row.heights = from + cells, row.below = from + 2 * cells;
            row.sun = from + 3 * cells, row.depths = i % 2 == 0 ? from + 4 * cells : nullptr;
            row.y = 3, row.width = static_cast<int>(cells), row.height = 20;
            row.depth = 9.0f, row.asideX = 0.4f, row.asideY = 0.6f, row.bend = 0.3f, row.full = 64.0f;
            row.inX = numbers.data(), row.inY = row.inX + cells, row.beam = row.inY + cells;
            way(row);
            results.push_back(numbers);
        };
        send([](const BeamRow& row) { plainSendBeams(row, 0, row.width); });
        for (const Isa isa : availableIsas()) {
            send(pixelLoopsFor(isa).sendBeams);
            ASSERT_EQ(results.back(), results.front()) << toString(isa) << ' ' << cells;
        }
    }
}

// Fast loops must match the plain loop exactly.
TEST(Surface, LightingMatchesOnEveryInstructionSet) {
    std::mt19937 random(11);
    const auto number = [&random](float max) {
        return max * static_cast<float>(random() % 2001) * 1e-3f - 0.5f * max;
    };
    for (int i = 0; i < 100; ++i) {
        const auto cells = static_cast<std::size_t>(1 + random() % 90);
        constexpr std::size_t rows = 20;
        std::vector<float> given(rows * cells);
        for (float& value : given) value = number(8.0f);
        std::vector<std::vector<float>> results;
        const auto lit = [&](auto refractSight, auto landOn, auto colourWater) {
            std::vector<float> numbers = given;
            std::vector<std::int32_t> places(cells);
            const auto row = [&](std::size_t j) { return numbers.data() + j * cells; };
            SightRow sight{};
            sight.above = row(0), sight.heights = row(1), sight.below = row(2);
            sight.y = 7, sight.width = static_cast<int>(cells), sight.height = 40;
            sight.eyeX = 20.0f, sight.eyeY = 150.0f, sight.eyeUp = 90.0f, sight.n = 1.333f;
            sight.sunX = Sun::x, sight.sunY = Sun::y, sight.sunUp = Sun::up;
            sight.aside = row(3), sight.along = row(4), sight.way = row(5), sight.mirror = row(6);
            sight.upwards = row(7), sight.glint = row(8), sight.facing = row(9);
            sight.depth = row(10), sight.sunWay = 1.2f, sight.perDepth = 0.05f;
            sight.lastX = std::max(sight.width - 2, 0), sight.lastY = 38, sight.pitch = sight.width;
            sight.cell = places.data(), sight.partX = row(11), sight.partY = row(12);
            for (std::size_t j = 0; j < 3; ++j) sight.floor[j] = row(13 + j), sight.colour[j] = row(17 + j);
            sight.sun = row(16), sight.perRelief = 0.3f;
            refractSight(sight);
            landOn(sight);
            colourWater(sight);
            for (const std::int32_t place : places) numbers.push_back(static_cast<float>(place));
            results.push_back(numbers);
        };
        const int end = static_cast<int>(cells);
        lit([end](const SightRow& row) { plainLookInto(row, 0, end); },
            [end](const SightRow& row) { plainLandOn(row, 0, end); },
            [end](const SightRow& row) { plainColourWater(row, 0, end); });
        for (const Isa isa : availableIsas()) {
            const PixelLoops& loops = pixelLoopsFor(isa);
            lit(loops.refractSight, loops.landOn, loops.colourWater);
            ASSERT_EQ(results.back(), results.front()) << toString(isa) << ' ' << cells;
        }
    }
}
