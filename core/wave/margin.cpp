// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/margin.h"

namespace seiche {

Surround Margin::surroundFor(const Rule& rule) {
    const int deep = rule.medium == Medium::String ? stringDepth : poolDepth;
    const auto depthOf = [&](Edge edge) { return edge == Edge::Absorbing ? deep : 0; };
    Surround surround{depthOf(rule.edges.left), depthOf(rule.edges.right), 0, 0};
    if (rule.medium == Medium::Pool) {
        surround.top = depthOf(rule.edges.top);
        surround.bottom = depthOf(rule.edges.bottom);
    }
    return surround;
}

Margin::Margin(const Grid& grid, const Rule& rule) : visible(grid) {
    const Surround deep = surroundFor(rule);
    depth = {deep.left, deep.right, deep.top, deep.bottom};
    for (Side side : {Left, Right, Top, Bottom}) {
        const std::size_t entries =
            static_cast<std::size_t>(depth[side]) * static_cast<std::size_t>(length(side));
        layers[side].strain.assign(entries, 0.0f);
        layers[side].pull.assign(entries, 0.0f);
    }
}

std::size_t Margin::bytesFor(const Grid& visible, const Rule& rule) {
    const Surround deep = surroundFor(rule);
    const Grid whole = deep.around(visible);
    const std::int64_t entries = std::int64_t{deep.left + deep.right} * whole.height +
                                 std::int64_t{deep.top + deep.bottom} * whole.width;
    return 2 * sizeof(float) * static_cast<std::size_t>(entries);
}

std::size_t Margin::bytes() const {
    std::size_t numbers = 0;
    for (const Layer& layer : layers) numbers += layer.strain.capacity() + layer.pull.capacity();
    return sizeof(float) * numbers;
}

std::size_t Margin::index(Side side, int deep, int along) const {
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
    return rule.medium == Medium::Pool && (edges.top == Edge::Absorbing || edges.bottom == Edge::Absorbing);
}

} // namespace seiche
