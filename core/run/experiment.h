// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/event.h"
#include "wave/drive.h"
#include "wave/rule.h"

#include <string>
#include <vector>

namespace seiche {

/// A place where the height is recorded, in cells.
struct Probe {
    std::string name;
    int x = 0;
    int y = 0;

    friend bool operator==(const Probe&, const Probe&) = default;
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
inline constexpr std::size_t events = 100'000;
inline constexpr std::size_t probes = 64;
inline constexpr std::size_t problems = 1000; ///< listed at most
inline constexpr std::int64_t lastStep = 1'000'000'000'000;
inline constexpr double height = 1e6;
inline constexpr double integerHeight = 1e9;
inline constexpr double pullWidth = 1e6;
} // namespace limits

} // namespace seiche
