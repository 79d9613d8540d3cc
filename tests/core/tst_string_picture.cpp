// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/stroke_digits.h"
#include "show/film.h"
#include "show/string_marks.h"
#include "show/string_picture.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <vector>

using namespace seiche;

namespace {

constexpr double pi = std::numbers::pi;
constexpr int width = 1200, height = 600;
constexpr double middle = height / 2.0, toCeiling = 0.44 * height;

struct Picture {
    std::vector<std::uint32_t> pixels = std::vector<std::uint32_t>(std::size_t{width} * height);
    PixelView view{pixels.data(), width, height, width};

    std::uint32_t at(double x, double y) const {
        return view.row(static_cast<int>(std::floor(y)))[static_cast<int>(std::floor(x))];
    }
    int count(std::uint32_t colour, int x0 = 0, int x1 = width, int y0 = 0, int y1 = height) const {
        int found = 0;
        for (int y = std::max(0, y0); y < std::min(height, y1); ++y)
            for (int x = std::max(0, x0); x < std::min(width, x1); ++x) found += view.row(y)[x] == colour;
        return found;
    }
    int around(std::uint32_t colour, double x, double y, int reach = 4) const {
        const int i = static_cast<int>(x), j = static_cast<int>(y);
        return count(colour, i - reach, i + reach + 1, j - reach, j + reach + 1);
    }
    /// Returns the mean row of a colour in a column, NaN if none.
    double rowOf(std::uint32_t colour, double x) const {
        double sum = 0.0, found = 0.0;
        for (int y = 0; y < height; ++y)
            if (at(x, y) == colour) {
                sum += y + 0.5;
                ++found;
            }
        return sum / found;
    }
};

/// Returns a standing wave released from rest, with amplitude 1. With k = 1 the angle per step is
/// exact.
Experiment standing(int points, int halfWaves) {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.grid.width = points;
    experiment.pullWith.x = points / 2;
    Pull pull;
    pull.shape = PullShape::Mode;
    pull.width = halfWaves;
    pull.height = 1.0;
    pull.mode = PullMode::Pluck;
    experiment.events = {{0, pull}};
    return experiment;
}

/// Returns a pluck that splits into two pulses.
Experiment plucked() {
    Experiment experiment = defaultExperiment(SceneKind::String);
    experiment.grid.width = 321;
    Pull pull;
    pull.width = 16;
    pull.height = 1.0;
    pull.x = 160;
    pull.mode = PullMode::Pluck;
    experiment.events = {{0, pull}};
    return experiment;
}

const LineLook look = lineLookFor(height);

/// Renders this step in the command line's view.
Picture still(const Experiment& experiment, std::int64_t frame, float range = 1.0f) {
    Picture picture;
    Simulation run(experiment);
    Film film;
    film.width = width;
    film.height = height;
    film.range = range;
    film.from = frame;
    setView(film, *findView("line"), run);
    const FilmEnd end = shoot(
        run, film,
        [&](std::int64_t, const PixelView& shot) {
            std::copy_n(shot.pixels, picture.pixels.size(), picture.pixels.begin());
            return true;
        },
        [](double) { return true; });
    EXPECT_EQ(end, FilmEnd::Complete);
    return picture;
}

/// Returns point positions with a margin for symbols at the ends.
LinePlaces placesWithRoom(const Experiment& experiment) {
    LineLook roomy = look;
    roomy.inset = 2.0 * look.thickness;
    return {static_cast<std::size_t>(experiment.grid.width), 1.0, roomy, {nullptr, width, height, width}};
}

} // namespace

