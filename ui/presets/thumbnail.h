// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QImage>

namespace seiche {

/// Renders an experiment shortly after its start: after its first taps, or one default tap if none
/// is planned. Deterministic, thread-safe, and limited to a few tenths of a second for any size.
QImage thumbnailOf(const Experiment& experiment, QSize size);

} // namespace seiche
