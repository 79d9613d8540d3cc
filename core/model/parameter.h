// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "model/property.h"

#include <span>
#include <string_view>

namespace seiche {

/// One adjustable value of an experiment. The table of all of them feeds the checks of files, `--set`, the rows
/// of the panels, tooltips and the documentation. Translators find its texts in the context "Parameter".
using Parameter = Property<Experiment>;

/// The table. Defaults are those of `defaultExperiment`.
std::span<const Parameter> parameters();

/// The row with this id; null when there is none.
const Parameter* findParameter(std::string_view id);

/// Puts the settings into the experiment. They must be valid.
void applySettings(Experiment& experiment, const Settings& settings);

} // namespace seiche