// The string is flat and at its maximum speed, sin(pi / 40) per step.
TEST(StringPicture, DrawsVelocityOnOwnScale) {
    Experiment experiment = standing(41, 1);
    Simulation run(experiment);
    run.apply(Settings{{"preview.quantity", "velocity"}});
    run.advance(20);
    ASSERT_LT(std::abs(run.height(20)), 0.1);
    Picture picture;
    paintString(run, look, 1.0f, picture.view);
    const double fastest = std::sin(pi / 40.0) * experiment.stepsPerSecond;
    const double end = double{rangeFor(fastest)};
    EXPECT_NEAR(picture.rowOf(look.line, width / 2.0), middle + toCeiling * fastest / end, 2.0);
    EXPECT_NEAR(picture.rowOf(look.line, width / 4.0), middle + toCeiling * fastest / end / std::sqrt(2.0),
                2.0);
    // The displacement remains as a thin line.
    EXPECT_GT(picture.count(look.quiet, 100, 1100, 280, 320), 500);
}

TEST(StringPicture, CeilingNumberMatchesScale) {
    Experiment experiment = standing(41, 1);
    experiment.preview.quantity = StringQuantity::Velocity;
    Simulation run(experiment);
    run.advance(20);
    Picture picture;
    paintString(run, look, 1.0f, picture.view);
    const double end = double{rangeFor(std::sin(pi / 40.0) * experiment.stepsPerSecond)};
    // A picture with only the digits, for comparison.
    Picture digits = picture;
    for (std::uint32_t& pixel : digits.pixels) pixel = look.canvas;
    paintCeilingNumber(end, look, look.thickness / 4.0, digits.view);
    int strokes = 0;
    for (int y = 0; y < 34; ++y)
        for (int x = 0; x < 200; ++x) {
            EXPECT_EQ(picture.view.row(y)[x], digits.view.row(y)[x]) << x << ' ' << y;
            strokes += digits.view.row(y)[x] != look.canvas;
        }
    EXPECT_GT(strokes, 20);
}

// Restoring force: 4 sin^2(pi / 40) of the displacement.
TEST(StringPicture, DrawsForceTowardsRest) {
    Experiment experiment = standing(41, 2);
    experiment.preview.quantity = StringQuantity::Force;
    const Picture picture = still(experiment, 1);
    const double force = 4.0 * std::pow(std::sin(pi / 40.0), 2.0) * std::cos(pi / 20.0);
    const double end = double{rangeFor(force)};
    EXPECT_NEAR(picture.rowOf(look.line, width / 4.0), middle + toCeiling * force / end, 3.0);
    EXPECT_NEAR(picture.rowOf(look.line, width * 0.75), middle - toCeiling * force / end, 3.0);
}

TEST(StringPicture, MarksNodesOfStandingWave) {
    Experiment experiment = standing(121, 3);
    EXPECT_EQ(still(experiment, 1000).count(look.node), 0);
    experiment.preview.nodes = Visibility::Shown;
    const LinePlaces places = placesWithRoom(experiment);
    const Picture picture = still(experiment, 1000);
    for (const double node : {0.0, 40.0, 80.0, 120.0})
        EXPECT_GT(picture.around(look.node, places.x(node), middle), 4) << node;
    for (const double loop : {20.0, 60.0, 100.0}) {
        EXPECT_EQ(picture.around(look.node, places.x(loop), middle, 24), 0) << loop;
        EXPECT_GT(picture.around(look.text, places.x(loop), middle, 24), 20) << loop; // distance between nodes
    }
    // A single step is not enough to find nodes.
    Simulation run(experiment);
    run.advance(1000);
    Picture alone;
    paintString(run, look, 1.0f, alone.view);
    EXPECT_EQ(alone.count(look.node), 0);
    // Real-world units give a different number.
    experiment.real.world = World::String;
    experiment.real.length = 0.75;
    const Picture real = still(experiment, 1000);
    EXPECT_NE(real.pixels, picture.pixels);
    EXPECT_GT(real.around(look.text, places.x(60.0), middle, 24), 20);
}

