// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Renders videos as GIF and as numbered PNG files.
#include "cli/process.h"
#include "core/decoded_gif.h"
#include "core/folder.h"
#include "show/view.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <png.h>
#include <set>
#include <sys/mount.h>
#include <unistd.h>

using namespace seiche;

namespace {

// Returns 0xffRRGGBB pixels row by row. Empty unless a PNG of this size.
std::vector<std::uint32_t> pixelsOfPng(const std::string& path, unsigned width, unsigned height) {
    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_file(&image, path.c_str()) || image.width != width ||
        image.height != height) {
        png_image_free(&image);
        return {};
    }
    image.format = PNG_FORMAT_BGRA;
    std::vector<std::uint32_t> pixels(std::size_t{width} * height);
    if (!png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr)) return {};
    return pixels;
}

std::vector<std::string> filmOf(const View& view, const std::string& preset, const std::string& size) {
    return {"render",
            "--preset",
            preset,
            "--set",
            R"(events=[{"step":0,"pull":{}}])",
            "--view",
            std::string(view.name),
            "--size",
            size};
}

std::vector<std::string> with(std::vector<std::string> arguments, const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

const std::vector<std::string> shortFilm{"render", "--preset", "pool",     "--view", "flat-blue",
                                         "--size", "32x24",    "--frames", "3"};

} // namespace

TEST(CliRender, GifShowsEveryFrameOfEveryView) {
    const Folder folder;
    for (const View& view : views()) {
        const std::string preset = view.scene == SceneKind::String ? "string" : "pool";
        const std::string gif = folder.path("film.gif");
        const std::vector<std::string> film = filmOf(view, preset, "120x80");
        const Finished finished = runCli(with(film, {"--frames", "6", "--every", "9", "--steps", "3", "--fps",
                                                     "30", "--range", "1", "--gif", gif}));
        ASSERT_EQ(finished.status, 0) << finished.err;
        EXPECT_EQ(finished.err, "");
        const DecodedGif decoded(textOf(gif));
        ASSERT_TRUE(decoded.valid);
        EXPECT_EQ(decoded.width, 120);
        EXPECT_EQ(decoded.height, 80);
        EXPECT_TRUE(decoded.forEver);
        ASSERT_EQ(decoded.pictures.size(), 6u);
        int hundredths = 0;
        for (std::size_t i = 0; i < 6; ++i) {
            hundredths += decoded.pictures[i].hundredths;
            // Draws a still picture of this step.
            const std::string png = folder.path("still.png");
            ASSERT_EQ(
                runCli(with(film, {"--steps", std::to_string(3 + 9 * i), "--range", "1", "--png", png})).status,
                0);
            const std::vector<std::uint32_t> still = pixelsOfPng(png, 120, 80);
            ASSERT_FALSE(still.empty());
            if (std::set<std::uint32_t>(still.begin(), still.end()).size() <= 256) {
                EXPECT_EQ(decoded.pictures[i].pixels, still) << view.name << ", picture " << i;
            }
        }
        EXPECT_EQ(hundredths, 20); // six frames of 1/30 s
    }
}

TEST(CliRender, NumberedPngsMatchGif) {
    const Folder folder;
    const Finished finished = runCli(with(
        filmOf(*findView("line"), "string", "200x90"),
        {"--frames", "12", "--every", "5", "--gif", folder.path("a.gif"), "--png", folder.path("p-%03d.png")}));
    ASSERT_EQ(finished.status, 0) << finished.err;
    const std::vector<std::string> names = folder.names();
    EXPECT_EQ(names.size(), 13u);
    const DecodedGif decoded(textOf(folder.path("a.gif")));
    ASSERT_EQ(decoded.pictures.size(), 12u);
    for (std::size_t i = 0; i < 12; ++i) {
        const std::string name = "p-0" + std::string(i < 10 ? "0" : "") + std::to_string(i) + ".png";
        EXPECT_EQ(pixelsOfPng(folder.path(name), 200, 90), decoded.pictures[i].pixels) << name;
        EXPECT_EQ(decoded.pictures[i].hundredths, 4); // 25 frames per second by default
    }
}

TEST(CliRender, RepeatedVideoHasSameBytes) {
    const Folder folder;
    for (const char* name : {"a.gif", "b.gif"})
        ASSERT_EQ(runCli(with(shortFilm, {"--gif", folder.path(name)})).status, 0);
    EXPECT_EQ(textOf(folder.path("a.gif")), textOf(folder.path("b.gif")));
}

