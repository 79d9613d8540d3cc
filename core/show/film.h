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

/// A film of a run: pictures of it, `every` steps apart.
struct Film {
    std::function<void(const Simulation& run, float range, const PixelView& picture)> paint; ///< as View::paint
    /// Sees the run that is filmed at all frames that are multiples of `stepsBetweenSamples`, for pictures that
    /// depend on the past; may be empty.
    std::function<void(const Simulation& run)> watch;
    /// Instead, at every frame from so many steps before the first picture on: what it sees then does not
    /// depend on where the film begins.
    std::optional<std::int64_t> watchesFrom;
    int width = 640;
    int height = 480;
    float range = 0.0f; ///< as for View::paint; 0: a round number that no height in any of the pictures exceeds
    std::int64_t from = 0; ///< the run's frame in the first picture
    std::int64_t every = 1;
    std::int64_t frames = 1; ///< how many pictures
    double framesPerSecond = 25.0;

    std::int64_t last() const { return from + (frames - 1) * every; }
    double seconds() const { return static_cast<double>(frames) / framesPerSecond; }
};

namespace limits {
inline constexpr int pictureSide = 8192;
inline constexpr std::int64_t filmFrames = 100'000;
inline constexpr std::int64_t filmEvery = 1'000'000'000;
inline constexpr double slowestFilm = 0.1; ///< pictures per second
inline constexpr double fastestFilm = 50.0;
} // namespace limits

/// The film shows this run, or a copy of it, through a view that can show its scene, in the film's size. To be
/// called when `from` is set.
void setView(Film& film, const View& view, const Simulation& run);
/// The same for a string in a look of its own. `shows`: nothing for what the run's settings show at each frame.
void setLook(Film& film, const LineLook& look, const Simulation& run, std::optional<Preview> shows = {});

/// The film shows a pool in this style with these overlays. `threads` as for
/// `PoolPicture::paint`.
void setPoolStyle(Film& film, const PoolStyle& style, std::vector<Overlay> overlays, const Simulation& run,
                  int threads = 0);

/// What is wrong with the film, each with the name of the member; empty when it can be shot. The last frame may
/// not lie beyond limits::lastStep.
std::vector<Problem> validate(const Film& film);

/// How a film ended.
enum class FilmEnd { Complete, Stopped, Diverged };

/// Shoots a valid film. `run` is a copy of the run to film, at frame `film.from` or before it; its events act
/// as usual. `take` gets every picture with its number, in order; when it returns false the film stops. So it
/// does when `goOn`, called for every picture and at least every tenth of a second or so with the share that is
/// done, returns false. A single picture is computed once, whatever its range. A run that diverges ends the
/// film there; see `Simulation::divergedAt`.
FilmEnd shoot(Simulation& run, const Film& film,
              const std::function<bool(std::int64_t number, const PixelView& picture)>& take,
              const std::function<bool(double share)>& goOn);

} // namespace seiche