// Energy is potential at maximum displacement, kinetic a quarter of a period later.
TEST(StringPicture, EnergyBandShowsPotentialThenKinetic) {
    Experiment experiment = standing(81, 1);
    experiment.preview.energy = Visibility::Shown;
    const auto shareOf = [&](const Picture& picture, std::uint32_t ink) {
        // Bands cover the canvas with 55 % opacity.
        int pixels = 0;
        for (int y = 494; y < 592; ++y)
            for (int x = 0; x < width; ++x) {
                const std::uint32_t seen = picture.view.row(y)[x];
                bool isBand = true;
                for (const int shift : {0, 8, 16}) {
                    const double wanted =
                        0.55 * ((ink >> shift) & 255u) + 0.45 * ((look.canvas >> shift) & 255u);
                    isBand = isBand && std::abs(((seen >> shift) & 255u) - wanted) < 2.0;
                }
                pixels += isBand;
            }
        return pixels / (98.0 * width);
    };
    const Picture highest = still(experiment, 80);
    EXPECT_NEAR(shareOf(highest, look.right), 0.5, 0.1);
    EXPECT_LT(shareOf(highest, look.line), 0.05);
    const Picture level = still(experiment, 120);
    EXPECT_NEAR(shareOf(level, look.line), 0.5, 0.1);
    EXPECT_LT(shareOf(level, look.right), 0.05);
    // The string moves to the centre of the remaining height.
    EXPECT_NEAR(level.rowOf(look.line, 6.0), 0.8 * middle, 3.0);
}

TEST(StringPicture, EnergyFlowFollowsPulses) {
    Experiment experiment = plucked();
    EXPECT_EQ(still(experiment, 80).count(look.flow), 0);
    experiment.preview.flow = Visibility::Shown;
    const Picture picture = still(experiment, 80);
    const LinePlaces places(321, 1.0, look, picture.view);
    const auto around = [&](double point) { return picture.around(look.flow, places.x(point), middle, 30); };
    EXPECT_GT(around(240), 40);
    EXPECT_GT(around(80), 40);
    EXPECT_EQ(around(160), 0);
    // An arrow's head is off the axis, at the downstream end.
    for (const double flow : {1.0, -1.0}) {
        Picture arrow;
        paintFlow(std::vector<double>{flow}, places, look, 1.0, arrow.view);
        int right = 0, left = 0;
        for (const int y : {295, 296, 304, 305}) {
            right += arrow.count(look.flow, width / 2, width, y, y + 1);
            left += arrow.count(look.flow, 0, width / 2, y, y + 1);
        }
        EXPECT_GT(flow > 0 ? right : left, 4);
        EXPECT_EQ(flow > 0 ? left : right, 0);
    }
}

TEST(StringPicture, BeadsFollowString) {
    Experiment experiment = standing(41, 1);
    experiment.preview.beads = 10;
    const Picture picture = still(experiment, 1);
    const LinePlaces places = placesWithRoom(experiment);
    Simulation run(experiment);
    run.advance(1);
    const auto beadAt = [&](int point) {
        return picture.around(look.text, places.x(point), places.y(run.height(point)), 3);
    };
    for (const int point : {0, 10, 20, 30, 40}) EXPECT_GT(beadAt(point), 30) << point;
    for (const int point : {5, 15, 25, 35}) EXPECT_EQ(beadAt(point), 0) << point;
}

