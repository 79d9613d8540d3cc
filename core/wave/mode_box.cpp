// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/mode_box.h"

#include "wave/clamped_to.h"
#include "wave/deterministic_math.h"
#include "wave/material_map.h"
#include "wave/moving_wall.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Returns the water range around the middle of a row or column.
std::pair<int, int> waterAround(const PoolObject& wall, const Grid& grid, int x, int y, int dx, int dy) {
    const auto isWater = [&](int far) {
        const int atX = x + far * dx, atY = y + far * dy;
        return atX >= 0 && atX < grid.width && atY >= 0 && atY < grid.height &&
               !isBuiltAt(wall, grid, atX, atY);
    };
    int from = 0, to = 0;
    while (isWater(from - 1)) --from;
    while (isWater(to)) ++to;
    return {from, to};
}

} // namespace

bool isModeBox(const PoolObject& object) {
    const Wall* wall = std::get_if<Wall>(&object.is);
    return wall && wall->shape.form == Form::Box && wall->shape.thickness > 0.0 && !moves(object) &&
           (wall->kind == WallKind::Fixed || wall->kind == WallKind::Free);
}

std::optional<ModeBox> ModeBox::of(const PoolObjects& objects, std::string_view name, const Wave<float>& wave) {
    const PoolObject* wall = findObject(objects, name);
    if (!wall || !isModeBox(*wall)) return std::nullopt;
    const ModeBox box(*wall, wave);
    if (!(box.m_width.length > 0.0 && box.m_height.length > 0.0)) return std::nullopt;
    return box;
}

ModeBox::ModeBox(const PoolObject& wall, const Wave<float>& wave)
    : m_wall(wall), m_turn(wall.angle), m_isFixed(std::get<Wall>(wall.is).kind == WallKind::Fixed),
      m_isStraight(std::remainder(wall.angle, 90.0) == 0.0) {
    const Grid& grid = wave.grid();
    const Shape& shape = *shapeOf(wall);
    const double rim = 2.0 * std::max(shape.thickness, minLineThickness);
    m_width = {shape.width - rim, (rim - shape.width) / 2};
    m_height = {shape.height - rim, (rim - shape.height) / 2};
    m_factor = wave.stiffnessNear(wall.x, wall.y);
    if (!m_isStraight) return;
    const int x = clampedTo(std::round(wall.x), 0, grid.width - 1);
    const int y = clampedTo(std::round(wall.y), 0, grid.height - 1);
    const auto [left, right] = waterAround(wall, grid, x, y, 1, 0);
    const auto [top, bottom] = waterAround(wall, grid, x, y, 0, 1);
    m_inside = {x + left, x + right, y + top, y + bottom};
    // Nodes at fixed walls are one cell beyond the outermost water cells; the mirror of free walls
    // is half a cell beyond.
    const double beyond = m_isFixed ? 1.0 : 0.5;
    const auto side = [&](int cells) { return Side{cells > 0 ? cells - 1 + 2.0 * beyond : 0.0, -beyond}; };
    const bool liesDown = std::abs(std::remainder(wall.angle, 180.0)) < 45.0;
    m_width = side(liesDown ? m_inside.width() : m_inside.height());
    m_height = side(liesDown ? m_inside.height() : m_inside.width());
}

bool ModeBox::contains(int x, int y) const {
    if (m_isStraight) return m_inside.contains(x, y);
    const Spot at = own(x, y);
    const Shape& shape = *shapeOf(m_wall);
    const double rim = std::max(shape.thickness, minLineThickness);
    return std::abs(at.x) < shape.width / 2 - rim && std::abs(at.y) < shape.height / 2 - rim;
}

// Relative to the middle, or to the first cells if axis-parallel.
Spot ModeBox::own(int x, int y) const {
    if (!m_isStraight) return m_turn.back({x - m_wall.x, y - m_wall.y});
    const double fromLeft = x - m_inside.x0, fromTop = y - m_inside.y0;
    const double fromRight = m_inside.x1 - 1 - x, fromBottom = m_inside.y1 - 1 - y;
    const auto quarters = static_cast<int>(std::lround(m_wall.angle / 90.0));
    switch (((quarters % 4) + 4) % 4) {
    case 1: return {fromTop, fromRight};
    case 2: return {fromRight, fromBottom};
    case 3: return {fromBottom, fromLeft};
    default: return {fromLeft, fromTop};
    }
}

double ModeBox::along(const Side& side, double at, double halfWaves) const {
    const double turns = 0.5 * halfWaves * (at - side.low) / side.length;
    return sineOfTurns(m_isFixed ? turns : turns + 0.25);
}

double ModeBox::shape(const AddedMode& mode, int x, int y) const {
    const Spot at = own(x, y);
    return along(m_width, at.x, mode.halfWavesX) * along(m_height, at.y, mode.halfWavesY);
}

double ModeBox::halfAngleSquare(double halfWaves, bool alongWidth) const {
    const double sine = sineOfTurns(0.25 * halfWaves / (alongWidth ? m_width : m_height).length);
    return sine * sine;
}

} // namespace seiche
