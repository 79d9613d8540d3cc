// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Fills the ghost cells around all cells of a domain so that a loop over those that move needs no special case
/// at the border: a free edge repeats the border cell, an impedance has what `beyondDashpot` says, a periodic
/// one continues on the other side. Beyond a fixed edge nothing is ever read; its ghosts are 0.
template <class T>
void fillGhosts(Field<T>& field, const Cells& all, const Edges& edges);

/// The same for a field whose cells are all of the domain.
template <class T>
void fillGhosts(Field<T>& field, const Edges& edges) {
    fillGhosts(field, field.cells(), edges);
}

/// The same for a stiffness: the bond beyond a dashpot's point is the one inside of it once more.
void fillStiffnessGhosts(Field<float>& stiffness, Edges edges);

/// Which of so many rows lies above (`step` -1) or below (1) row y: of a ring, whose top and bottom are joined,
/// the one at the other side; else, beyond a free edge, the border row is its own neighbour.
constexpr int rowBeside(int y, int step, int rows, bool ring) {
    const int beside = y + step;
    if (beside < 0) return ring ? rows - 1 : 0;
    if (beside >= rows) return ring ? 0 : rows - 1;
    return beside;
}

extern template void fillGhosts(Field<float>&, const Cells&, const Edges&);
extern template void fillGhosts(Field<double>&, const Cells&, const Edges&);
extern template void fillGhosts(Field<std::int32_t>&, const Cells&, const Edges&);

} // namespace seiche