TEST(StringPicture, ChainReplacesLine) {
    Experiment experiment = standing(13, 1);
    experiment.preview.springs = Visibility::Shown;
    const Picture picture = still(experiment, 1);
    const LinePlaces places = placesWithRoom(experiment);
    Simulation run(experiment);
    run.advance(1);
    for (int point = 0; point <= 12; ++point) {
        const int mass = picture.around(look.text, places.x(point), places.y(run.height(point)), 3);
        // The ends are held by walls.
        if (point == 0 || point == 12) {
            EXPECT_EQ(mass, 0);
        } else {
            EXPECT_GT(mass, 40) << point;
        }
    }
    // A coil covers many rows, a line few.
    int highest = height, lowest = 0;
    for (int x = static_cast<int>(places.x(6.3)); x < static_cast<int>(places.x(6.7)); ++x)
        for (int y = 0; y < height; ++y)
            if (picture.at(x, y) == look.line) {
                highest = std::min(highest, y);
                lowest = std::max(lowest, y);
            }
    EXPECT_GT(lowest - highest, 12);
    // 41 points of a long string can still be followed individually.
    Preview shows;
    shows.springs = Visibility::Shown;
    const ChainPoints chain = chainPoints(shows, 320, 1000.0, 1.0);
    EXPECT_EQ(chain.drawn.size(), 41u);
    EXPECT_EQ(chain.drawn.front(), 0);
    EXPECT_EQ(chain.drawn.back(), 319);
}

TEST(StringPicture, LongitudinalStrokesCrowdAndSpread) {
    Experiment experiment = standing(41, 2);
    experiment.preview.polarization = Polarization::Longitudinal;
    const Picture picture = still(experiment, 1);
    // Both halves move towards the middle, where strokes crowd.
    std::vector<int> strokes;
    for (int x = 1; x < width; ++x) {
        const auto isInk = [&](int at) { return picture.at(at, middle - 50.0) != look.canvas; };
        if (isInk(x) && !isInk(x - 1)) strokes.push_back(x);
    }
    ASSERT_EQ(strokes.size(), 41u); // no stroke overtakes its neighbour
    const auto apart = [&](std::size_t i) { return strokes[i + 1] - strokes[i]; };
    EXPECT_GT(apart(0), apart(20) + 10);
    EXPECT_GT(apart(39), apart(19) + 10);
    EXPECT_GT(apart(19), 1);
    EXPECT_EQ(picture.count(look.marks, 0, width, 0, 80), 0); // no ceiling line
}

TEST(StringPicture, VideoMatchesStills) {
    for (const auto& [shape, everyOther] : {std::pair(0, 7), std::pair(1, 10)}) {
        Experiment experiment = shape == 0 ? plucked() : standing(121, 3);
        experiment.stepsPerSecond = 638; // observed at every third step
        Preview& shows = experiment.preview;
        shows.quantity = StringQuantity::Velocity;
        shows.nodes = shows.energy = shows.flow = shows.parts = Visibility::Shown;
        shows.beads = 8;
        experiment.events.push_back({200, Settings{{"k", 0.5}, {"stepsPerSecond", 2000.0}}});
        experiment.events.push_back({260, Settings{{"preview.swing", "along"}}});
        Simulation run(experiment);
        Film film;
        film.width = width;
        film.height = height;
        film.range = 1.0f;
        film.from = 151;
        film.every = everyOther;
        film.frames = 20;
        setView(film, *findView("line"), run);
        const auto take = [&, points = shape](std::int64_t number, const PixelView& shot) {
            const Picture alone = still(experiment, film.from + number * film.every);
            EXPECT_TRUE(std::equal(alone.pixels.begin(), alone.pixels.end(), shot.pixels))
                << points << ", picture " << number;
            return true;
        };
        EXPECT_EQ(shoot(run, film, take, [](double) { return true; }), FilmEnd::Complete);
    }
}

TEST(StringPicture, NeedsPastOnlyForFlowAndNodes) {
    Experiment experiment = plucked();
    experiment.preview.parts = Visibility::Shown;
    experiment.preview.beads = 3;
    const StringPicture plain(look, width);
    EXPECT_FALSE(plain.needsPast(Simulation(experiment)));
    Experiment shown = experiment;
    shown.preview.flow = Visibility::Shown;
    EXPECT_TRUE(plain.needsPast(Simulation(shown)));
    shown = experiment;
    shown.events.push_back({50, Settings{{"preview.nodes", "shown"}}});
    EXPECT_TRUE(plain.needsPast(Simulation(shown)));
    for (const auto& [each, needs] : {std::pair(experiment, false), std::pair(shown, true)}) {
        Film film;
        setView(film, *findView("line"), Simulation(each));
        EXPECT_EQ(film.watch != nullptr, needs);
    }
}

