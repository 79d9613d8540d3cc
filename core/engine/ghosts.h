// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Fills the ghost cells around `frame` so that a loop over the interior needs no special case at the border: a
/// free edge repeats the border cell, a periodic one continues on the other side. Beyond a fixed edge nothing
/// is ever read; its ghosts are 0. An absorbing edge is not met here: it is stepped with its margin (see
/// `AbsorbingSides`).
template <class T>
void fillGhosts(Frame<T>& frame, const Edges& edges);

extern template void fillGhosts(Frame<float>&, const Edges&);
extern template void fillGhosts(Frame<double>&, const Edges&);
extern template void fillGhosts(Frame<std::int32_t>&, const Edges&);

} // namespace seiche
