// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pml.h"

#include "engine/ghosts.h"
#include "wave/bond.h"
#include "wave/denormals.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Total absorption: a wave reflected at the outer end is smaller by exp(-2 * total * v / c). c is
// the speed of long undamped waves, v the group speed. Height damping slows long waves (see
// `TwoDampings`); a string can afford the depth to absorb these too.
constexpr double stringTotal = 40.0;
constexpr double poolTotal = 8.0;

// With damping, rk4 is stable beyond its own limit k lambda = 8. Beyond 9.5 (d s below 0.31) the
// layers' constant memory during a step would add energy. Under such damping less than 1e-5 of a
// wave crosses the layer and back, so the layers are disabled.
constexpr double minOfRungeKutta = 0.45;

// Number of cells of the transition between stencil weights.
constexpr int transition = 6;
static_assert(transition < minRim({0.0, 1.0}));

} // namespace

Grading gradingOf(int depth, const Rule& rule) {
    const StencilWeights weights = weightsOf(rule);
    const double speed = longWaveSpeed(rule);
    const double total = rule.scene == SceneKind::String ? stringTotal : poolTotal;
    const int first = changesInPml(weights) ? transition : 0;
    const bool fades =
        infoOf(rule.scheme).isRungeKutta && rule.damping.update * rule.damping.velocity < minOfRungeKutta;
    const auto forgetting = [&](double at) {
        if (fades) return 0.0;
        const double share = std::max(0.0, at - first) / (depth - first);
        const double steep = 5.0 * share * share * share * share;
        const double rate = total / (depth - first) * speed * steep;
        return rate / (1.0 + rate);
    };
    Grading grading;
    for (int i = 0; i < depth; ++i) {
        grading.cell.push_back(forgetting(i + 0.5));
        grading.bond.push_back(forgetting(i + 1.0));
    }
    return grading;
}

StencilWeights weightsInPml(const StencilWeights& weights) {
    const double straight = weights.straight();
    const double corner = std::min(weights.corner, 0.25 * straight);
    return {straight - 2.0 * corner, corner};
}

bool changesInPml(const StencilWeights& weights) { return weightsInPml(weights).corner < weights.corner; }

void Pml::begin(Wave<float>& wave, const Rule& rule, const Domain& domain) {
    m_region = &*wave.pml;
    m_stiffness = wave.stiffnessIfAny();
    m_depths = rule.model == MediumModel::Depth ? m_stiffness : nullptr;
    m_domain = domain;
    m_share = rule.damping.update * rule.damping.velocity * rule.k;
    makeScratch(rule);
    // Without absorption there is no memory.
    if (m_grading.bond.back() == 0.0)
        for (PmlRegion::Layer& layer : m_region->layers) {
            std::ranges::fill(layer.bondPsi, 0.0f);
            std::ranges::fill(layer.cellPsi, 0.0f);
        }
}

void Pml::makeScratch(const Rule& rule) {
    const PmlRegion& region = *m_region;
    const int deep = *std::max_element(region.depth.begin(), region.depth.end());
    m_grading = gradingOf(deep, rule);
    m_cell.assign(m_grading.cell.begin(), m_grading.cell.end());
    m_bond.assign(m_grading.bond.begin(), m_grading.bond.end());
    const StencilWeights weights = weightsOf(rule);
    const StencilWeights hidden = weightsInPml(weights);
    m_sideShare = static_cast<float>(weights.side);
    m_cornerShare = static_cast<float>(weights.corner);
    m_side = static_cast<float>(hidden.straight());
    m_corner = static_cast<float>(hidden.corner);
    m_cornerExcess = static_cast<float>(weights.corner - hidden.corner);
    const std::int64_t hiddenCells = region.whole().cells() - region.visible.cells();
    m_corners.assign(m_cornerExcess > 0.0f ? static_cast<std::size_t>(hiddenCells) : 0, 0.0f);
    for (PmlRegion::Side side : {PmlRegion::Left, PmlRegion::Right, PmlRegion::Top, PmlRegion::Bottom})
        weigh(side);
    for (PmlRegion::Side side : {PmlRegion::Left, PmlRegion::Right})
        m_columns[side].resize(region.depth[side] > 0 ? columnPlace(side, m_domain.all.y1) : 0);
    const Surround beside{region.depth[PmlRegion::Left], region.depth[PmlRegion::Right], 0, 0};
    for (PmlRegion::Side side : {PmlRegion::Top, PmlRegion::Bottom}) {
        auto& rows = m_rows[side - PmlRegion::Top];
        const Grid layer{region.visible.width, region.depth[side]};
        if (layer.height == 0) rows.reset();
        else if (!rows || rows->grid() != layer || rows->surround() != beside)
            rows.emplace(layer, SceneKind::String, beside);
    }
}