// A window may show other marks than the experiment.
TEST(StringPicture, GivenPreviewOverridesExperiment) {
    const Experiment experiment = plucked();
    Experiment shown = experiment;
    shown.preview.beads = 20;
    shown.preview.flow = Visibility::Shown;
    EXPECT_TRUE(StringPicture(look, width, shown.preview).needsPast(Simulation(experiment)));
    EXPECT_FALSE(StringPicture(look, width, experiment.preview).needsPast(Simulation(shown)));
    const auto shot = [](const Experiment& run, std::optional<Preview> shows) {
        Simulation simulation(run);
        simulation.advance(80);
        Picture picture;
        StringPicture(look, width, std::move(shows)).paint(simulation, 1.0f, picture.view);
        return picture.pixels;
    };
    EXPECT_EQ(shot(experiment, shown.preview), shot(shown, {}));
    EXPECT_EQ(shot(shown, experiment.preview), shot(experiment, {}));
    EXPECT_NE(shot(shown, {}), shot(experiment, {}));
}

TEST(StringPicture, DivergedRunShowsNoMarks) {
    Experiment experiment = standing(41, 1);
    experiment.rule.k = 4.0;
    Preview& shows = experiment.preview;
    shows.quantity = StringQuantity::Force;
    shows.nodes = shows.energy = shows.flow = shows.parts = shows.springs = Visibility::Shown;
    Simulation run(experiment);
    run.advance(1000);
    ASSERT_TRUE(run.divergedAt());
    Picture picture;
    paintString(run, look, 1.0f, picture.view);
    for (const std::uint32_t ink : {look.node, look.flow, look.text, look.quiet, look.right, look.left})
        EXPECT_EQ(picture.count(ink), 0);
}

TEST(StringPicture, DrawsTinyPicturesAndStrings) {
    for (const int points : {1, 2, 3, 320}) {
        Experiment experiment = defaultExperiment(SceneKind::String);
        experiment.grid.width = points;
        experiment.pullWith.x = 0;
        experiment.events = {{0, experiment.pullWith}};
        Preview& shows = experiment.preview;
        shows.nodes = shows.energy = shows.flow = shows.parts = Visibility::Shown;
        shows.beads = 1;
        for (const StringQuantity quantity : {StringQuantity::Height, StringQuantity::Velocity})
            for (const Polarization swing : {Polarization::Transverse, Polarization::Longitudinal})
                for (const Visibility springs : {Visibility::Hidden, Visibility::Shown})
                    for (const int size : {1, 2, 21}) {
                        shows.quantity = quantity;
                        shows.polarization = swing;
                        shows.springs = springs;
                        Simulation run(experiment);
                        run.advance(5);
                        std::vector<std::uint32_t> pixels(static_cast<std::size_t>(size * size));
                        paintString(run, lineLookFor(size), 1.0f, {pixels.data(), size, size, size});
                        for (const std::uint32_t pixel : pixels) EXPECT_EQ(pixel >> 24, 0xffu);
                    }
    }
}

TEST(StringMarks, WritesPlainNumbers) {
    EXPECT_EQ(plainNumber(0.1625, 4), "0.1625");
    EXPECT_EQ(plainNumber(0.16250001, 4), "0.1625");
    EXPECT_EQ(plainNumber(50, 3), "50");
    EXPECT_EQ(plainNumber(1000, 3), "1000");
    EXPECT_EQ(plainNumber(-0.0005, 3), "-0.0005");
    EXPECT_EQ(plainNumber(0, 3), "0");
    EXPECT_EQ(plainNumber(159.5, 8), "159.5");
    EXPECT_EQ(plainNumber(INFINITY, 3), "");
    EXPECT_GT(strokesOf("m", {0, 0}, 6).size(), 2u);
}
