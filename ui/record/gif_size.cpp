// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/gif_size.h"

#include "picture/gif.h"

#include <algorithm>

namespace seiche {

namespace {

constexpr std::int64_t pictureSamples = 5;

} // namespace

std::optional<GifSize> measureGif(Simulation run, Film film, const GoOn& goOn) {
    const auto affordable = static_cast<std::int64_t>(maxCellSteps / static_cast<double>(run.grid().cells()));
    // If the start is too far ahead to compute, measure current frames instead.
    if (film.from - run.frame() > affordable / 2) film.from = run.frame();
    const std::int64_t left = affordable - (film.from - run.frame());
    const std::int64_t between = std::max<std::int64_t>(1, (film.frames - 1) / (pictureSamples - 1));
    const std::int64_t fitting = std::max<std::int64_t>(1, left / (pictureSamples - 1) / film.every);
    film.every *= std::min(between, fitting);
    film.frames = std::min(film.frames, pictureSamples);

    double bytes = 0.0;
    GifWriter gif(film.width, film.height,
                  [&](std::string_view piece) { bytes += static_cast<double>(piece.size()); });
    const double head = bytes;
    std::int64_t taken = 0;
    const FilmEnd end = shoot(
        run, film,
        [&](std::int64_t number, const PixelView& picture) {
            ++taken;
            return gif.add(picture, hundredthsOf(static_cast<int>(number), film.framesPerSecond));
        },
        goOn);
    if (end == FilmEnd::Stopped || !gif.finish() || taken == 0) return std::nullopt;
    return GifSize{head, (bytes - head) / static_cast<double>(taken)};
}

} // namespace seiche
