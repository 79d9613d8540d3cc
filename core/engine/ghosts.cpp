// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ghosts.h"

namespace seiche {

namespace {

template <class T>
T ghostValue(Edge edge, T border, T opposite) {
    switch (edge) {
    case Edge::Free:
    case Edge::Absorbing: return border;
    case Edge::Periodic: return opposite;
    case Edge::Fixed: break;
    }
    return T{0};
}

template <class T>
void fillGhostRow(Frame<T>& frame, int ghost, int border, int opposite, Edge edge) {
    T* to = frame.row(ghost);
    const T* fromBorder = frame.row(border);
    const T* fromOpposite = frame.row(opposite);
    for (int x = -1; x <= frame.grid().width; ++x) to[x] = ghostValue(edge, fromBorder[x], fromOpposite[x]);
}

} // namespace

template <class T>
void fillGhosts(Frame<T>& frame, const Edges& edges) {
    const int lastX = frame.grid().width - 1;
    const int lastY = frame.grid().height - 1;
    for (int y = 0; y <= lastY; ++y) {
        T* row = frame.row(y);
        row[-1] = ghostValue(edges.left, row[0], row[lastX]);
        row[lastX + 1] = ghostValue(edges.right, row[lastX], row[0]);
    }
    if (frame.ghostRows() == 0) return;
    fillGhostRow(frame, -1, 0, lastY, edges.top);
    fillGhostRow(frame, lastY + 1, lastY, 0, edges.bottom);
}

template void fillGhosts(Frame<float>&, const Edges&);
template void fillGhosts(Frame<double>&, const Edges&);
template void fillGhosts(Frame<std::int32_t>&, const Edges&);

} // namespace seiche
