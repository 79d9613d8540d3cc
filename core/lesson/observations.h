// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/check.h"
#include "measure/resonance_log.h"
#include "measure/tap_rhythm.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace seiche {

/// What was seen at one place.
struct PlaceObservations {
    check::Cell at;
    double highest = 0.0; ///< since the step began
    double lowest = 0.0;
    /// When the height rose from a fifth of its reach below rest to a fifth above (the middle of the two times,
    /// in seconds of the run); since the last pull or change.
    std::vector<double> risings;
    /// The speed at which the crest of the last pull has come here, cells per second.
    std::optional<double> speed;
};

/// What a run has shown since a step of a lesson began: everything that a check looks at.
struct Observations {
    struct Twin {
        Scheme scheme;
        std::optional<std::int64_t> explodedAfter; ///< as that of the run
    };

    Experiment settings;  ///< as they are now
    double seconds = 0.0; ///< of the run
    double highest = 0.0; ///< anywhere
    double lowest = 0.0;
    bool isWhole = true; ///< the run has not exploded
    /// The steps from the first pull (from the beginning of the run where nothing was pulled) to the explosion;
    /// from the last change of the settings, or from where the twin was switched on, if that came later.
    /// Nothing while the run is whole, and where the settings have changed since the explosion.
    std::optional<std::int64_t> explodedAfter;
    std::vector<Twin> twins;
    std::vector<Pull> pulls;
    std::vector<PlaceObservations> places; ///< those the check names
    std::optional<Rhythm> rhythm;
    std::vector<ResonancePoint> points; ///< those measured on the present settings
    std::optional<double> typed;        ///< by the student
    int chosen = 0;                     ///< the student's answer, counted from 1; 0: none yet
};

/// The result of a check.
struct CheckResult {
    bool passed = false;
    bool wrong = false;             ///< an answer was given, and it is not right
    std::optional<double> value;    ///< measured or typed; of an `all` or `any` that of the part that measures
    std::optional<double> expected; ///< by theory or by the author
    /// The frequency of the newest point, Hz, where that is a resonance of the medium, but not the one that is
    /// asked for.
    std::optional<double> otherResonance = std::nullopt;

    friend bool operator==(const CheckResult&, const CheckResult&) = default;
};

/// Evaluates a check; the result depends on the observations alone.
CheckResult evaluate(const Check& check, const Observations& observations);

} // namespace seiche