TEST(CliRender, RefusesInvalidVideoOptions) {
    const Folder folder;
    const std::vector<std::string> still{"render",    "--preset", "pool", "--view",
                                         "flat-blue", "--size",   "32x24"};
    const std::string gif = folder.path("x.gif");
    const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
        {{"--gif", gif, "--frames", "0"}, "--frames: 0 is not allowed (at least 1, at most 100000)\n"},
        {{"--gif", gif, "--frames", "1000000000"},
         "--frames: 1000000000 is not allowed (at least 1, at most 100000)\n"},
        {{"--gif", gif, "--frames", "-3"}, "--frames: -3 is not allowed (at least 1, at most 100000)\n"},
        {{"--gif", gif, "--frames", "3", "--every", "0"},
         "--every: 0 is not allowed (at least 1, at most 1000000000)\n"},
        {{"--gif", gif, "--frames", "3", "--fps", "0"}, "--fps: must be at least 0.1, at most 50\n"},
        {{"--gif", gif, "--frames", "3", "--fps", "51"}, "--fps: must be at least 0.1, at most 50\n"},
        {{"--gif", gif, "--frames", "3", "--fps", "nan"}, "--fps: must be at least 0.1, at most 50\n"},
        {{"--gif", gif, "--frames", "3", "--steps", "1000000000000"},
         "--frames: the last frame would show step 1000000000002 (at most 1000000000000)\n"},
        {{"--gif", gif, "--steps", "3"}, "--gif: needs --frames\n"},
        {{"--frames", "3"}, "render: --png or --gif is required\n"},
        {{"--png", folder.path("x.png")}, "--steps: is required without --frames\n"},
        {{"--png", folder.path("x.png"), "--steps", "3", "--every", "2"}, "--every: needs --frames\n"},
        {{"--png", folder.path("x%d.png"), "--frames", "3", "--fps", "2"}, "--fps: needs --gif\n"},
        {{"--png", folder.path("x.png"), "--frames", "3"},
         "has no place for the number of the picture: write %d or %04d, once\n"},
        {{"--png", folder.path("%s%d.png"), "--frames", "3"},
         "has no place for the number of the picture: write %d or %04d, once\n"}};
    for (const auto& [arguments, message] : cases) {
        const Finished finished = runCli(with(still, arguments));
        EXPECT_EQ(finished.status, 2) << message;
        EXPECT_NE(finished.err.find(message), std::string::npos) << finished.err << "\nhas no\n" << message;
        EXPECT_EQ(std::ranges::count(finished.err, '\n'), 1) << finished.err;
    }
    EXPECT_TRUE(folder.names().empty());
}

TEST(CliRender, WritesCompleteVideoOrNone) {
    const Folder folder;
    const auto fails = [&](const std::vector<std::string>& arguments, const std::string& message) {
        const Finished finished = runCli(with(shortFilm, arguments));
        EXPECT_EQ(finished.status, 1) << message;
        EXPECT_NE(finished.err.find(message), std::string::npos) << finished.err << "\nhas no\n" << message;
        EXPECT_TRUE(folder.names().empty()) << folder.names()[0];
    };
    fails({"--gif", "/dev/full"}, "/dev/full: No space left on device\n");
    fails({"--gif", folder.path("no/film.gif")}, "No such file or directory\n");
    fails({"--gif", folder.path("")}, "is a folder\n");
    fails({"--png", folder.path("no/p%d.png")}, "/no/p0.png: No such file or directory\n");
    fails({"--gif", folder.path("f.gif"), "--png", folder.path("p%d.png"), "--set",
           R"(events=[{"step":0,"pull":{}}])", "--set", "k=4", "--every", "1000"},
          "diverged at step ");
}

TEST(CliRender, FullDiskKeepsOldFiles) {
    const Folder folder;
    if (::mount("tmpfs", folder.path("").c_str(), "tmpfs", 0, "size=64k") != 0)
        GTEST_SKIP() << "needs to mount";
    const std::string gif = folder.file("film.gif", "old\n");
    const std::string png = folder.file("p-0.png", "old\n");
    std::vector<std::string> large = shortFilm;
    std::ranges::replace(large, "32x24", "640x480");
    std::ranges::replace(large, "3", "40");
    large = with(large, {"--set", R"(events=[{"step":0,"pull":{}}])"});
    const Finished asGif = runCli(with(large, {"--gif", gif}));
    const Finished asPng = runCli(with(large, {"--png", folder.path("p-%d.png")}));
    EXPECT_EQ(textOf(gif), "old\n");
    EXPECT_EQ(textOf(png), "old\n");
    EXPECT_EQ(folder.names().size(), 2u);
    ::umount(folder.path("").c_str());
    EXPECT_EQ(asGif.status, 1);
    EXPECT_EQ(asGif.err, gif + ": No space left on device\n");
    EXPECT_EQ(asPng.status, 1);
    EXPECT_NE(asPng.err.find("No space left on device\n"), std::string::npos) << asPng.err;
}

