// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decoded_gif.h"
#include "files/file_series.h"
#include "files/presets.h"
#include "folder.h"
#include "model/limits.h"
#include "picture/gif.h"
#include "show/film.h"
#include "show/view.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <set>

using namespace seiche;

namespace {

Experiment pulled(SceneKind scene) {
    Experiment experiment = defaultExperiment(scene);
    experiment.events.push_back({0, experiment.pullWith});
    experiment.events.push_back({25, Settings{{"k", 0.3}}});
    return experiment;
}

const auto on = [](double) { return true; };

Film filmOf(const View& view) {
    Film film;
    film.paint = view.paint;
    film.width = 96;
    film.height = 64;
    film.from = 10;
    film.every = 7;
    film.frames = 9;
    return film;
}

std::vector<std::uint32_t> pixelsOf(const PixelView& picture) {
    std::vector<std::uint32_t> pixels;
    for (int y = 0; y < picture.height; ++y)
        pixels.insert(pixels.end(), picture.row(y), picture.row(y) + picture.width);
    return pixels;
}

} // namespace

TEST(Film, EveryFrameMatchesItsStep) {
    for (const View& view : views()) {
        const Film film = filmOf(view);
        ASSERT_TRUE(validate(film).empty());
        const Experiment experiment = pulled(view.scene);
        std::vector<std::vector<std::uint32_t>> shot;
        Simulation filmed(experiment);
        const auto take = [&](std::int64_t number, const PixelView& picture) {
            EXPECT_EQ(number, static_cast<std::int64_t>(shot.size()));
            shot.push_back(pixelsOf(picture));
            return true;
        };
        ASSERT_EQ(shoot(filmed, film, take, on), FilmEnd::Complete);
        ASSERT_EQ(shot.size(), 9u);
        EXPECT_EQ(filmed.frame(), film.last());

        // The largest height sets the range of the whole video.
        Simulation straight(experiment);
        double largest = 0.0;
        straight.advance(film.from);
        for (int i = 0; i < film.frames; ++i, straight.advance(film.every))
            largest = std::max(largest, straight.largestHeight());
        straight = Simulation(experiment);
        straight.advance(film.from);
        for (std::size_t i = 0; i < shot.size(); ++i, straight.advance(film.every)) {
            std::vector<std::uint32_t> pixels(96 * 64);
            view.paint(straight, rangeFor(largest), {pixels.data(), 96, 64, 96});
            // Only a video averages earlier steps: see tst_intensity.
            if (view.name == "intensity") continue;
            EXPECT_EQ(shot[i], pixels) << view.name << ", picture " << i;
        }
        EXPECT_NE(shot[0], shot[1]) << view.name << " stands still";
    }
}

// Half-transparent objects over 256 water colours give thousands of colours. The palette must
// match even those of few pixels.
TEST(Film, GifKeepsSceneColoursWithin16Of255) {
    for (const char* scene : {"two-sources", "double-slit", "snell"})
        for (const char* name : {"flat-blue", "signed-height", "energy", "water", "surface"}) {
            Simulation run(*loadPreset(scene));
            run.advance(600);
            std::vector<std::uint32_t> pixels(480 * 360);
            const PixelView picture{pixels.data(), 480, 360, 480};
            findView(name)->paint(run, 1.0f, picture);
            std::string bytes;
            GifWriter gif(480, 360, [&](std::string_view part) { bytes += part; });
            ASSERT_TRUE(gif.add(picture, 4));
            ASSERT_TRUE(gif.finish());
            const DecodedGif decoded(bytes);
            ASSERT_TRUE(decoded.valid);
            int max = 0;
            double sum = 0.0;
            for (std::size_t i = 0; i < pixels.size(); ++i) {
                int apart = 0;
                for (int shift = 0; shift < 24; shift += 8)
                    apart = std::max(apart,
                                     std::abs(static_cast<int>(pixels[i] >> shift & 255) -
                                              static_cast<int>(decoded.pictures[0].pixels[i] >> shift & 255)));
                max = std::max(max, apart);
                sum += apart;
            }
            EXPECT_LE(max, 16) << scene << ", " << name;
            EXPECT_LT(sum / static_cast<double>(pixels.size()), 3.0) << scene << ", " << name;
        }
}

