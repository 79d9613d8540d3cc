// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "model/property.h"

#include <span>
#include <string_view>

namespace seiche {

/// One adjustable value of an experiment.
///
/// The table feeds the checks of files, `--set`, the rows of the panels, tooltips and the
/// documentation. Translation context: "Parameter".
using Parameter = Property<Experiment>;

/// Returns the table. Defaults are those of `defaultExperiment`.
std::span<const Parameter> parameters();

/// Returns the row with this id. Null if none.
const Parameter* findParameter(std::string_view id);

/// Applies valid settings to the experiment.
void applySettings(Experiment& experiment, const Settings& settings);

} // namespace seiche
