// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/hold.h"

#include <span>

namespace seiche {

/// Takes the shortest waves out of the medium around the cells of a hold, which are at their heights.
///
/// At the rim there is a step wherever the medium had another height, and where a hand is drawn along, a bend
/// that jumps from cell to cell: both go out as waves of a cell or two. So a hold that begins smooths the next
/// twelve layers of free cells (two beyond an absorbing side): 16 times u <- u - D N D u / 64 in each kept
/// frame, where D is the sum of the differences to the four neighbours and N falls evenly from 1 at the rim to
/// 0. D N D / 64 is symmetric and has eigenvalues from 0 to 1: nothing is amplified. Where N is 1, a wave along
/// an axis keeps (1 - sin(pi / length)^4 / 4)^16 of its height: 1 % at a length of 2 cells, 36 % at 4, 92 % at
/// 8, 99.4 % at 16. `cells` are those of the hold; they, fixed edges and walls stay where they are. A hold of a
/// single cell or of a standing wave has no rim.
template <class T>
void smoothRim(Wave<T>& wave, const Rule& rule, const Hold& hold, std::span<const HeldCell> cells);

extern template void smoothRim(Wave<float>&, const Rule&, const Hold&, std::span<const HeldCell>);
extern template void smoothRim(Wave<std::int32_t>&, const Rule&, const Hold&, std::span<const HeldCell>);

} // namespace seiche