std::size_t Pml::bytesFor(const Grid& grid, const Rule& rule) {
    const Surround deep = PmlRegion::surroundFor(rule);
    const Grid whole = deep.around(grid);
    const StencilWeights weights = weightsOf(rule);
    const std::int64_t corners = changesInPml(weights) ? whole.cells() - grid.cells() : 0;
    // Twice, because `LayersByRows` needs as much.
    const std::int64_t along = 13 * (std::int64_t{whole.width} + whole.height) + 1000;
    const std::int64_t numbers =
        corners + std::int64_t{deep.left + deep.right} * whole.height + 2 * whole.width + along;
    std::size_t bytes = sizeof(float) * static_cast<std::size_t>(numbers);
    const Surround beside{deep.left, deep.right, 0, 0};
    for (int depth : {deep.top, deep.bottom})
        if (depth > 0) bytes += Field<float>::bytesFor({grid.width, depth}, SceneKind::String, beside);
    return bytes;
}

// Returns the row at a depth; -1: outermost visible row.
int Pml::rowAt(PmlRegion::Side side, int depth) const {
    return side == PmlRegion::Top ? -1 - depth : m_region->visible.height + depth;
}

int Pml::columnAt(PmlRegion::Side side, int depth) const {
    return side == PmlRegion::Left ? -1 - depth : m_region->visible.width + depth;
}

std::size_t Pml::columnPlace(PmlRegion::Side side, int y) const {
    return static_cast<std::size_t>(y - m_domain.all.y0) * static_cast<std::size_t>(m_region->depth[side]);
}

float Pml::bondInParts(int x, int y, int otherX, int otherY) const {
    // A string has no rows beside it.
    if (!m_depths || m_domain.scene == SceneKind::String) return 1.0f;
    const float own = m_depths->at(x, y);
    if (!(own > 0.0f)) return 1.0f;
    return bondSharesOf(MediumModel::Depth).factor(own, m_depths->at(otherX, otherY)) / own;
}

void Pml::weigh(PmlRegion::Side side) {
    TangentialWeights& along = m_along[side];
    const bool isColumn = side == PmlRegion::Left || side == PmlRegion::Right;
    const int dx = isColumn ? 0 : 1, dy = isColumn ? 1 : 0;
    const auto length = static_cast<std::size_t>(m_region->depth[side] > 0 ? m_region->length(side) : 0);
    for (std::vector<float>* weights : {&along.before, &along.after, &along.across}) weights->resize(length);
    for (std::size_t i = 0; i < length; ++i) {
        const int x = isColumn ? columnAt(side, 0) : m_domain.all.x0 + static_cast<int>(i);
        const int y = isColumn ? m_domain.all.y0 + static_cast<int>(i) : rowAt(side, 0);
        along.before[i] = bondInParts(x, y, x - dx, y - dy);
        along.after[i] = bondInParts(x, y, x + dx, y + dy);
        along.across[i] = m_depths && m_corner != 0.0f
                              ? m_sideShare + m_cornerShare * (along.before[i] + along.after[i])
                              : m_side;
    }
}

// `bondInParts` of a square of four cells with these two at opposite corners. In water, motion of
// a square acts on all of its cells alike.
float Pml::squareInParts(int x, int y, int otherX, int otherY) const {
    const float own = m_depths->at(x, y);
    if (!(own > 0.0f)) return 1.0f;
    float sum = 0.0f, count = 0.0f;
    for (int cellY : {std::min(y, otherY), std::max(y, otherY)})
        for (int cellX : {std::min(x, otherX), std::max(x, otherX)})
            if (const float stiffness = m_depths->at(cellX, cellY); stiffness > 0.0f) {
                sum += stiffness;
                count += 1.0f;
            }
    return sum / count / own;
}

