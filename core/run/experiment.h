// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/event.h"
#include "run/overlay.h"
#include "run/view_wish.h"
#include "wave/drive.h"
#include "wave/rain.h"
#include "wave/rule.h"

#include <string>
#include <vector>

namespace seiche {

/// When time goes on in a pool that is shown.
enum class Moves { Always, UnderMouse };

template <>
struct Words<Moves> {
    static constexpr std::array<std::pair<Moves, std::string_view>, 2> all{
        {{Moves::Always, "always"}, {Moves::UnderMouse, "under-mouse"}}};
};

/// Whether the speed of drawing is written beside the picture.
enum class Shows { Hidden, Shown };

template <>
struct Words<Shows> {
    static constexpr std::array<std::pair<Shows, std::string_view>, 2> all{
        {{Shows::Hidden, "hidden"}, {Shows::Shown, "shown"}}};
};

/// How a pool wants to be shown. The run does not depend on it.
struct Preview {
    Moves moves = Moves::Always;           ///< or only while the mouse is over the pool
    Shows framesPerSecond = Shows::Hidden; ///< how many pictures a second there really are
    double pixelSize = 0.0;                ///< how wide a cell is drawn, in pixels; 0: as fits the window

    friend bool operator==(const Preview&, const Preview&) = default;
};

/// The description of a run: what an experiment file holds. Same experiment, same bits.
struct Experiment {
    std::string title;
    std::string description; ///< one sentence: what to try and what it shows
    std::string category;    ///< where a list of experiments shows it
    Grid grid;
    Rule rule;
    double stepsPerSecond = 50.0;
    Pull pullWith; ///< what SPACE and clicks do
    Drive drive;   ///< swings the medium by itself; off by default
    Rain rain;     ///< on a pool; none by default
    Preview preview;
    Things things;                 ///< in a pool: walls, media, sources, marks
    std::vector<Overlay> overlays; ///< what theory draws over the pool
    std::optional<ViewWish> view;  ///< how to look at the pool; nothing: as the viewer likes
    std::vector<Probe> probes;
    std::vector<Event> events; ///< in order of their steps

    friend bool operator==(const Experiment&, const Experiment&) = default;
};

/// The experiment that a file with nothing but this medium describes: 320 points or 320 x 240 cells, k = 1 or 1/2, no
/// damping, fixed edges, pulled in the middle.
Experiment defaultExperiment(Medium medium);

/// Something wrong with an experiment: where ("edges.left") and what ("\"loose\" is not one of fixed, free, ...").
struct Problem {
    std::string path;
    std::string message;

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// Every problem of the experiment; empty when it can be run.
std::vector<Problem> validate(const Experiment& experiment);

/// The limits of an experiment (see also the ranges in the table of parameters).
namespace limits {
inline constexpr std::int64_t stringPoints = 1'000'000;
inline constexpr std::int64_t poolCells = 16'777'216;
inline constexpr std::size_t memory =
    450'000'000; ///< bytes of a run, and of a run with its twins; see `bytesOfRun`
inline constexpr std::size_t memoryOfAll =
    500'000'000; ///< bytes of a run with its past and copies that are measured or filmed
inline constexpr std::size_t events = 100'000;
inline constexpr std::size_t probes = 64;
inline constexpr std::size_t things = 256;
inline constexpr std::size_t path = 4096;    ///< corners of a painted thing
inline constexpr std::size_t nameBytes = 64; ///< of a thing
inline constexpr double calmRadius = 1e5;
inline constexpr std::size_t problems = 1000; ///< listed at most
inline constexpr std::int64_t lastStep = 1'000'000'000'000;
inline constexpr std::int64_t holdSteps = 1'000'000'000;
inline constexpr double height = 1e6;
inline constexpr double integerHeight = 1e9;
inline constexpr double pullWidth = 1e6;
} // namespace limits

} // namespace seiche
