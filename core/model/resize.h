// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

namespace seiche {

/// The experiment on a string of another number of points, or in a pool of another number of cells, so that
/// its picture stays the same: places move in proportion, from end to end, and what is seen to be wide, long or
/// thick grows or shrinks with them. A turned object in a pool whose sides change differently is turned along.
///
/// Rounded to hundredths of a cell, probes to whole cells. What belongs to the waves stays as it is: k,
/// frequencies, how fast a source moves and how soft it is. The valid experiment that is given is valid in the
/// other size, too, but for what `validate` says of the size itself; both sizes are at least 1 x 1 and those of
/// a string have the height 1.
Experiment resized(Experiment experiment, const Grid& grid);

} // namespace seiche
