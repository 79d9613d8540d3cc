// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/event.h"
#include "model/opening_panel.h"
#include "model/overlay.h"
#include "model/real_medium.h"
#include "model/view_preference.h"
#include "wave/drive.h"
#include "wave/rain.h"
#include "wave/rule.h"

#include <optional>
#include <string>
#include <vector>

namespace seiche {

/// When time advances in a shown pool.
enum class Moves { Always, UnderMouse };

template <>
struct EnumNames<Moves> {
    static constexpr std::array<std::pair<Moves, std::string_view>, 2> all{
        {{Moves::Always, "always"}, {Moves::UnderMouse, "under-mouse"}}};
};

/// Whether the speed of drawing is written beside the picture.
enum class Shows { Hidden, Shown };

template <>
struct EnumNames<Shows> {
    static constexpr std::array<std::pair<Shows, std::string_view>, 2> all{
        {{Shows::Hidden, "hidden"}, {Shows::Shown, "shown"}}};
};

/// What of a string is drawn as its line.
enum class StringQuantity {
    Height,
    Velocity, ///< height gained per second of the run
    Force     ///< what the neighbours pull with: k times the second difference
};

template <>
struct EnumNames<StringQuantity> {
    static constexpr std::array<std::pair<StringQuantity, std::string_view>, 3> all{
        {{StringQuantity::Height, "height"},
         {StringQuantity::Velocity, "velocity"},
         {StringQuantity::Force, "force"}}};
};

/// Which way the points of a string are drawn to move: up and down, or to and fro.
enum class Swing { Across, Along };

template <>
struct EnumNames<Swing> {
    static constexpr std::array<std::pair<Swing, std::string_view>, 2> all{
        {{Swing::Across, "across"}, {Swing::Along, "along"}}};
};

/// How a string or pool is shown. The run does not depend on it.
struct Preview {
    Moves moves = Moves::Always;           ///< or only while the mouse is over the pool
    Shows framesPerSecond = Shows::Hidden; ///< how many pictures a second there really are
    double pixelSize = 0.0;                ///< how wide a cell is drawn, in pixels; 0: as fits the window
    int beads = 0;                         ///< of a string: a bead on every so many points; 0: none
    StringQuantity quantity = StringQuantity::Height;
    Swing swing = Swing::Across;
    Shows springs = Shows::Hidden; ///< between the points of a string, instead of a line
    Shows parts = Shows::Hidden;   ///< what runs to the right and what to the left
    Shows nodes = Shows::Hidden;   ///< of what stands, and how far they are apart
    Shows energy = Shows::Hidden;  ///< kinetic and potential energy along the string
    Shows flow = Shows::Hidden;    ///< of energy, as arrows
    double ceiling = 0.0;          ///< of a string, a height; 0: what its pulls reach

    friend bool operator==(const Preview&, const Preview&) = default;
};

/// The description of a run: what an experiment file holds. Same experiment, same bits.
struct Experiment {
    std::string title;
    std::string description;           ///< one sentence: what to try and what it shows
    std::string category;              ///< the group under which a list of experiments shows it
    std::string claim;                 ///< one sentence: what the run shows and can be measured
    std::optional<OpeningPanel> panel; ///< nothing: the panels stay as the viewer had them
    Grid grid;
    Rule rule;
    double stepsPerSecond = 50.0;
    Pull pullWith; ///< what SPACE and clicks do
    Drive drive;   ///< swings the medium by itself; off by default
    Rain rain;     ///< on a pool; none by default
    Preview preview;
    RealMedium real;                    ///< what it stands for; nothing by default
    PoolObjects objects;                ///< in a pool; on a string: media and instruments
    std::vector<Overlay> overlays;      ///< what theory draws over the pool
    std::optional<ViewPreference> view; ///< how to look at the pool; nothing: as the viewer likes
    std::vector<Probe> probes;
    std::vector<Event> events; ///< in order of their steps

    friend bool operator==(const Experiment&, const Experiment&) = default;
};

/// The experiment that a file with nothing but this medium describes: 320 points or 320 x 240 cells, k = 1 or
/// 1/2, no damping, fixed edges, pulled in the middle.
Experiment defaultExperiment(SceneKind scene);

} // namespace seiche
