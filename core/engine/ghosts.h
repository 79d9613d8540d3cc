// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Fills the ghost cells around a domain, so that loops need no special case at the boundary.
///
/// A free edge repeats the boundary cell, an impedance edge uses `beyondDashpot`, a periodic edge
/// copies the opposite cell. Ghosts beyond a fixed edge are never read and are 0.
template <class T>
void fillGhosts(Field<T>& field, const Cells& all, const Edges& edges);

/// Fills the ghost cells around a whole domain.
template <class T>
void fillGhosts(Field<T>& field, const Edges& edges) {
    fillGhosts(field, field.cells(), edges);
}

/// Fills the ghost cells of a stiffness; dampers repeat the inner bond.
void fillStiffnessGhosts(Field<float>& stiffness, Edges edges);

/// Returns the index of the row above (`step` -1) or below (1) row y.
///
/// Wraps round if `ring` (top and bottom are periodic). Otherwise a boundary row is its own
/// neighbour.
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