// The painter's caches must not change video frames.
TEST(Film, FramesMatchSeparatelyPaintedViews) {
    for (const char* name : {"surface", "water", "deep-water"}) {
        const View& view = *findView(name);
        Film film = filmOf(view);
        film.frames = 3;
        Simulation run(pulled(SceneKind::Pool)), alone(pulled(SceneKind::Pool));
        setView(film, view, run);
        film.range = 2.0f;
        const FilmEnd end = shoot(
            run, film,
            [&](std::int64_t number, const PixelView& picture) {
                alone.advance(film.from + number * film.every - alone.frame());
                std::vector<std::uint32_t> pixels(96 * 64);
                view.paint(alone, film.range, {pixels.data(), 96, 64, 96});
                EXPECT_EQ(pixelsOf(picture), pixels) << name << ' ' << number;
                return true;
            },
            on);
        EXPECT_EQ(end, FilmEnd::Complete);
    }
}

TEST(Film, GifIsExactForViewsOf256Colours) {
    for (const View& view : views()) {
        const Film film = filmOf(view);
        std::string bytes;
        std::vector<std::vector<std::uint32_t>> shot;
        GifWriter gif(film.width, film.height, [&](std::string_view part) { bytes += part; });
        Simulation run(pulled(view.scene));
        const auto take = [&](std::int64_t number, const PixelView& picture) {
            shot.push_back(pixelsOf(picture));
            return gif.add(picture, hundredthsOf(static_cast<int>(number), film.framesPerSecond));
        };
        ASSERT_EQ(shoot(run, film, take, on), FilmEnd::Complete);
        ASSERT_TRUE(gif.finish());
        const DecodedGif decoded(bytes);
        ASSERT_TRUE(decoded.valid);
        ASSERT_EQ(decoded.pictures.size(), shot.size());
        for (std::size_t i = 0; i < shot.size(); ++i) {
            EXPECT_EQ(decoded.pictures[i].hundredths, 4);
            if (std::set<std::uint32_t>(shot[i].begin(), shot[i].end()).size() > 256) {
                EXPECT_TRUE(view.name == "water" || view.name == "surface") << view.name;
                continue;
            }
            EXPECT_EQ(decoded.pictures[i].pixels, shot[i]) << view.name << ", picture " << i;
        }
    }
}

