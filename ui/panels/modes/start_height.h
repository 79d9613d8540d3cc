// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// The height of the crests of a standing wave that is started: as large as a few pulls in rhythm make it.
/// Costs a short run (see `swingAfterOnePull`).
double heightToStart(const Experiment& experiment);

} // namespace seiche
