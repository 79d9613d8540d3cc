// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "experiment_source.h"
#include "option_checks.h"
#include "render_film.h"
#include "report.h"

#include "files/file_series.h"
#include "model/elided.h"
#include "model/limits.h"
#include "picture/png.h"
#include "show/film.h"
#include "show/view.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <memory>

namespace seiche::cli {

namespace {

struct RenderOptions {
    ExperimentSource source;
    std::optional<std::int64_t> steps;
    std::string view;
    std::string size;
    double range = 0.0;
    FilmPaths files;
    std::optional<std::int64_t> frames;
    std::optional<std::int64_t> every;
    std::optional<double> framesPerSecond;
};

struct Size {
    int width = 0;
    int height = 0;
};

// "1280x720"
std::optional<Size> sizeFrom(std::string_view text) {
    Size size;
    const char* end = text.data() + text.size();
    const auto [cross, first] = std::from_chars(text.data(), end, size.width);
    if (first != std::errc() || cross == end || (*cross != 'x' && *cross != 'X')) return std::nullopt;
    const auto [last, second] = std::from_chars(cross + 1, end, size.height);
    if (second != std::errc() || last != end) return std::nullopt;
    const auto allowed = [](int side) { return side >= 1 && side <= limits::pictureSide; };
    return allowed(size.width) && allowed(size.height) ? std::optional(size) : std::nullopt;
}

std::string viewNames(std::optional<SceneKind> scene = {}) {
    std::string names;
    for (const View& view : views())
        if (!scene || view.scene == *scene) names += (names.empty() ? "" : ", ") + std::string(view.name);
    return names;
}

// Returns whether a file is among the first `count` numbered files.
bool isOneOf(const NumberedName& names, std::int64_t count, const std::filesystem::path& file) {
    const auto folderOf = [](const std::filesystem::path& path) {
        return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
    };
    std::error_code ignored;
    if (!std::filesystem::equivalent(folderOf(names.of(0)), folderOf(file), ignored)) return false;
    for (std::int64_t i = 0; i < std::min(count, limits::filmFrames); ++i)
        if (std::filesystem::path(names.of(i)).filename() == file.filename()) return true;
    return false;
}

// Returns whether the options are compatible; otherwise prints the conflict.
bool fits(const RenderOptions& options) {
    const auto refuse = [](const char* where, const std::string& what) {
        addProblem(where, what);
        return false;
    };
    if (options.range != 0.0 && !(options.range >= 1e-6 && options.range <= 1e12))
        return refuse("--range", "the range is at least 1e-6, at most 1e12");
    if (options.files.gif.empty() && options.files.png.empty())
        return refuse("render", "--png or --gif is required");
    if (!options.frames) {
        if (!options.files.gif.empty()) return refuse("--gif", "needs --frames");
        if (options.every) return refuse("--every", "needs --frames");
        if (options.framesPerSecond) return refuse("--fps", "needs --frames");
        if (!options.steps) return refuse("--steps", "is required without --frames");
        return true;
    }
    if (options.framesPerSecond && options.files.gif.empty()) return refuse("--fps", "needs --gif");
    if (options.files.png.empty()) return true;
    const std::optional<NumberedName> names = NumberedName::from(options.files.png);
    if (!names)
        return refuse("--png", elided(options.files.png) +
                                   " has no place for the number of the picture: write %d or %04d, once");
    if (!options.files.gif.empty() && isOneOf(*names, *options.frames, OutputFile::targetOf(options.files.gif)))
        return refuse("--png, --gif", "both write " + elided(options.files.gif));
    return true;
}

Status renderStill(const RenderOptions& options, Simulation& run, const Film& film) {
    std::optional<OutputFile> file; // opened when the image is ready
    bool isDrawn = false;
    FilmEnd end;
    {
        Progress progress("computing");
        end = shoot(
            run, film,
            [&](std::int64_t, const PixelView& picture) {
                file.emplace(options.files.png);
                isDrawn = writePng(picture, [&file](std::string_view bytes) { file->write(bytes); });
                return isDrawn;
            },
            [&](double share) {
                progress.show(share);
                return true;
            });
    }
    if (end == FilmEnd::Diverged) {
        addProblem(options.source.name(), "diverged at step " + std::to_string(*run.divergedAt()));
        return CouldNotBeDone;
    }
    if (!isDrawn) {
        addProblem(options.files.png, "the picture could not be written");
        return CouldNotBeDone;
    }
    return commit(*file);
}

Status render(RenderOptions& options) {
    const std::optional<Size> size = sizeFrom(options.size);
    if (!size) {
        addProblem("--size", elided(options.size) + " is not a size (WxH, each 1 to " +
                                 std::to_string(limits::pictureSide) + ")");
        return WrongUsageOrFile;
    }
    const View* view = findView(options.view);
    if (!view && !options.view.empty()) {
        addProblem("--view", elided(options.view) + " is not one of " + viewNames());
        return WrongUsageOrFile;
    }
    if (!fits(options)) return WrongUsageOrFile;
    if (!allDiffer({{"--png", options.files.png}, {"--gif", options.files.gif}})) return WrongUsageOrFile;
    Film film;
    film.width = size->width;
    film.height = size->height;
    film.range = static_cast<float>(options.range);
    film.from = options.steps.value_or(0);
    film.every = options.every.value_or(film.every);
    film.frames = options.frames.value_or(film.frames);
    film.framesPerSecond = options.framesPerSecond.value_or(film.framesPerSecond);
    for (const Problem& problem : validate(film)) {
        addProblem("--" + (problem.path == "framesPerSecond" ? "fps" : problem.path), sentence(problem));
        return WrongUsageOrFile;
    }
    const std::optional<Experiment> experiment = options.source.load();
    if (!experiment) return options.source.status();
    const SceneKind scene = experiment->rule.scene;
    if (!view && experiment->view) view = findView(toString(experiment->view->look.view));
    if (!view) {
        addProblem("--view", "is required, since the experiment does not say how to look at it; one of " +
                                 viewNames(scene));
        return WrongUsageOrFile;
    }
    if (options.range == 0.0 && experiment->view) film.range = static_cast<float>(experiment->view->range);
    if (view->scene != scene) {
        addProblem("--view", options.view + " does not show a " + std::string(toString(scene)) +
                                 "; use one of " + viewNames(scene));
        return WrongUsageOrFile;
    }
    Simulation run(*experiment);
    setView(film, *view, run);
    return options.frames ? renderFilm(options.source.name(), run, film, options.files)
                          : renderStill(options, run, film);
}

} // namespace

Command renderCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("render", "Run an experiment and draw its last step, or make a video");
    const auto options = std::make_shared<RenderOptions>();
    options->source.addTo(*command);
    command
        ->add_option("--steps", options->steps,
                     "Number of steps to compute; for a video, before its first frame (default: 0)")
        ->type_name("N")
        ->transform(wholeNumber(0, limits::lastStep));
    std::string known = "How the medium is drawn:";
    for (const View& view : views())
        known += (&view == views().data() ? " " : "; ") + std::string(view.name) + ", " +
                 std::string(view.description);
    command->add_option("--view", options->view, known + " (default: the view in the experiment)")
        ->type_name("NAME");
    command->add_option("--size", options->size, "Size of the image in pixels, such as 1280x720")
        ->type_name("WxH")
        ->required();
    command
        ->add_option("--png", options->files.png,
                     "Write the image; with --frames, one numbered image per frame, such as wave-%04d.png")
        ->type_name("OUT.png")
        ->check(outputName());
    command->add_option("--gif", options->files.gif, "Write the video as an animated GIF")
        ->type_name("OUT.gif")
        ->check(outputName());
    command->add_option("--frames", options->frames, "Number of frames of the video")
        ->type_name("N")
        ->transform(wholeNumber());
    command->add_option("--every", options->every, "Number of steps between frames of the video (default: 1)")
        ->type_name("STEPS")
        ->transform(wholeNumber());
    command
        ->add_option("--fps", options->framesPerSecond, "Frames per second of the GIF, 0.1 to 50 (default: 25)")
        ->type_name("F");
    command
        ->add_option("--range", options->range,
                     "Height at the ceiling, or with the brightest colour (default: the range in the "
                     "experiment, or a round number that no height in the image or video exceeds)")
        ->type_name("HEIGHT");
    Progress::addOption(*command);
    return {command, [options] { return render(*options); }};
}

} // namespace seiche::cli