TEST(Film, RefusesInvalidSettings) {
    const auto problemOf = [](auto change) {
        Film film = filmOf(views()[0]);
        change(film);
        const std::vector<Problem> problems = validate(film);
        return problems.size() == 1 ? lineOf(problems[0]) : std::string("not one");
    };
    EXPECT_EQ(problemOf([](Film& f) { f.frames = 0; }),
              "frames: 0 is not allowed (at least 1, at most 100000)");
    EXPECT_EQ(problemOf([](Film& f) { f.frames = 1'000'000'000; }),
              "frames: 1000000000 is not allowed (at least 1, at most 100000)");
    EXPECT_EQ(problemOf([](Film& f) { f.every = 0; }),
              "every: 0 is not allowed (at least 1, at most 1000000000)");
    EXPECT_EQ(problemOf([](Film& f) { f.from = -1; }),
              "from: -1 is not allowed (at least 0, at most 1000000000000)");
    EXPECT_EQ(problemOf([](Film& f) { f.from = limits::lastStep - 3; }),
              "frames: the last frame would show step 1000000000053 (at most 1000000000000)");
    EXPECT_EQ(problemOf([](Film& f) { f.width = 8193; }),
              "width: 8193 is not allowed (at least 1, at most 8192)");
    EXPECT_EQ(problemOf([](Film& f) { f.framesPerSecond = 60; }),
              "framesPerSecond: must be at least 0.1, at most 50");
    EXPECT_EQ(problemOf([](Film& f) { f.range = -1; }), "range: must be at least 1e-6, at most 1e12");
}

TEST(Film, StopsWhenCallbackReturnsFalse) {
    const Film film = filmOf(views()[0]);
    int taken = 0;
    const auto takeThree = [&](std::int64_t, const PixelView&) { return ++taken < 3; };
    Simulation run(pulled(views()[0].scene));
    EXPECT_EQ(shoot(run, film, takeThree, on), FilmEnd::Stopped);
    EXPECT_EQ(taken, 3);
    const auto take = [](std::int64_t, const PixelView&) { return true; };
    double last = 0.0;
    const auto untilHalf = [&](double share) {
        EXPECT_GE(share, last);
        EXPECT_LE(share, 1.0);
        last = share;
        return share < 0.5;
    };
    Simulation again(pulled(views()[0].scene));
    EXPECT_EQ(shoot(again, film, take, untilHalf), FilmEnd::Stopped);
}

TEST(Film, EndsWhenRunDiverges) {
    Experiment wild = pulled(SceneKind::String);
    wild.events.resize(1);
    wild.rule.k = 4.0;
    Film film = filmOf(*findView("line"));
    film.frames = 1000;
    const auto take = [](std::int64_t, const PixelView&) { return true; };
    Simulation run(wild);
    EXPECT_EQ(shoot(run, film, take, on), FilmEnd::Diverged);
    ASSERT_TRUE(run.divergedAt());
    EXPECT_LT(*run.divergedAt(), film.last());
}

TEST(NumberedName, RequiresOneNumberInFileName) {
    EXPECT_EQ(NumberedName::from("a%d.png")->of(12), "a12.png");
    EXPECT_EQ(NumberedName::from("x/100%/a%04d-%%.png")->of(12), "x/100%/a0012-%.png");
    EXPECT_EQ(NumberedName::from("x/100%/a%04d-%%.png")->folder(), "x/100%/");
    EXPECT_EQ(NumberedName::from("%02d")->of(1234), "1234");
    for (const char* none :
         {"", "a.png", "%d/a.png", "%d%d", "a%", "a%s", "a%4d", "a%00d", "a%0d", "a%012d", "%n"})
        EXPECT_FALSE(NumberedName::from(none)) << none;
}

TEST(FileSeries, CommitsAllFilesOrNone) {
    const Folder folder;
    const NumberedName names = *NumberedName::from(folder.path("p%02d"));
    const auto text = [](const std::string& what) {
        return [what](const std::function<void(std::string_view)>& sink) {
            sink(what);
            return true;
        };
    };
    {
        FileSeries series(names);
        EXPECT_TRUE(series.add(text("zero")));
        EXPECT_FALSE(std::filesystem::exists(folder.path("p00")));
    }
    EXPECT_TRUE(folder.names().empty());
    {
        FileSeries series(names);
        EXPECT_TRUE(series.add(text("zero")) && series.add(text("one")) && series.commit());
    }
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"p00", "p01"}));
    EXPECT_EQ(textOf(folder.path("p01")), "one");
    // A folder blocks the second file.
    std::filesystem::remove(folder.path("p01"));
    std::filesystem::create_directory(folder.path("p01"));
    {
        FileSeries series(names);
        EXPECT_TRUE(series.add(text("new")) && series.add(text("new")));
        EXPECT_FALSE(series.commit());
        EXPECT_EQ(lineOf(*series.problem()), folder.path("p01") + ": is a folder");
    }
    {
        FileSeries series(names);
        EXPECT_TRUE(series.add(text("new")));
        EXPECT_FALSE(series.add([](const auto&) { return false; }));
        EXPECT_FALSE(series.commit());
        EXPECT_EQ(lineOf(*series.problem()), folder.path("p01") + ": the image could not be written");
    }
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"p00", "p01"}));
    EXPECT_EQ(textOf(folder.path("p00")), "zero");
    // The eleventh file name is too long, so replaced files are restored.
    std::filesystem::remove(folder.path("p01"));
    const std::string longest(254, 'x');
    folder.file(longest + "3", "old");
    {
        FileSeries series(*NumberedName::from(folder.path(longest + "%d")));
        for (int i = 0; i < 11; ++i) EXPECT_TRUE(series.add(text("new")));
        EXPECT_FALSE(series.commit());
        EXPECT_NE(lineOf(*series.problem()).find(longest + "10: "), std::string::npos);
    }
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"p00", longest + "3"}));
    EXPECT_EQ(textOf(folder.path(longest + "3")), "old");
    FileSeries nowhere(*NumberedName::from(folder.path("gone/p%d")));
    EXPECT_EQ(lineOf(*nowhere.problem()), folder.path("gone/p0") + ": No such file or directory");
}
