// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "model/problem.h"

#include <vector>

namespace seiche {

/// Returns the excesses of memory (`limits::memory`) or of work at a single moment
/// (`limits::work`), including all events that act.
///
/// The experiment must be valid otherwise. At most one problem of each kind.
std::vector<Problem> problemsOfCost(const Experiment& experiment);

} // namespace seiche
