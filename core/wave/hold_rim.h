// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/hold.h"

#include <span>

namespace seiche {

/// Removes the shortest waves around the cells of a hold.
///
/// A hold creates a step in height at its boundary. A dragged hold creates a kink that jumps from
/// cell to cell. Both radiate waves of a cell or two. So a new hold smooths the next 12 layers of
/// free cells (2 beyond an absorbing side).
///
/// It applies u <- u - D N D u / 64 16 times to all time levels. D is the sum of the differences to
/// the four neighbours; N falls linearly from 1 at the hold to 0. D N D / 64 is symmetric with
/// eigenvalues from 0 to 1, so no wave is amplified. At N = 1 an axial wave keeps the fraction (1 -
/// sin(pi / length)^4 / 4)^16 of its height: 1 % at a wavelength of 2 cells, 36 % at 4, 92 % at 8,
/// 99.4 % at 16.
///
/// `cells`: cells of the hold. They, fixed edges and walls stay unchanged. A hold of a single cell
/// or of a standing wave is not smoothed.
template <class T>
void smoothRim(Wave<T>& wave, const Rule& rule, const Hold& hold, std::span<const HeldCell> cells);

extern template void smoothRim(Wave<float>&, const Rule&, const Hold&, std::span<const HeldCell>);
extern template void smoothRim(Wave<std::int32_t>&, const Rule&, const Hold&, std::span<const HeldCell>);

} // namespace seiche