void Pml::updatePsi(Field<float>& source) {
    fillGhosts(source, m_domain.all, m_domain.edges);
    pass<true>(source);
}

void Pml::updatePsi(Field<double>& source) {
    fillGhosts(source, m_domain.all, m_domain.edges);
    pass<true>(source);
}

void Pml::previewPsi(const Field<double>& source) { pass<false>(source); }

template <bool keep, class T>
void Pml::pass(const Field<T>& source) {
    for (PmlRegion::Side side : {PmlRegion::Top, PmlRegion::Bottom})
        if (m_region->depth[side] > 0) passRows<keep>(source, side);
    for (PmlRegion::Side side : {PmlRegion::Left, PmlRegion::Right})
        if (m_region->depth[side] > 0) passColumns<keep>(source, side);
    if (m_cornerExcess > 0.0f) passCorners(source);
}

// The corners' part of a stencil is the sum of the mixed differences of the four 2 x 2 squares
// around a cell. Weights per square keep the springs symmetric, so that a change of weights
// creates no energy. A free wall mirrors its neighbours: its mixed difference is 0.
template <class T>
void Pml::passCorners(const Field<T>& source) {
    const PmlRegion& region = *m_region;
    const Grid& visible = region.visible;
    // Depth of the span from cell i to cell i + 1 in the layer: 0 for the first two hidden cells.
    const auto depthOf = [](int i, int size) { return i < 0 ? -2 - i : i - size; };
    const auto excess = [](int depth) {
        return std::clamp(static_cast<float>(depth + 1) / transition, 0.0f, 1.0f);
    };
    const auto isFree = [this](int x, int y) { return m_stiffness && m_stiffness->at(x, y) == freeWall; };
    auto corner = m_corners.begin();
    forEachHidden(region, [&](int x, int y) {
        const T* p = source.row(y) + x;
        const InStep<T> here = p[0];
        InStep<float> change = 0.0f;
        for (int dy : {-1, 1})
            for (int dx : {-1, 1}) {
                if (isFree(x + dx, y) || isFree(x, y + dy)) continue;
                const int depth = std::max(depthOf(std::min(x, x + dx), visible.width),
                                           depthOf(std::min(y, y + dy), visible.height));
                const std::ptrdiff_t beside = dx;
                const std::ptrdiff_t above = dy * source.pitch();
                const InStep<T> behind = p[above];
                const InStep<float> mixed =
                    static_cast<float>((here - p[beside]) - (behind - p[above + beside]));
                const float weight = m_depths ? squareInParts(x, y, x + dx, y + dy) : 1.0f;
                change -= excess(depth) * weight * mixed;
            }
        *corner++ = m_cornerExcess * change;
    });
}

