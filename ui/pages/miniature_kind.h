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

/// The description of a miniature of the theory: its runs, its picture and its knobs.
///
/// All of them run the same core as the big pages.
struct MiniatureKind {
    enum class View {
        Springs, ///< few points with their springs
        Line,    ///< strings as on the big page
        Dots,    ///< strings, every point marked
        Trace,   ///< the height of the middle point, step after step; begins again at the end of `span`
        Water    ///< a pool
    };
    /// One run; all of a miniature's runs have the same grid and are pulled together.
    struct Run {
        Experiment experiment;
        Trace trace = Trace::Main;
        const char* name = nullptr; ///< English, of the context "Miniature"; null when there is one run only
    };
    struct Knob {
        enum class Kind {
            Setting,   ///< of each run: the parameter named in `settings`
            Stencil,   ///< a choice
            HalfWaves, ///< restarts with a standing wave of this many half waves
            Rhythm     ///< pulls this many times a second
        };
        Kind kind = Kind::Setting;
        const char* label = nullptr; ///< English, of the context "Miniature"
        ValueScale scale;
        double start = 0.0;
        int decimals = 2;
        std::vector<std::string> settings; ///< one for each run
    };
    /// The line of numbers below the picture.
    enum class Says {
        Nothing,
        Growth,    ///< of the fastest growing wave, per step
        LimitK,    ///< of the stencil
        Frequency, ///< of the standing wave
        Amplitude  ///< of the last rhythm, measured and predicted
    };

    const char* id = nullptr;
    const char* title = nullptr; ///< English, of the context "Miniature"
    View view = View::Line;
    std::vector<Run> runs{};
    std::vector<Knob> knobs{};
    Says says = Says::Nothing;
    double ceiling = 1.0; ///< the height at the top of the picture
    double span = 0.0;    ///< Trace: how many steps it is wide, at the knobs' start
    bool keepsTime =
        false; ///< a larger k is a longer step: fewer of them a second, and in the width of a trace
    /// Triangles are let go with the first half step already taken, as a string would: else their corners,
    /// which no point can follow, leave a zigzag behind.
    bool smoothRelease = false;
    double tickSeconds = 0.0; ///< pulls by itself, so often; 0: only at the start
};

/// All of them.
std::span<const MiniatureKind> miniatureKinds();
/// Null when there is none of this name.
const MiniatureKind* findMiniature(const QString& id);

/// A text of the table in the language of the moment.
QString inMiniature(const char* text);

} // namespace seiche
