// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "model/problem.h"

#include <vector>

namespace seiche {

/// What takes too much memory (`limits::memory`) or too long at one moment (`limits::work`), with all events
/// that act. All else about the experiment must be valid. One problem of each kind at most.
std::vector<Problem> problemsOfCost(const Experiment& experiment);

} // namespace seiche