TEST(CliRender, DrawsStringOverlaysOfExperiment) {
    const Folder folder;
    const std::vector<std::string> plain{
        "render", "--preset", "string", "--set",   R"(events=[{"step":0,"pull":{"shape":"mode","width":3}}])",
        "--view", "line",     "--size", "320x160", "--range",
        "50"};
    const auto still = [&](const std::string& steps, const std::vector<std::string>& more) {
        const std::string png = folder.path("still.png");
        const Finished result = runCli(with(with(plain, more), {"--steps", steps, "--png", png}));
        EXPECT_EQ(result.status, 0) << result.err;
        return pixelsOfPng(png, 320, 160);
    };
    const auto bare = still("1500", {});
    ASSERT_FALSE(bare.empty());
    std::vector<std::string> all;
    for (const std::string setting : {"quantity=velocity", "quantity=force", "swing=along", "springs=shown",
                                      "beads=7", "parts=shown", "energy=shown", "flow=shown", "nodes=shown"}) {
        EXPECT_NE(still("1500", {"--set", "preview." + setting}), bare) << setting;
        if (setting != "swing=along" && setting != "springs=shown")
            all = with(all, {"--set", "preview." + setting});
    }
    // A video must match a still picture.
    const Finished film = runCli(with(with(plain, all), {"--steps", "1490", "--frames", "3", "--every", "5",
                                                         "--png", folder.path("film-%d.png")}));
    ASSERT_EQ(film.status, 0) << film.err;
    EXPECT_EQ(pixelsOfPng(folder.path("film-2.png"), 320, 160), still("1500", all));
}

TEST(CliRender, UsesPoolViewOfExperiment) {
    const Folder folder;
    const auto rendered = [&](const std::vector<std::string>& more) {
        const std::string png = folder.path("p.png");
        const std::vector<std::string> plain{
            "render", "--preset", "pool",  "--set", R"(events=[{"step":0,"pull":{}}])", "--steps", "40",
            "--size", "64x48",    "--png", png};
        const Finished result = runCli(with(plain, more));
        EXPECT_EQ(result.status, 0) << result.err;
        return pixelsOfPng(png, 64, 48);
    };
    const auto asAsked = rendered({"--view", "signed-height", "--range", "0.5"});
    EXPECT_EQ(rendered({"--set", "view.kind=signed-height", "--set", "view.range=0.5"}), asAsked);
    EXPECT_EQ(rendered({"--set", "view.kind=water", "--set", "view.range=9", "--view", "signed-height",
                        "--range", "0.5"}),
              asAsked)
        << "what is asked for goes before the file";
    EXPECT_NE(
        rendered({"--set", "view.kind=signed-height", "--set", "view.range=0.5", "--set", "view.map=night"}),
        asAsked);
    EXPECT_NE(rendered({"--view", "signed-height", "--range", "0.5", "--set",
                        R"(view.section={"from":[10,10],"to":[300,200]})"}),
              asAsked);
    EXPECT_NE(rendered({"--view", "signed-height", "--range", "0.5", "--set", R"(overlays=["circle"])"}),
              asAsked);
    EXPECT_NE(rendered({"--view", "water", "--set", "view.n=2.4", "--set", "view.depth=90"}),
              rendered({"--view", "water"}));
}

TEST(CliRender, RefusesGifNamedLikeOwnPng) {
    const Folder folder;
    const auto film = [](const std::string& png, const std::string& gif) {
        return runCli({"render", "--preset", "pool", "--view", "flat-blue", "--size", "8x6", "--frames", "3",
                       "--png", png, "--gif", gif});
    };
    const Finished both = film(folder.path("a%d.gif"), folder.path("a2.gif"));
    EXPECT_EQ(both.status, 2);
    EXPECT_EQ(both.err, "--png, --gif: both write " + folder.path("a2.gif") + "\n");
    EXPECT_EQ(film(folder.path("a%d.gif"), folder.path("./a0.gif")).status, 2);
    EXPECT_TRUE(folder.names().empty());
    ASSERT_EQ(::symlink("a1.gif", folder.path("link.gif").c_str()), 0);
    EXPECT_EQ(film(folder.path("a%d.gif"), folder.path("link.gif")).status, 2);
    ASSERT_EQ(::unlink(folder.path("link.gif").c_str()), 0);
    EXPECT_EQ(film(folder.path("a%d.gif"), folder.path("a3.gif")).status, 0) << "there are pictures 0 to 2";
    EXPECT_EQ(folder.names().size(), 4u);
}

TEST(CliRender, RequiresViewOptionOrSetting) {
    const Folder folder;
    const Finished result =
        runCli({"render", "--preset", "pool", "--steps", "1", "--size", "8x8", "--png", folder.path("p.png")});
    EXPECT_EQ(result.status, 2);
    EXPECT_NE(
        result.err.find("--view: is required, since the experiment does not say how to look at it; one of"),
        std::string::npos)
        << result.err;
}