// In the layer D+ f becomes D+ f + bondPsi, and the Laplacian D- (D+ f + bondPsi) gains cellPsi.
// Each memory variable first tends to the negative of its partner: bondPsi -= a (bondPsi + D+ f).
template <bool keep, class T>
void Pml::passRows(const Field<T>& source, PmlRegion::Side side) {
    PmlRegion::Layer& layer = m_region->layers[side];
    Field<float>& change = *m_rows[side - PmlRegion::Top];
    const int left = m_domain.all.x0;
    const std::size_t width = static_cast<std::size_t>(m_domain.all.width());
    // Held cells contribute to corners only.
    const bool corners = m_corner != 0.0f;
    const std::size_t first = corners ? 0 : static_cast<std::size_t>(m_domain.moving.x0 - left);
    const std::size_t beyond = corners ? width : static_cast<std::size_t>(m_domain.moving.x1 - left);
    // The bond to the visible cells is ordinary.
    m_innerPsi.assign(width, 0.0f);
    m_outerPsi.resize(width);
    for (int deep = 0; deep + 1 < m_region->depth[side]; ++deep) {
        const T* inner = source.row(rowAt(side, deep - 1)) + left;
        const T* here = source.row(rowAt(side, deep)) + left;
        const T* outer = source.row(rowAt(side, deep + 1)) + left;
        const float bond = m_bond[static_cast<std::size_t>(deep)];
        const float cell = m_cell[static_cast<std::size_t>(deep)];
        float* __restrict bondPsi = &layer.bondPsi[m_region->index(side, deep, 0)];
        float* __restrict cellPsi = &layer.cellPsi[m_region->index(side, deep, 0)];
        float* __restrict out = change.row(deep) + left;
        float* __restrict outerPsi = m_outerPsi.data();
        const float* __restrict innerPsi = m_innerPsi.data();
        for (std::size_t x = first; x < beyond; ++x) {
            const InStep<T> height = here[x];
            const InStep<float> outwards = static_cast<float>(outer[x] - height);
            const InStep<float> inwards = static_cast<float>(height - inner[x]);
            const InStep<float> newBondPsi = bondPsi[x] - bond * (bondPsi[x] + outwards);
            const InStep<float> psiDifference = newBondPsi - innerPsi[x];
            const InStep<float> newCellPsi =
                cellPsi[x] - cell * (cellPsi[x] + ((outwards - inwards) + psiDifference));
            outerPsi[x] = newBondPsi;
            out[x] = psiDifference + newCellPsi;
            if constexpr (keep) {
                bondPsi[x] = newBondPsi;
                cellPsi[x] = newCellPsi;
            }
        }
        std::swap(m_innerPsi, m_outerPsi);
    }
    if (m_corner != 0.0f) fillGhosts(change, change.cells(), m_domain.edges);
}

// Returns the second difference along y, stretched in layers.
template <class T>
float Pml::stretchedAlongY(const Field<T>& source, const TangentialWeights& along, int x, int y) const {
    const T* p = source.row(y) + x;
    const std::ptrdiff_t up = source.pitch();
    const InStep<T> here = p[0];
    InStep<T> above = p[-up] - here, below = p[up] - here;
    if (m_stiffness) {
        if (m_stiffness->at(x, y - 1) == freeWall) above = T{0};
        if (m_stiffness->at(x, y + 1) == freeWall) below = T{0};
        const auto place = static_cast<std::size_t>(y - m_domain.all.y0);
        above = above * static_cast<T>(along.before[place]);
        below = below * static_cast<T>(along.after[place]);
    }
    const InStep<float> difference = static_cast<float>(above + below);
    const int bottom = m_region->visible.height;
    if (y < 0) return difference + m_rows[0]->at(x, -1 - y);
    if (y >= bottom) return difference + m_rows[1]->at(x, y - bottom);
    return difference;
}

template <bool keep, class T>
void Pml::passColumns(const Field<T>& source, PmlRegion::Side side) {
    PmlRegion::Layer& layer = m_region->layers[side];
    const TangentialWeights& along = m_along[side];
    const int depth = m_region->depth[side];
    const Cells& moving = m_domain.moving;
    // One row outwards, starting at the visible boundary cell.
    constexpr std::size_t room = PmlRegion::maxDepth + 1;
    std::array<InStep<T>, room> heights{};
    std::array<InStep<float>, room> outwards{}, bondPsis{};
    const int outermost = depth - 1;
    const std::ptrdiff_t step = PmlRegion::outwards(side);
    for (int y = moving.y0; y < moving.y1; ++y) {
        const std::size_t first = m_region->index(side, 0, y - m_domain.all.y0);
        const T* border = source.row(y) + columnAt(side, -1);
        const InStep<T> across = static_cast<T>(along.across[static_cast<std::size_t>(y - m_domain.all.y0)]);
        for (int i = 0; i <= depth; ++i) heights[std::size_t(i)] = across * border[step * i];
        if (m_corner != 0.0f)
            for (int i = 0; i <= depth; ++i)
                heights[std::size_t(i)] += static_cast<T>(
                    m_corner * InStep<float>(stretchedAlongY(source, along, columnAt(side, i - 1), y)));
        for (int i = 0; i < depth; ++i)
            outwards[std::size_t(i)] =
                static_cast<float>(heights[std::size_t(i) + 1] - heights[std::size_t(i)]);
        // outwards[i] and bondPsis[i] belong to the bond on the inner side of the cell at depth i.
        float* __restrict bondPsi = &layer.bondPsi[first];
        float* __restrict cellPsi = &layer.cellPsi[first];
        float* __restrict out = &m_columns[side][columnPlace(side, y)];
        const float* bond = m_bond.data();
        const float* cell = m_cell.data();
        for (int i = 0; i < outermost; ++i)
            bondPsis[std::size_t(i) + 1] =
                bondPsi[step * i] - bond[i] * (bondPsi[step * i] + outwards[std::size_t(i) + 1]);
        for (int i = 0; i < outermost; ++i) {
            const InStep<float> plain = outwards[std::size_t(i) + 1] - outwards[std::size_t(i)];
            const InStep<float> psiDifference = bondPsis[std::size_t(i) + 1] - bondPsis[std::size_t(i)];
            const InStep<float> newCellPsi =
                cellPsi[step * i] - cell[i] * (cellPsi[step * i] + (plain + psiDifference));
            out[i] = psiDifference + newCellPsi;
            if constexpr (keep) cellPsi[step * i] = newCellPsi;
        }
        for (int i = 0; keep && i < outermost; ++i) bondPsi[step * i] = bondPsis[std::size_t(i) + 1];
    }
}

