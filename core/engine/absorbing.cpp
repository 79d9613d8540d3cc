// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/absorbing.h"

#include "engine/ghosts.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// A wave that goes in and comes back from the outer end is smaller by exp(-2 * total * v / c): c is the speed
// of long waves without damping, v that of the wave's own energy. Damped heights make long waves slow (see
// `TwoDampings`); a string can afford the depth that takes those down, too.
constexpr double stringTotal = 40.0;
constexpr double poolTotal = 10.0;

// Runge-Kutta is stable with k lambda beyond its own limit of 8 when damping takes more than the scheme adds.
// Beyond 9.5, where d s is below 0.31, the layers, whose memory stands still during a step, would add more.
// Where so little is left of a wave after each step, less than 1e-5 of its height gets through the margin and
// back: the layers need not do anything.
constexpr double leastOfRungeKutta = 0.45;

// Over how many cells the weights of a stencil go over to those of the margin.
constexpr int transition = 6;

} // namespace

Grading gradingOf(int depth, const Rule& rule) {
    const StencilWeights weights = weightsOf(rule);
    const double speed = longWaveSpeed(rule);
    const bool string = rule.medium == Medium::String;
    const double total = string ? stringTotal : poolTotal;
    const int first = weightsInMargin(weights).corner < weights.corner ? transition : 0;
    const bool fades =
        rule.scheme == Scheme::Rk4 && rule.damping.update * rule.damping.velocity < leastOfRungeKutta;
    const auto forgetting = [&](double at) {
        if (fades) return 0.0;
        const double share = std::max(0.0, at - first) / (depth - first);
        const double steep = string ? 5.0 * share * share * share * share : 4.0 * share * share * share;
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

StencilWeights weightsInMargin(const StencilWeights& weights) {
    const double straight = weights.straight();
    const double corner = std::min(weights.corner, 0.25 * straight);
    return {straight - 2.0 * corner, corner};
}

void AbsorbingSides::begin(Wave<float>& wave, const Rule& rule, const Domain& domain) {
    m_margin = &*wave.margin;
    m_stiffness = wave.stiffness ? &*wave.stiffness : nullptr;
    m_domain = domain;
    m_share = rule.damping.update * rule.damping.velocity * rule.k;
    makeScratch(rule);
    // What forgets nothing has nothing to remember.
    if (m_grading.bond.back() == 0.0)
        for (Margin::Layer& layer : m_margin->layers) {
            std::ranges::fill(layer.strain, 0.0f);
            std::ranges::fill(layer.pull, 0.0f);
        }
}

void AbsorbingSides::makeScratch(const Rule& rule) {
    const Margin& margin = *m_margin;
    const int deep = *std::max_element(margin.depth.begin(), margin.depth.end());
    m_grading = gradingOf(deep, rule);
    m_cell.assign(m_grading.cell.begin(), m_grading.cell.end());
    m_bond.assign(m_grading.bond.begin(), m_grading.bond.end());
    const StencilWeights weights = weightsOf(rule);
    const StencilWeights hidden = weightsInMargin(weights);
    m_side = static_cast<float>(hidden.straight());
    m_corner = static_cast<float>(hidden.corner);
    m_cornerExcess = static_cast<float>(weights.corner - hidden.corner);
    const std::int64_t hiddenCells = margin.whole().cells() - margin.visible.cells();
    m_corners.assign(m_cornerExcess > 0.0f ? static_cast<std::size_t>(hiddenCells) : 0, 0.0f);
    for (Margin::Side side : {Margin::Left, Margin::Right})
        m_columns[side].assign(margin.layers[side].pull.size(), 0.0f);
    const Surround beside{margin.depth[Margin::Left], margin.depth[Margin::Right], 0, 0};
    for (Margin::Side side : {Margin::Top, Margin::Bottom}) {
        auto& rows = m_rows[side - Margin::Top];
        if (margin.depth[side] == 0) rows.reset();
        else rows.emplace(Grid{margin.visible.width, margin.depth[side]}, Medium::String, beside);
    }
}

std::size_t AbsorbingSides::bytesFor(const Grid& grid, const Rule& rule) {
    const Surround deep = Margin::surroundFor(rule);
    const Grid whole = deep.around(grid);
    const StencilWeights weights = weightsOf(rule);
    const std::int64_t corners =
        weightsInMargin(weights).corner < weights.corner ? whole.cells() - grid.cells() : 0;
    const std::int64_t numbers =
        corners + std::int64_t{deep.left + deep.right} * whole.height + 2 * whole.width;
    std::size_t bytes = sizeof(float) * static_cast<std::size_t>(numbers);
    for (int depth : {deep.top, deep.bottom})
        if (depth > 0) bytes += Frame<float>::bytesFor({whole.width, depth}, Medium::String);
    return bytes;
}

// The row at a depth of the layer; depth -1 is the outermost visible one.
int AbsorbingSides::rowAt(Margin::Side side, int depth) const {
    return side == Margin::Top ? -1 - depth : m_margin->visible.height + depth;
}

int AbsorbingSides::columnAt(Margin::Side side, int depth) const {
    return side == Margin::Left ? -1 - depth : m_margin->visible.width + depth;
}

void AbsorbingSides::takeIn(Frame<float>& source) {
    fillGhosts(source, m_domain.all, m_domain.edges);
    pass<true>(source);
}

void AbsorbingSides::lookAt(const Frame<double>& source) { pass<false>(source); }

template <bool keep, class T>
void AbsorbingSides::pass(const Frame<T>& source) {
    for (Margin::Side side : {Margin::Top, Margin::Bottom})
        if (m_margin->depth[side] > 0) passRows<keep>(source, side);
    for (Margin::Side side : {Margin::Left, Margin::Right})
        if (m_margin->depth[side] > 0) passColumns<keep>(source, side);
    if (m_cornerExcess > 0.0f) passCorners(source);
}

// The corners' part of a stencil is a sum over the four squares of 2 x 2 cells that a cell belongs to, of the
// mixed difference of each square: weights given to squares keep the springs' symmetry, so that no energy comes
// from their change. A free wall mirrors its neighbours: no mixed difference is left.
template <class T>
void AbsorbingSides::passCorners(const Frame<T>& source) {
    const Margin& margin = *m_margin;
    const Grid& visible = margin.visible;
    // How deep in the margin the span from cell i to cell i + 1 lies: 0 for the first two hidden cells.
    const auto depthOf = [](int i, int size) { return i < 0 ? -2 - i : i - size; };
    const auto excess = [](int depth) {
        return std::clamp(static_cast<float>(depth + 1) / transition, 0.0f, 1.0f);
    };
    const auto isFree = [this](int x, int y) { return m_stiffness && m_stiffness->at(x, y) == freeWall; };
    auto corner = m_corners.begin();
    forEachHidden(margin, [&](int x, int y) {
        const T* p = source.row(y) + x;
        float pull = 0.0f;
        for (int dy : {-1, 1})
            for (int dx : {-1, 1}) {
                if (isFree(x + dx, y) || isFree(x, y + dy)) continue;
                const int depth = std::max(depthOf(std::min(x, x + dx), visible.width),
                                           depthOf(std::min(y, y + dy), visible.height));
                const std::ptrdiff_t beside = dx;
                const std::ptrdiff_t above = dy * source.pitch();
                pull -= excess(depth) * static_cast<float>((p[0] - p[beside]) - (p[above] - p[above + beside]));
            }
        *corner++ = m_cornerExcess * pull;
    });
}

// In the layer D+ f becomes D+ f + strain and the pull D- (D+ f + strain) becomes itself + pull, where each
// remembered number first goes towards what cancels its partner: strain -= a (strain + D+ f).
template <bool keep, class T>
void AbsorbingSides::passRows(const Frame<T>& source, Margin::Side side) {
    Margin::Layer& layer = m_margin->layers[side];
    Frame<float>& change = *m_rows[side - Margin::Top];
    const int left = m_domain.all.x0;
    const std::size_t width = static_cast<std::size_t>(m_domain.all.width());
    // The bond to the visible cells is as any other.
    m_innerStrain.assign(width, 0.0f);
    m_outerStrain.resize(width);
    for (int deep = 0; deep + 1 < m_margin->depth[side]; ++deep) {
        const T* inner = source.row(rowAt(side, deep - 1)) + left;
        const T* here = source.row(rowAt(side, deep)) + left;
        const T* outer = source.row(rowAt(side, deep + 1)) + left;
        const float bond = m_bond[static_cast<std::size_t>(deep)];
        const float cell = m_cell[static_cast<std::size_t>(deep)];
        float* __restrict strain = &layer.strain[m_margin->index(side, deep, 0)];
        float* __restrict pull = &layer.pull[m_margin->index(side, deep, 0)];
        float* __restrict out = change.row(deep) + left;
        float* __restrict outerStrain = m_outerStrain.data();
        const float* __restrict innerStrain = m_innerStrain.data();
        for (std::size_t x = 0; x < width; ++x) {
            const float outwards = static_cast<float>(outer[x] - here[x]);
            const float inwards = static_cast<float>(here[x] - inner[x]);
            const float newStrain = strain[x] - bond * (strain[x] + outwards);
            const float strained = newStrain - innerStrain[x];
            const float newPull = pull[x] - cell * (pull[x] + ((outwards - inwards) + strained));
            outerStrain[x] = newStrain;
            out[x] = strained + newPull;
            if constexpr (keep) {
                strain[x] = newStrain;
                pull[x] = newPull;
            }
        }
        std::swap(m_innerStrain, m_outerStrain);
    }
    if (m_corner != 0.0f) fillGhosts(change, change.cells(), m_domain.edges);
}

// The second difference along y at a cell, stretched where the layers at the top and bottom
// stretch it.
template <class T>
float AbsorbingSides::stretchedAlongY(const Frame<T>& source, int x, int y) const {
    const T* p = source.row(y) + x;
    const std::ptrdiff_t up = source.pitch();
    T above = p[-up] - p[0], below = p[up] - p[0];
    if (m_stiffness) {
        if (m_stiffness->at(x, y - 1) == freeWall) above = T{0};
        if (m_stiffness->at(x, y + 1) == freeWall) below = T{0};
    }
    const float rise = static_cast<float>(above + below);
    const int bottom = m_margin->visible.height;
    if (y < 0) return rise + m_rows[0]->at(x, -1 - y);
    if (y >= bottom) return rise + m_rows[1]->at(x, y - bottom);
    return rise;
}

template <bool keep, class T>
void AbsorbingSides::passColumns(const Frame<T>& source, Margin::Side side) {
    Margin::Layer& layer = m_margin->layers[side];
    const int depth = m_margin->depth[side];
    const Cells& moving = m_domain.moving;
    // One row of the layer from the inside outwards, and before it the visible border.
    constexpr std::size_t room = std::max(Margin::stringDepth, Margin::poolDepth) + 1;
    std::array<T, room> heights{};
    std::array<float, room> outwards{}, strains{};
    const int outermost = depth - 1;
    const std::ptrdiff_t step = side == Margin::Left ? -1 : 1;
    for (int y = moving.y0; y < moving.y1; ++y) {
        const std::size_t first = m_margin->index(side, 0, y - m_domain.all.y0);
        const T* border = source.row(y) + columnAt(side, -1);
        for (int i = 0; i <= depth; ++i) heights[std::size_t(i)] = static_cast<T>(m_side) * border[step * i];
        if (m_corner != 0.0f)
            for (int i = 0; i <= depth; ++i)
                heights[std::size_t(i)] +=
                    static_cast<T>(m_corner * stretchedAlongY(source, columnAt(side, i - 1), y));
        for (int i = 0; i < depth; ++i)
            outwards[std::size_t(i)] =
                static_cast<float>(heights[std::size_t(i) + 1] - heights[std::size_t(i)]);
        // outwards[i] and strains[i] belong to the bond on the inner side of the cell at depth i.
        float* __restrict strain = &layer.strain[first];
        float* __restrict pull = &layer.pull[first];
        float* __restrict out = &m_columns[side][first];
        const float* bond = m_bond.data();
        const float* cell = m_cell.data();
        for (int i = 0; i < outermost; ++i)
            strains[std::size_t(i) + 1] = strain[i] - bond[i] * (strain[i] + outwards[std::size_t(i) + 1]);
        for (int i = 0; i < outermost; ++i) {
            const float plain = outwards[std::size_t(i) + 1] - outwards[std::size_t(i)];
            const float strained = strains[std::size_t(i) + 1] - strains[std::size_t(i)];
            const float newPull = pull[i] - cell[i] * (pull[i] + (plain + strained));
            out[i] = strained + newPull;
            if constexpr (keep) pull[i] = newPull;
        }
        if constexpr (keep) std::copy_n(strains.begin() + 1, outermost, strain);
    }
}

void AbsorbingSides::changePull(Frame<float>& next) const { addChange(next, m_share); }

void AbsorbingSides::changePull(Frame<double>& next, double share) const { addChange(next, share); }

template <class T>
void AbsorbingSides::addChange(Frame<T>& next, double fullShare) const {
    const float share = static_cast<float>(fullShare);
    const Frame<float>* const stiffness = m_stiffness;
    const auto shareAt = [&](int x, int y) {
        return stiffness ? share * std::max(stiffness->at(x, y), 0.0f) : share;
    };
    const Cells& moving = m_domain.moving;
    for (Margin::Side side : {Margin::Top, Margin::Bottom})
        for (int deep = 0; deep + 1 < m_margin->depth[side]; ++deep) {
            const float* change = m_rows[side - Margin::Top]->row(deep);
            const int y = rowAt(side, deep);
            T* to = next.row(y);
            for (int x = moving.x0; x < moving.x1; ++x) to[x] += shareAt(x, y) * (m_side * change[x]);
            if (m_corner == 0.0f) continue;
            const auto rise = [&](int from, int x) {
                return stiffness && stiffness->at(x, y) == freeWall ? 0.0f : change[x] - change[from];
            };
            for (int x = moving.x0; x < moving.x1; ++x)
                to[x] += shareAt(x, y) * (m_corner * (rise(x, x - 1) + rise(x, x + 1)));
        }
    for (Margin::Side side : {Margin::Left, Margin::Right})
        for (int y = moving.y0; y < moving.y1 && m_margin->depth[side] > 0; ++y) {
            const float* change = &m_columns[side][m_margin->index(side, 0, y - m_domain.all.y0)];
            T* to = next.row(y) + columnAt(side, 0);
            const std::ptrdiff_t step = side == Margin::Left ? -1 : 1;
            for (int i = 0; i + 1 < m_margin->depth[side]; ++i)
                to[step * i] += shareAt(columnAt(side, i), y) * change[i];
        }
    if (m_corners.empty()) return;
    auto corner = m_corners.begin();
    forEachHidden(*m_margin, [&](int x, int y) {
        const float change = *corner++;
        if (moving.contains(x, y)) next.at(x, y) += shareAt(x, y) * change;
    });
}

} // namespace seiche
