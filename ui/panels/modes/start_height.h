// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// Returns the crest amplitude of a newly started standing wave, as high as several periodic taps.
/// Computes a short run (see `swingAfterOnePull`).
double heightToStart(const Experiment& experiment);

} // namespace seiche
