// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/layers_by_rows.h"

#include "engine/ghosts.h"
#include "engine/kernels.h"

#include <algorithm>
#include <utility>

namespace seiche {

namespace {

// Padding of one vector, in cells.
constexpr std::size_t spare = 16;

} // namespace

bool LayersByRows::canDo(const Rule& rule) {
    return rule.scheme == Scheme::Leapfrog && !changesInPml(weightsOf(rule));
}

LayersByRows::LayersByRows(Pml& pml, Wave<float>& wave, Isa isa)
    : m_pml(pml), m_wave(wave),
      m_steps(
          stepsFor(PmlKind{wave.stiffness.has_value(), pml.m_corner != 0.0f, wave.velocity.has_value()}, isa)),
      m_noPsi(static_cast<std::size_t>(m_pml.m_domain.all.width()) + 2 * spare) {
    const PmlRegion& region = *m_pml.m_region;
    for (PmlRegion::Side side : {PmlRegion::Left, PmlRegion::Right}) {
        if (region.depth[side] == 0) continue;
        Columns& columns = m_columns[side];
        const std::size_t count = static_cast<std::size_t>(region.pitch(side)) + 2 * spare;
        columns.bond.assign(count, 0.0f);
        columns.cell.assign(count, 0.0f);
        columns.moves.assign(count, 0);
        for (int deep = 0; deep + 1 < region.depth[side]; ++deep) {
            const std::size_t place = spare + region.index(side, deep, 0);
            columns.bond[place] = m_pml.m_bond[static_cast<std::size_t>(deep)];
            columns.cell[place] = m_pml.m_cell[static_cast<std::size_t>(deep)];
            columns.moves[place] = -1;
        }
        const int inner = m_pml.columnAt(side, 0), outer = m_pml.columnAt(side, region.depth[side] - 1);
        columns.x = region.firstColumn(side);
        PmlColumns& common = columns.common;
        common.outwards = static_cast<int>(PmlRegion::outwards(side));
        common.begin = std::min(inner, outer) - columns.x;
        common.end = std::max(inner, outer) + 1 - columns.x;
        common.pitch = wave.now.pitch();
        common.corner = m_pml.m_corner;
        common.psiPitch = region.pitch(side);
        common.bond = columns.bond.data() + spare;
        common.cell = columns.cell.data() + spare;
        common.moves = columns.moves.data() + spare;
    }
    m_origin = region.firstColumn(PmlRegion::Top);
    m_psiPitch = region.pitch(PmlRegion::Top);
    const int lead = m_pml.m_domain.all.x0 - m_origin;
    for (PmlRegion::Side side : {PmlRegion::Top, PmlRegion::Bottom}) {
        const Pml::TangentialWeights& along = m_pml.m_along[side];
        NormalWeights& rows = m_across[side - PmlRegion::Top];
        for (const auto& [from, to] : {std::pair{&along.before, &rows.before},
                                       {&along.after, &rows.after},
                                       {&along.across, &rows.across}}) {
            to->assign(from->size() + 2 * spare, 0.0f);
            std::ranges::copy(*from, to->begin() + lead);
        }
    }
}

PmlTarget LayersByRows::targetAt(int x, int y, Field<float>& next) const {
    return {next.row(y) + x, m_wave.velocity ? m_wave.velocity->row(y) + x : nullptr,
            m_wave.stiffness ? m_wave.stiffness->row(y) + x : nullptr, static_cast<float>(m_pml.m_share)};
}

void LayersByRows::act(const Cells& cells, Field<float>& next, const Field<float>& now) const {
    const PmlRegion& region = *m_pml.m_region;
    const Cells& moving = m_pml.m_domain.moving;
    for (int y = cells.y0; y < std::min(cells.y1, 0); ++y) actOnRow(PmlRegion::Top, y, cells, next, now);
    for (int y = std::max(cells.y0, region.visible.height); y < cells.y1; ++y)
        actOnRow(PmlRegion::Bottom, y, cells, next, now);
    if (region.depth[PmlRegion::Left] > 0 && cells.x0 <= moving.x0)
        actOnColumns(PmlRegion::Left, cells, next, now);
    if (region.depth[PmlRegion::Right] > 0 && cells.x1 >= moving.x1)
        actOnColumns(PmlRegion::Right, cells, next, now);
}

void LayersByRows::actOnRow(PmlRegion::Side side, int y, const Cells& cells, Field<float>& next,
                            const Field<float>& now) const {
    PmlRegion& region = *m_pml.m_region;
    const Cells &all = m_pml.m_domain.all, &moving = m_pml.m_domain.moving;
    const int deep = side == PmlRegion::Top ? -1 - y : y - region.visible.height;
    const auto place = static_cast<std::size_t>(deep);
    const int origin = m_origin;
    PmlRegion::Layer& layer = region.layers[side];
    const auto psi = [&](PmlRegion::Psi& psis, int depth) { return psis.data() + depth * m_psiPitch; };
    PmlRow row;
    row.here = now.row(y) + origin;
    row.inner = now.row(m_pml.rowAt(side, deep - 1)) + origin;
    row.outer = now.row(m_pml.rowAt(side, deep + 1)) + origin;
    row.bondPsi = psi(layer.bondPsi, deep);
    row.cellPsi = psi(layer.cellPsi, deep);
    row.innerPsi = deep > 0 ? psi(layer.bondPsi, deep - 1) : m_noPsi.data();
    // Rows run downwards, so the bottom layer's inner rows come first.
    row.innerIsNew = deep == 0 || side == PmlRegion::Bottom;
    row.bond = m_pml.m_bond[place];
    row.cell = m_pml.m_cell[place];
    row.innerBond = deep > 0 ? m_pml.m_bond[place - 1] : 0.0f;
    const NormalWeights& weights = m_across[side - PmlRegion::Top];
    const PmlTarget target = targetAt(origin, y, next);
    if (m_pml.m_corner == 0.0f)
        return m_steps.wholeRow(row, weights.across.data(), target, cells.x0 - origin, cells.x1 - origin);
    Field<float>& changes = *m_pml.m_rows[side - PmlRegion::Top];
    row.change = changes.row(deep) + origin;
    // Corners also need the change in the next cell, so it is computed one cell ahead of the
    // heights.
    const int begin = cells.x0 <= moving.x0 ? all.x0 : cells.x0 + 1;
    const int end = cells.x1 >= moving.x1 ? all.x1 : cells.x1 + 1;
    m_steps.row(row, begin - origin, end - origin);
    fillGhosts(changes, {all.x0, all.x1, deep, deep + 1}, m_pml.m_domain.edges);
    m_steps.addRow(
        {row.change, weights.before.data(), weights.after.data(), weights.across.data(), m_pml.m_corner},
        target, cells.x0 - origin, cells.x1 - origin);
}

void LayersByRows::actOnColumns(PmlRegion::Side side, const Cells& cells, Field<float>& next,
                                const Field<float>& now) const {
    PmlRegion& region = *m_pml.m_region;
    const Cells& all = m_pml.m_domain.all;
    const Columns& columns = m_columns[side];
    const Pml::TangentialWeights& along = m_pml.m_along[side];
    const bool corners = columns.common.corner != 0.0f;
    PmlColumns c = columns.common;
    for (int y = cells.y0; y < cells.y1; y += c.rows) {
        const auto place = static_cast<std::size_t>(y - all.y0);
        const std::ptrdiff_t psi = (y - all.y0) * c.psiPitch;
        c.rows = corners ? rowsAlike(y, cells.y1) : std::min(cells.y1 - y, PmlColumns::maxRows);
        c.here = now.row(y) + columns.x;
        c.across = along.across.data() + place;
        c.bondPsi = region.layers[side].bondPsi.data() + psi;
        c.cellPsi = region.layers[side].cellPsi.data() + psi;
        if (corners) {
            const bool ring = m_pml.m_domain.edges.top == Edge::Periodic;
            const int up = all.y0 + rowBeside(y - all.y0, -1, all.height(), ring);
            const int down = all.y0 + rowBeside(y - all.y0, 1, all.height(), ring);
            c.up = now.row(up) + columns.x;
            c.down = now.row(down) + columns.x;
            c.stiffnessUp = m_wave.stiffness ? m_wave.stiffness->row(up) + columns.x : nullptr;
            c.stiffnessDown = m_wave.stiffness ? m_wave.stiffness->row(down) + columns.x : nullptr;
            c.before = along.before.data() + place;
            c.after = along.after.data() + place;
            c.rowChange = y < 0 ? m_pml.m_rows[0]->row(-1 - y) + columns.x
                          : y >= region.visible.height
                              ? m_pml.m_rows[1]->row(y - region.visible.height) + columns.x
                              : nullptr;
        }
        m_steps.columns(c, targetAt(columns.x, y, next));
    }
}

// Boundary rows and rows in layers need separate treatment.
int LayersByRows::rowsAlike(int y, int end) const {
    const Cells& all = m_pml.m_domain.all;
    const int first = std::max(0, all.y0 + 1), beyond = std::min(m_pml.m_region->visible.height, all.y1 - 1);
    if (y < first || y >= beyond) return 1;
    return std::min({end, beyond, y + PmlColumns::maxRows}) - y;
}

} // namespace seiche
