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

/// Condition for time to advance in a pool view.
enum class ClockMode { Always, UnderMouse };

template <>
struct EnumNames<ClockMode> {
    static constexpr std::array<std::pair<ClockMode, std::string_view>, 2> all{
        {{ClockMode::Always, "always"}, {ClockMode::UnderMouse, "under-mouse"}}};
};

/// Visibility of an optional display.
enum class Visibility { Hidden, Shown };

template <>
struct EnumNames<Visibility> {
    static constexpr std::array<std::pair<Visibility, std::string_view>, 2> all{
        {{Visibility::Hidden, "hidden"}, {Visibility::Shown, "shown"}}};
};

/// The quantity drawn as the line of a string.
enum class StringQuantity {
    Height,
    Velocity, ///< change of displacement per second of the run
    Force     ///< force of the neighbours: k times the second difference
};

template <>
struct EnumNames<StringQuantity> {
    static constexpr std::array<std::pair<StringQuantity, std::string_view>, 3> all{
        {{StringQuantity::Height, "height"},
         {StringQuantity::Velocity, "velocity"},
         {StringQuantity::Force, "force"}}};
};

/// Drawn motion of a string: transverse or longitudinal.
enum class Polarization { Transverse, Longitudinal };

template <>
struct EnumNames<Polarization> {
    static constexpr std::array<std::pair<Polarization, std::string_view>, 2> all{
        {{Polarization::Transverse, "across"}, {Polarization::Longitudinal, "along"}}};
};

/// Display options. The run does not depend on them.
struct Preview {
    ClockMode moves = ClockMode::Always;             ///< or only while the mouse is over the pool
    Visibility framesPerSecond = Visibility::Hidden; ///< actual frames per second
    double pixelSize = 0.0;                          ///< drawn cell width in pixels; 0: fits the window
    int beads = 0;                                   ///< on a string: points per bead; 0: none
    StringQuantity quantity = StringQuantity::Height;
    Polarization polarization = Polarization::Transverse;
    Visibility springs = Visibility::Hidden; ///< between points, instead of a line
    Visibility parts = Visibility::Hidden;   ///< right-going and left-going parts
    Visibility nodes = Visibility::Hidden;   ///< nodes of a standing wave and their distances
    Visibility energy = Visibility::Hidden;  ///< kinetic and potential energy along the string
    Visibility flow = Visibility::Hidden;    ///< energy flow, as arrows
    double ceiling = 0.0;                    ///< displacement limit of the plot; 0: automatic

    friend bool operator==(const Preview&, const Preview&) = default;
};

/// The description of a run, the content of an experiment file. The same experiment gives the same
/// bits.
struct Experiment {
    std::string title;
    std::string description;           ///< one or two sentences: what to look at
    std::string task;                  ///< what to do first; may be empty
    std::string category;              ///< group in a list of experiments
    std::string claim;                 ///< one sentence: measurable statement about the run
    std::optional<OpeningPanel> panel; ///< empty: the panels stay as they are
    Grid grid;
    Rule rule;
    double stepsPerSecond = 50.0;
    Pull pullWith; ///< effect of SPACE and clicks
    Drive drive;   ///< drives the medium continuously; default: off
    Rain rain;     ///< in a pool; default: none
    Preview preview;
    RealMedium real;                    ///< imitated medium; default: none
    PoolObjects objects;                ///< in a pool; on a string: media and instruments
    std::vector<Overlay> overlays;      ///< theory drawn over the pool
    std::optional<ViewPreference> view; ///< display of the pool; empty: as the viewer prefers
    std::vector<Probe> probes;
    std::vector<Event> events; ///< in order of their steps

    friend bool operator==(const Experiment&, const Experiment&) = default;
};

/// Returns the experiment of a file that contains only this medium.
///
/// 320 points or 320 x 240 cells, k = 1 or 1/2, no damping, fixed edges, tapped in the middle.
Experiment defaultExperiment(SceneKind scene);

} // namespace seiche
