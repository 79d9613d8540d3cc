// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "model/problem.h"

#include <vector>

namespace seiche {

/// Returns all problems. Empty if the experiment can run.
std::vector<Problem> validate(const Experiment& experiment);

} // namespace seiche
