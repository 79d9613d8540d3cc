// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "advance.h"
#include "commands.h"
#include "experiment_source.h"
#include "report.h"

#include "picture/png.h"
#include "run/view.h"

#include <charconv>
#include <cmath>
#include <memory>

namespace seiche::cli {

namespace {

constexpr int largestSide = 8192;

struct Options {
    ExperimentSource source;
    std::int64_t steps = 0;
    std::string view;
    std::string size;
    std::string png;
    double range = 0.0;
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
    const auto allowed = [](int side) { return side >= 1 && side <= largestSide; };
    return allowed(size.width) && allowed(size.height) ? std::optional(size) : std::nullopt;
}

std::string viewNames(std::optional<Medium> medium = {}) {
    std::string names;
    for (const View& view : views())
        if (!medium || view.medium == *medium) names += (names.empty() ? "" : ", ") + std::string(view.name);
    return names;
}

Status render(Options& options) {
    const std::optional<Size> size = sizeFrom(options.size);
    if (!size) {
        complain("--size",
                 options.size + " is not a size (WxH, each 1 to " + std::to_string(largestSide) + ")");
        return wrongUsageOrFile;
    }
    const View* view = findView(options.view);
    if (!view) {
        complain("--view", options.view + " is not one of " + viewNames());
        return wrongUsageOrFile;
    }
    if (options.range != 0.0 && !(options.range >= 1e-6 && options.range <= 1e12)) {
        complain("--range", "the range is at least 1e-6, at most 1e12");
        return wrongUsageOrFile;
    }
    const std::optional<Experiment> experiment = options.source.load();
    if (!experiment) return options.source.status();
    const Medium medium = experiment->rule.medium;
    if (view->medium != medium) {
        complain("--view", options.view + " does not show a " + std::string(wordFor(medium)) + "; use one of " +
                               viewNames(medium));
        return wrongUsageOrFile;
    }

    Simulation run(*experiment);
    {
        Progress progress("computing");
        advanceTo(run, options.steps, options.steps, progress);
    }
    if (run.divergedAt()) {
        complain(options.source.name(), "diverged at step " + std::to_string(*run.divergedAt()));
        return couldNotBeDone;
    }
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(size->width) *
                                      static_cast<std::size_t>(size->height));
    const PixelView picture{pixels.data(), size->width, size->height, size->width};
    view->paint(run, options.range > 0 ? static_cast<float>(options.range) : rangeFor(run), picture);
    OutputFile file(options.png);
    if (!writePng(picture, [&file](std::string_view bytes) { file.write(bytes); })) {
        complain(options.png, "the picture could not be written");
        return couldNotBeDone;
    }
    return commit(file);
}

} // namespace

Command renderCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("render", "Compute an experiment and draw its last frame");
    const auto options = std::make_shared<Options>();
    options->source.addTo(*command);
    command->add_option("--steps", options->steps, "How many steps to compute")
        ->type_name("N")
        ->required()
        ->check(CLI::Range(std::int64_t{0}, limits::lastStep));
    std::string known = "How to draw it:";
    for (const View& view : views())
        known += (&view == views().data() ? " " : "; ") + std::string(view.name) + ", " +
                 std::string(view.description);
    command->add_option("--view", options->view, known)->type_name("NAME")->required();
    command->add_option("--size", options->size, "Size of the picture in pixels, e.g. 1280x720")
        ->type_name("WxH")
        ->required();
    command->add_option("--png", options->png, "The picture")->type_name("OUT.png")->required();
    command
        ->add_option(
            "--range", options->range,
            "The height that stands at the ceiling or is brightest (default: a round number that nothing "
            "exceeds)")
        ->type_name("HEIGHT");
    return {command, [options] { return render(*options); }};
}

} // namespace seiche::cli
