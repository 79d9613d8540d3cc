// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/experiment.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace seiche {

/// One adjustable value of an experiment. The table of all of them feeds the checks of files, `--set`, the rows of
/// the panels, tooltips and the documentation. `name`, `unit` and `description` are English source texts; the window
/// translates them in the context "Parameter".
struct Parameter {
    enum class Kind { Number, Word };

    std::string_view id;     ///< path in the file: "damping.velocity"
    std::string_view symbol; ///< as in formulas: "s"; may be empty
    std::string_view name;
    std::string_view unit; ///< may be empty
    std::string_view description;
    Kind kind = Kind::Number;

    // Numbers
    double least = 0.0;
    double most = 0.0;
    bool aboveLeast = false; ///< the range is open at `least`
    bool whole = false;
    double fineStep = 0.0;
    int decimals = 0;
    double (*number)(const Experiment&) = nullptr;
    void (*setNumber)(Experiment&, double) = nullptr;

    // Words
    std::vector<std::string_view> words;
    std::string_view (*word)(const Experiment&) = nullptr;
    bool (*setWord)(Experiment&, std::string_view) = nullptr; ///< false: not one of `words`

    bool duringRun = true;                          ///< may be changed by an event
    bool (*appliesTo)(const Experiment&) = nullptr; ///< null: always
};

/// The table. Defaults are those of `defaultExperiment`.
std::span<const Parameter> parameters();

/// The row with this id; null when there is none.
const Parameter* findParameter(std::string_view id);

/// The allowed range in words: "greater than 0, at most 4", "one of fixed, free, absorbing, periodic".
std::string rangeOf(const Parameter& parameter);

/// What is wrong with this value for the parameter; empty when nothing is.
std::string problemWith(const Parameter& parameter, const std::variant<double, std::string>& value);

/// Puts the settings into the experiment. They must be valid.
void applySettings(Experiment& experiment, const Settings& settings);

} // namespace seiche
