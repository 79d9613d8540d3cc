// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/pml_region.h"

#include "wave/uneven_blocks.h"

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

namespace {

// A vector's worth of cells, see `Layer`.
constexpr int spareCells = 16;

// A row of a layer on the left or right, or at the top or bottom.
int rowLengthBeside(int depth) { return depth + spareCells; }
int rowLengthAcross(const Grid& visible, const Surround& deep) {
    return visible.width + deep.right - UnevenBlocks::firstColumn(deep) + spareCells;
}

} // namespace

PmlRegion::PmlRegion(const Grid& grid, const Rule& rule) : visible(grid) {
    const Surround deep = surroundFor(rule);
    depth = {deep.left, deep.right, deep.top, deep.bottom};
    for (Side side : {Left, Right, Top, Bottom}) {
        const bool isColumn = side == Left || side == Right;
        const int rows = depth[side] == 0 ? 0 : isColumn ? length(side) : depth[side];
        const std::size_t entries = static_cast<std::size_t>(rows * pitch(side));
        layers[side].bondPsi.assign(entries, 0.0f);
        layers[side].cellPsi.assign(entries, 0.0f);
    }
}

std::size_t PmlRegion::bytesFor(const Grid& visible, const Rule& rule) {
    const Surround deep = surroundFor(rule);
    const Grid whole = deep.around(visible);
    std::int64_t entries = std::int64_t{deep.top + deep.bottom} * rowLengthAcross(visible, deep);
    for (int depth : {deep.left, deep.right})
        if (depth > 0) entries += std::int64_t{rowLengthBeside(depth)} * whole.height;
    return 2 * sizeof(float) * static_cast<std::size_t>(entries);
}

std::size_t PmlRegion::bytes() const {
    std::size_t numbers = 0;
    for (const Layer& layer : layers) numbers += layer.bondPsi.capacity() + layer.cellPsi.capacity();
    return sizeof(float) * numbers;
}

std::ptrdiff_t PmlRegion::pitch(Side side) const {
    const bool isColumn = side == Left || side == Right;
    return isColumn ? rowLengthBeside(depth[side]) : rowLengthAcross(visible, surround());
}

std::size_t PmlRegion::index(Side side, int deep, int along) const {
    const auto place = [&](int row, int column) {
        return static_cast<std::size_t>(row * pitch(side) + column);
    };
    switch (side) {
    case Left: return place(along, depth[Left] - 1 - deep);
    case Right: return place(along, spareCells + deep);
    case Top:
    case Bottom: break;
    }
    const Surround hidden = surround();
    return place(deep, along - hidden.left - UnevenBlocks::firstColumn(hidden));
}

bool absorbs(const Rule& rule) {
    const Edges& edges = rule.edges;
    if (edges.left == Edge::Absorbing || edges.right == Edge::Absorbing) return true;
    return rule.scene == SceneKind::Pool && (edges.top == Edge::Absorbing || edges.bottom == Edge::Absorbing);
}

} // namespace seiche
