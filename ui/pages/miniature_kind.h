// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "theme/tokens.h"
#include "widgets/value_scale.h"

#include <QString>

#include <span>
#include <string>
#include <vector>

namespace seiche {

/// Description of a miniature of the theory: its runs, view and knobs.
///
/// All miniatures use the same core as the main pages.
struct MiniatureKind {
    enum class View {
        Springs, ///< few points with their springs
        Line,    ///< strings as on the main page
        Dots,    ///< strings with every point marked
        Trace,   ///< displacement of the middle point over time
        Water    ///< a pool
    };
    /// A run of the miniature. All runs of a miniature have the same grid and the same taps.
    struct Run {
        Experiment experiment;
        Trace trace = Trace::Main;
        const char* name = nullptr; ///< English, translation context "Miniature"; null for a single run
    };
    struct Knob {
        enum class Kind {
            Setting,   ///< changes the parameter of each run named in `settings`
            Stencil,   ///< a choice of stencils
            HalfWaves, ///< restarts with a standing wave of this many half-wavelengths
            Rhythm     ///< taps per second
        };
        Kind kind = Kind::Setting;
        const char* label = nullptr; ///< English, translation context "Miniature"
        ValueScale scale;
        double start = 0.0;
        int decimals = 2;
        std::vector<std::string> settings; ///< one for each run
    };
    /// Content of the line of numbers below the view.
    enum class Readout {
        Nothing,
        Growth,    ///< per step, of the fastest growing wave
        LimitK,    ///< stability limit of the stencil
        Frequency, ///< frequency of the standing wave
        Amplitude  ///< at the latest tapping frequency, measured and predicted
    };

    const char* id = nullptr;
    const char* title = nullptr; ///< English, translation context "Miniature"
    View view = View::Line;
    std::vector<Run> runs{};
    std::vector<Knob> knobs{};
    Readout says = Readout::Nothing;
    double ceiling = 1.0;   ///< displacement at the top of the view
    double span = 0.0;      ///< Trace: width in steps for the initial knob values
    bool keepsTime = false; ///< a larger k is a longer step: fewer steps per second and per trace width
    /// Releases triangles with the first half step already applied. Otherwise their corners, which
    /// no point can follow, leave a zigzag.
    bool smoothRelease = false;
    double tickSeconds = 0.0; ///< interval of automatic taps; 0: only at the start
};

/// Returns all miniatures.
std::span<const MiniatureKind> miniatureKinds();
/// Returns the miniature with this name. Null if none.
const MiniatureKind* findMiniature(const QString& id);

/// Translates a text of the table.
QString inMiniature(const char* text);

} // namespace seiche
