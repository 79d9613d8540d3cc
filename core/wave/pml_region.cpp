// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/pml_region.h"

namespace seiche {

Surround PmlRegion::surroundFor(const Rule& rule) {
    const int deep = rule.scene == SceneKind::String ? stringDepth : poolDepth;
    const auto depthOf = [&](Edge edge) { return edge == Edge::Absorbing ? deep : 0; };
    Surround surround{depthOf(rule.edges.left), depthOf(rule.edges.right), 0, 0};
    if (rule.scene == SceneKind::Pool) {
        surround.top = depthOf(rule.edges.top);
        surround.bottom = depthOf(rule.edges.bottom);
    }
    return surround;
}

PmlRegion::PmlRegion(const Grid& grid, const Rule& rule) : visible(grid) {
    const Surround deep = surroundFor(rule);
    depth = {deep.left, deep.right, deep.top, deep.bottom};
    for (Side side : {Left, Right, Top, Bottom}) {
        const std::size_t entries =
            static_cast<std::size_t>(depth[side]) * static_cast<std::size_t>(length(side));
        layers[side].bondPsi.assign(entries, 0.0f);
        layers[side].cellPsi.assign(entries, 0.0f);
    }
}

std::size_t PmlRegion::bytesFor(const Grid& visible, const Rule& rule) {
    const Surround deep = surroundFor(rule);
    const Grid whole = deep.around(visible);
    const std::int64_t entries = std::int64_t{deep.left + deep.right} * whole.height +
                                 std::int64_t{deep.top + deep.bottom} * whole.width;
    return 2 * sizeof(float) * static_cast<std::size_t>(entries);
}

std::size_t PmlRegion::bytes() const {
    std::size_t numbers = 0;
    for (const Layer& layer : layers) numbers += layer.bondPsi.capacity() + layer.cellPsi.capacity();
    return sizeof(float) * numbers;
}

std::size_t PmlRegion::index(Side side, int deep, int along) const {
    // Neighbours in memory are neighbours in a row of the grid, so that loops run along rows.
    if (side == Left || side == Right)
        return static_cast<std::size_t>(along) * static_cast<std::size_t>(depth[side]) +
               static_cast<std::size_t>(deep);
    return static_cast<std::size_t>(deep) * static_cast<std::size_t>(length(side)) +
           static_cast<std::size_t>(along);
}

bool absorbs(const Rule& rule) {
    const Edges& edges = rule.edges;
    if (edges.left == Edge::Absorbing || edges.right == Edge::Absorbing) return true;
    return rule.scene == SceneKind::Pool && (edges.top == Edge::Absorbing || edges.bottom == Edge::Absorbing);
}

} // namespace seiche
