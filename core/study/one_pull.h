// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// Returns the amplitude of one tap, the unit of amplitudes "in pulls". It is half of maximum minus
/// minimum height at the cell (x, y) after a single tap on the medium at rest.
///
/// Observes 1.25 round trips of a wave, because a wide tap emits a long pulse. In a large medium
/// the time is shorter (about 10 million cell updates, at least 100 steps). 0 if the run diverges.
double swingAfterOnePull(const Experiment& experiment, int x, int y = 0);

} // namespace seiche