void Pml::correctLaplacian(Field<float>& next) const { addChange(next, m_share); }

void Pml::correctLaplacian(Field<double>& next, double share) const { addChange(next, share); }

template <class T>
void Pml::addChange(Field<T>& next, double fullShare) const {
    const float share = static_cast<float>(fullShare);
    const Field<float>* const stiffness = m_stiffness;
    const auto shareAt = [&](int x, int y) -> InStep<float> {
        return stiffness ? share * std::max(stiffness->at(x, y), 0.0f) : share;
    };
    const Cells& moving = m_domain.moving;
    for (PmlRegion::Side side : {PmlRegion::Top, PmlRegion::Bottom}) {
        // Arrays along a side begin at its first cell; they are empty if it does not absorb.
        const int left = m_domain.all.x0;
        const float* const before = m_along[side].before.data();
        const float* const after = m_along[side].after.data();
        const float* const across = m_along[side].across.data();
        for (int deep = 0; deep + 1 < m_region->depth[side]; ++deep) {
            const float* change = m_rows[side - PmlRegion::Top]->row(deep);
            const int y = rowAt(side, deep);
            T* to = next.row(y);
            const auto add = [&](int x, InStep<float> part) {
                to[x] = to[x] + InStep<T>(T{shareAt(x, y) * part});
            };
            for (int x = moving.x0; x < moving.x1; ++x) add(x, across[x - left] * InStep<float>(change[x]));
            if (m_corner == 0.0f) continue;
            const auto difference = [&](const float* weights, int x, int beside) -> InStep<float> {
                if (stiffness && stiffness->at(beside, y) == freeWall) return 0.0f;
                return weights[x - left] * (change[beside] - InStep<float>(change[x]));
            };
            for (int x = moving.x0; x < moving.x1; ++x)
                add(x, m_corner * (difference(before, x, x - 1) + difference(after, x, x + 1)));
        }
    }
    for (PmlRegion::Side side : {PmlRegion::Left, PmlRegion::Right})
        for (int y = moving.y0; y < moving.y1 && m_region->depth[side] > 0; ++y) {
            const float* change = &m_columns[side][columnPlace(side, y)];
            T* to = next.row(y) + columnAt(side, 0);
            const std::ptrdiff_t step = PmlRegion::outwards(side);
            for (int i = 0; i + 1 < m_region->depth[side]; ++i)
                to[step * i] = to[step * i] + InStep<T>(T{shareAt(columnAt(side, i), y) * change[i]});
        }
    if (m_corners.empty()) return;
    auto corner = m_corners.begin();
    forEachHidden(*m_region, [&](int x, int y) {
        const float change = *corner++;
        if (moving.contains(x, y)) next.at(x, y) = next.at(x, y) + InStep<T>(T{shareAt(x, y) * change});
    });
}

} // namespace seiche
