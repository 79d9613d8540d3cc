// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ghosts.h"

#include "wave/impedance_end.h"

#include <algorithm>

namespace seiche {

namespace {

// `next` is the cell inside the boundary.
template <class T>
T ghostValue(Edge edge, T border, T next, T opposite, double impedance) {
    switch (edge) {
    case Edge::Free:
    case Edge::Absorbing: return border;
    case Edge::Periodic: return opposite;
    case Edge::Impedance: return beyondDashpot(impedance, border, next);
    case Edge::Fixed: break;
    }
    return T{0};
}

template <class T>
void fillGhostRow(Field<T>& field, const Cells& all, int ghost, int border, int opposite, Edge edge) {
    T* to = field.row(ghost);
    const T* fromBorder = field.row(border);
    const T* fromOpposite = field.row(opposite);
    for (int x = all.x0 - 1; x <= all.x1; ++x)
        to[x] = ghostValue(edge, fromBorder[x], fromBorder[x], fromOpposite[x], 0.0);
}

} // namespace

template <class T>
void fillGhosts(Field<T>& field, const Cells& all, const Edges& edges) {
    const int first = all.x0, last = all.x1 - 1;
    for (int y = all.y0; y < all.y1; ++y) {
        T* row = field.row(y);
        row[first - 1] =
            ghostValue(edges.left, row[first], row[std::min(first + 1, last)], row[last], edges.leftImpedance);
        row[last + 1] = ghostValue(edges.right, row[last], row[std::max(last - 1, first)], row[first],
                                   edges.rightImpedance);
    }
    if (field.ghostRows() == 0) return;
    fillGhostRow(field, all, all.y0 - 1, all.y0, all.y1 - 1, edges.top);
    fillGhostRow(field, all, all.y1, all.y1 - 1, all.y0, edges.bottom);
}

void fillStiffnessGhosts(Field<float>& stiffness, Edges edges) {
    edges.leftImpedance = edges.rightImpedance = 1.0;
    fillGhosts(stiffness, edges);
}

template void fillGhosts(Field<float>&, const Cells&, const Edges&);
template void fillGhosts(Field<double>&, const Cells&, const Edges&);
template void fillGhosts(Field<std::int32_t>&, const Cells&, const Edges&);

} // namespace seiche
