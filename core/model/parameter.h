// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/adjustable.h"
#include "model/experiment.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace seiche {

/// One adjustable value of an experiment. The table of all of them feeds the checks of files, `--set`, the rows
/// of the panels, tooltips and the documentation. The window translates its texts in the context "Parameter".
struct Parameter : AdjustableOf<Experiment> {
    std::string_view id;     ///< path in the file: "damping.velocity"
    std::string_view symbol; ///< as in formulas: "s"; may be empty
    bool duringRun = true;   ///< may be changed by an event
};

/// The table. Defaults are those of `defaultExperiment`.
std::span<const Parameter> parameters();

/// The row with this id; null when there is none.
const Parameter* findParameter(std::string_view id);

/// What is wrong with this value for the parameter; empty when nothing is.
std::string problemWith(const Parameter& parameter, const std::variant<double, std::string>& value);

/// Puts the settings into the experiment. They must be valid.
void applySettings(Experiment& experiment, const Settings& settings);

} // namespace seiche
