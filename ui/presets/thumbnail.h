// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QImage>

namespace seiche {

/// A picture of an experiment soon after its beginning, as the program itself computes and paints it: after its
/// first pulls have travelled some way, or its own pull where it plans none. The work is bounded (some tenths
/// of a second) however large the experiment; the same experiment gives the same picture. May be called from
/// any thread.
QImage thumbnailOf(const Experiment& experiment, QSize size);

} // namespace seiche
