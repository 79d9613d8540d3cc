// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/pml_region.h"

namespace seiche {

Surround PmlRegion::surroundFor(const Rule& rule) {
    const int deep = rule.scene == SceneKind::String ? stringDepth : rule.rim;
    const auto depthOf = [&](Edge edge) { return edge == Edge::Absorbing ? deep : 0; };
    Surround surround{depthOf(rule.edges.left), depthOf(rule.edges.right), 0, 0};
    if (rule.scene == SceneKind::Pool) {
        surround.top = depthOf(rule.edges.top);
        surround.bottom = depthOf(rule.edges.bottom);
    }
    return surround;
}

namespace {

constexpr int lineCells = Field<float>::lineCells;

int lineBegin(int column) { return (column < 0 ? column - lineCells + 1 : column) / lineCells * lineCells; }
int lineEnd(int column) { return lineBegin(column + lineCells - 1); }

// Columns of a layer's row in memory, begin <= x < end. The left and right layers have an extra
// line towards the visible cells.
struct Columns {
    int begin, end;
};
Columns columnsOf(PmlRegion::Side side, const Grid& visible, const Surround& deep) {
    switch (side) {
    case PmlRegion::Left: return {lineBegin(-deep.left), lineCells};
    case PmlRegion::Right: return {lineBegin(visible.width) - lineCells, lineEnd(visible.width + deep.right)};
    case PmlRegion::Top:
    case PmlRegion::Bottom: break;
    }
    return {lineBegin(-deep.left), lineEnd(visible.width + deep.right)};
}

// Returns the number of entries per layer variable.
std::size_t entriesOf(PmlRegion::Side side, const Grid& visible, const Surround& deep) {
    const Columns columns = columnsOf(side, visible, deep);
    const int length = deep.around(visible).height;
    const auto rows = [&] {
        switch (side) {
        case PmlRegion::Left: return deep.left > 0 ? length : 0;
        case PmlRegion::Right: return deep.right > 0 ? length : 0;
        case PmlRegion::Top: return deep.top;
        case PmlRegion::Bottom: break;
        }
        return deep.bottom;
    };
    return static_cast<std::size_t>(columns.end - columns.begin) * static_cast<std::size_t>(rows());
}

constexpr auto allSides = {PmlRegion::Left, PmlRegion::Right, PmlRegion::Top, PmlRegion::Bottom};

} // namespace

PmlRegion::PmlRegion(const Grid& grid, const Rule& rule) : visible(grid) {
    const Surround deep = surroundFor(rule);
    depth = {deep.left, deep.right, deep.top, deep.bottom};
    for (Side side : allSides)
        for (Psi* psi : {&layers[side].bondPsi, &layers[side].cellPsi})
            psi->assign(entriesOf(side, visible, deep), 0.0f);
}

std::size_t PmlRegion::bytesFor(const Grid& visible, const Rule& rule) {
    std::size_t entries = 0;
    for (Side side : allSides) entries += entriesOf(side, visible, surroundFor(rule));
    return 2 * sizeof(float) * entries;
}

std::size_t PmlRegion::bytes() const {
    std::size_t numbers = 0;
    for (const Layer& layer : layers) numbers += layer.bondPsi.capacity() + layer.cellPsi.capacity();
    return sizeof(float) * numbers;
}

void PmlRegion::forget() {
    for (Layer& layer : layers)
        for (Psi* psi : {&layer.bondPsi, &layer.cellPsi}) std::fill(psi->begin(), psi->end(), 0.0F);
}

int PmlRegion::firstColumn(Side side) const { return columnsOf(side, visible, surround()).begin; }

std::ptrdiff_t PmlRegion::pitch(Side side) const {
    const Columns columns = columnsOf(side, visible, surround());
    return columns.end - columns.begin;
}

std::size_t PmlRegion::index(Side side, int deep, int along) const {
    const bool isColumn = side == Left || side == Right;
    const int row = isColumn ? along : deep;
    const int column = side == Left ? -1 - deep : side == Right ? visible.width + deep : along - depth[Left];
    return static_cast<std::size_t>(row * pitch(side) + column - firstColumn(side));
}

bool absorbs(const Rule& rule) {
    const Edges& edges = rule.edges;
    if (edges.left == Edge::Absorbing || edges.right == Edge::Absorbing) return true;
    return rule.scene == SceneKind::Pool && (edges.top == Edge::Absorbing || edges.bottom == Edge::Absorbing);
}

} // namespace seiche
