// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/limits.h"
#include "model/problem.h"
#include "picture/heights.h"
#include "run/simulation.h"
#include "show/overlay_memory.h"
#include "show/pool_picture.h"
#include "show/view.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace seiche {

/// A video of a run: frames `every` steps apart.
struct Film {
    std::function<void(const Simulation& run, float range, const PixelView& picture)> paint; ///< as View::paint
    /// Called at all steps that are multiples of `stepsBetweenSamples`, for views that depend on
    /// the past. May be empty.
    std::function<void(const Simulation& run)> watch;
    /// If set, `watch` is called at every step from this number of steps before the first frame, so
    /// that its result does not depend on the start of the video.
    std::optional<std::int64_t> watchesFrom;
    int width = 640;
    int height = 480;
    float range = 0.0f;    ///< see View::paint; 0: a round number not exceeded by any height in the video
    std::int64_t from = 0; ///< step of the first frame
    std::int64_t every = 1;
    std::int64_t frames = 1; ///< number of frames
    double framesPerSecond = 25.0;

    std::int64_t last() const { return from + (frames - 1) * every; }
    double seconds() const { return static_cast<double>(frames) / framesPerSecond; }
};

namespace limits {
inline constexpr int pictureSide = 8192;
inline constexpr std::int64_t filmFrames = 100'000;
inline constexpr std::int64_t filmEvery = 1'000'000'000;
inline constexpr double minFramesPerSecond = 0.1; ///< frames per second
inline constexpr double maxFramesPerSecond = 50.0;
} // namespace limits

/// Shows this run, or a copy, through a view that supports its scene, in the video's size. Call
/// after setting `from`.
void setView(Film& film, const View& view, const Simulation& run);
/// Shows a string with a look of its own. If `shows` is empty, the run's settings at each step
/// apply.
void setLook(Film& film, const LineLook& look, const Simulation& run, std::optional<Preview> shows = {});

/// Shows a pool in this style with these overlays. `threads` as for `PoolPicture::paint`.
void setPoolStyle(Film& film, const PoolStyle& style, std::vector<Overlay> overlays, const Simulation& run,
                  int threads = 0);

/// Returns the problems of a video, each with the member's name; empty if valid. The last step is
/// at most limits::lastStep.
std::vector<Problem> validate(const Film& film);

/// Outcome of a video.
enum class FilmEnd { Complete, Stopped, Diverged };

/// Records a valid video. `run` is a copy of the run, at step `film.from` or before; its events act
/// as usual.
///
/// `take` receives the frames with their numbers, in order. `goOn` receives the completed fraction
/// for every frame and about every 0.1 s. Recording stops if either returns false. A single frame
/// is computed only once, also with automatic range. Divergence ends the video, see
/// `Simulation::divergedAt`.
FilmEnd shoot(Simulation& run, const Film& film,
              const std::function<bool(std::int64_t number, const PixelView& picture)>& take,
              const std::function<bool(double share)>& goOn);

} // namespace seiche
