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

/// Observations at one cell.
struct PlaceObservations {
    check::Cell at;
    double highest = 0.0; ///< since the step began
    double lowest = 0.0;
    /// Times of rising through rest, in seconds of the run, since the last tap or change. Each is
    /// the mean of passing -1/5 and +1/5 of the largest displacement.
    std::vector<double> risings;
    /// Speed of the last tap's crest from the tap to this cell, in cells per second.
    std::optional<double> speed;
};

/// Observations of a run since a lesson step began.
struct Observations {
    struct ComparisonRun {
        Scheme scheme;
        std::optional<std::int64_t> explodedAfter; ///< as `Observations::explodedAfter`
    };

    Experiment settings;  ///< current settings
    double seconds = 0.0; ///< time of the run since the step began
    double highest = 0.0; ///< anywhere in the medium, as `lowest`
    double lowest = 0.0;
    bool isWhole = true; ///< true unless the simulation exploded
    /// Steps to the explosion from the first tap (from the start of the run if there was none).
    /// Counted from the last change of settings, or from the start of the comparison run, if later.
    /// Empty without an explosion, and if settings have changed since the explosion.
    std::optional<std::int64_t> explodedAfter;
    std::vector<ComparisonRun> comparisonRuns;
    std::vector<Pull> pulls;
    std::vector<PlaceObservations> places; ///< cells named by the check
    std::optional<Rhythm> rhythm;
    std::vector<ResonancePoint> points; ///< measured with the current settings
    std::optional<double> typed;        ///< entered by the student
    int chosen = 0;                     ///< answer counted from 1; 0: none yet
};

/// Result of a check.
struct CheckResult {
    bool passed = false;
    bool wrong = false;             ///< an answer was given and is wrong
    std::optional<double> value;    ///< measured or entered; for `all`, `any`: of the decisive part
    std::optional<double> expected; ///< by theory or by the author
    /// Frequency of the newest point in Hz, if it is a resonance of the medium other than the
    /// required resonance.
    std::optional<double> otherResonance = std::nullopt;

    friend bool operator==(const CheckResult&, const CheckResult&) = default;
};

/// Evaluates a check from the observations alone.
CheckResult evaluate(const Check& check, const Observations& observations);

} // namespace seiche
