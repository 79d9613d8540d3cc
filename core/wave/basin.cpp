// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/basin.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

bool isOpening(const Wall& wall, double along) {
    if (wall.shape.form != Form::Line) return false;
    for (int i = 0; i < wall.slits; ++i) {
        const double middle = (i - 0.5 * (wall.slits - 1)) * wall.distance;
        if (std::abs(along - middle) <= wall.opening / 2) return true;
    }
    return false;
}

// A thing's own coordinates of a place.
Spot seenFrom(const Thing& thing, const Turn& turn, double x, double y) {
    return turn.back({x - thing.x, y - thing.y});
}

double depthOf(const Wall& wall, const Spot& spot) {
    return isOpening(wall, spot.x) ? -1.0 : depthInside(wall.shape, spot.x, spot.y);
}

// Water is at rest in the cells of a fixed wall: one in the middle of which the outline runs belongs to it, so
// that channels between fixed walls are as wide as they are drawn.
bool belongsTo(const Wall& wall, const Spot& spot) {
    constexpr double onTheOutline = -1e-6;
    return depthOf(wall, spot) >= (wall.kind == WallKind::Fixed ? onTheOutline : 0.0);
}

// Where the outline of a free wall runs through the middle of cells, rounding decides whether they belong to
// it. Not so at the border: an outermost cell belongs to it, too, when a place a little further inside does, so
// that a wall drawn to the border leaves nothing open there.
Spot insideTheRim(const Grid& grid, int x, int y) {
    const auto inside = [](int at, int size) {
        constexpr double little = 1e-6;
        if (at == 0) return little;
        return at == size - 1 ? at - little : double(at);
    };
    return {inside(x, grid.width), inside(y, grid.height)};
}

// The rectangle of cells that a thing can touch: first and last column and row.
struct Vicinity {
    int x0, x1, y0, y1;
};

Vicinity vicinityOf(const Thing& thing, const Grid& grid) {
    const double reach = reachOf(*shapeOf(thing)) + 1.0;
    const auto first = [&](double at) {
        return std::max(0, static_cast<int>(std::max(-1.0, std::floor(at - reach))));
    };
    const auto last = [&](double at, int size) {
        return static_cast<int>(std::min<double>(size - 1, std::ceil(at + reach)));
    };
    return {first(thing.x), last(thing.x, grid.width), first(thing.y), last(thing.y, grid.height)};
}

template <class Cell>
void forEachCellNear(const Thing& thing, const Grid& grid, Cell cell) {
    const Vicinity near = vicinityOf(thing, grid);
    for (int y = near.y0; y <= near.y1; ++y)
        for (int x = near.x0; x <= near.x1; ++x) cell(x, y);
}

bool isAbsorbingWall(const Thing& thing) {
    const Wall* wall = std::get_if<Wall>(&thing.is);
    return wall && wall->kind == WallKind::Absorbing;
}

double factorAt(const Patch& patch, const Spot& spot) {
    if (patch.factorTo <= 0.0) return patch.factor;
    double left = -patch.shape.width / 2, width = patch.shape.width;
    if (patch.shape.form == Form::Paint) {
        const auto [least, most] = std::ranges::minmax_element(patch.shape.path, {}, &Spot::x);
        left = least->x;
        width = std::max(most->x - least->x, 1.0);
    }
    const double share = std::clamp((spot.x - left) / width, 0.0, 1.0);
    return patch.factor + share * (patch.factorTo - patch.factor);
}

void spread(const Thing& thing, const Patch& patch, Frame<float>& stiffness) {
    constexpr int samples = 4; // along each axis of a cell
    const Turn turn(thing.angle);
    forEachCellNear(thing, stiffness.grid(), [&](int x, int y) {
        int inside = 0;
        for (int j = 0; j < samples; ++j)
            for (int i = 0; i < samples; ++i) {
                const double dx = (i + 0.5) / samples - 0.5, dy = (j + 0.5) / samples - 0.5;
                const Spot spot = seenFrom(thing, turn, x + dx, y + dy);
                if (depthInside(patch.shape, spot.x, spot.y) >= 0.0) ++inside;
            }
        if (inside == 0) return;
        const double share = inside / double(samples * samples);
        const double around = stiffness.at(x, y);
        const double factor = factorAt(patch, seenFrom(thing, turn, x, y));
        stiffness.at(x, y) = static_cast<float>(around + share * (factor - around));
    });
}

void build(const Thing& thing, const Wall& wall, Frame<float>& stiffness) {
    const Turn turn(thing.angle);
    const float height = wall.kind == WallKind::Fixed ? fixedWall : freeWall;
    forEachCellNear(thing, stiffness.grid(), [&](int x, int y) {
        const Spot rim = insideTheRim(stiffness.grid(), x, y);
        if (belongsTo(wall, seenFrom(thing, turn, x, y)) ||
            belongsTo(wall, seenFrom(thing, turn, rim.x, rim.y)))
            stiffness.at(x, y) = height;
    });
}

void soak(const Thing& thing, const Wall& wall, const Grid& grid, std::vector<Loss>& losses) {
    constexpr double wholeLoss = 10.5, mostLoss = 0.8;
    const Turn turn(thing.angle);
    double deepest = 0.0;
    const std::size_t first = losses.size();
    forEachCellNear(thing, grid, [&](int x, int y) {
        const double depth = depthOf(wall, seenFrom(thing, turn, x, y));
        if (depth < 0.0) return;
        deepest = std::max(deepest, depth);
        losses.push_back({x, y, static_cast<float>(depth)});
    });
    deepest = std::max(deepest, 0.5);
    const double most = std::min(wholeLoss / deepest, mostLoss);
    for (std::size_t i = first; i < losses.size(); ++i) {
        const double share = double{losses[i].share} / deepest;
        losses[i].share = static_cast<float>(most * share * share);
    }
}

} // namespace

bool hasStiffness(const Things& things) {
    const ForEachKind changesStiffness{[](const Wall& wall) { return wall.kind != WallKind::Absorbing; },
                                       [](const Patch&) { return true; }, [](const Source&) { return false; },
                                       [](const Mark&) { return false; }};
    return std::ranges::any_of(
        things, [&](const Thing& thing) { return std::visit(changesStiffness, thing.is); });
}

std::size_t mostLosses(const Grid& grid, const Things& things) {
    double sum = 0.0;
    for (const Thing& thing : things) {
        if (!isAbsorbingWall(thing)) continue;
        const Vicinity near = vicinityOf(thing, grid);
        const double cells = std::max(0.0, near.x1 - near.x0 + 1.0) * std::max(0.0, near.y1 - near.y0 + 1.0);
        sum += std::min(cells, mostCellsOf(*shapeOf(thing)));
    }
    return static_cast<std::size_t>(std::ceil(std::min(sum, 1e15)));
}

Basin basinOf(const Grid& grid, const Things& things) {
    Basin basin;
    // A vector that grows would need twice as much for a moment.
    basin.losses.reserve(mostLosses(grid, things));
    const auto stiffness = [&]() -> Frame<float>& {
        if (!basin.stiffness) basin.stiffness.emplace(grid, Medium::Pool).fill(1.0f);
        return *basin.stiffness;
    };
    for (const Thing& thing : things)
        if (const Patch* patch = std::get_if<Patch>(&thing.is)) spread(thing, *patch, stiffness());
    for (const Thing& thing : things) {
        const Wall* wall = std::get_if<Wall>(&thing.is);
        if (!wall) continue;
        if (isAbsorbingWall(thing)) soak(thing, *wall, grid, basin.losses);
        else build(thing, *wall, stiffness());
    }
    return basin;
}

bool covers(const Thing& thing, double x, double y) {
    const Shape* shape = shapeOf(thing);
    if (!shape) return false;
    const Spot spot = seenFrom(thing, Turn(thing.angle), x, y);
    if (const Wall* wall = std::get_if<Wall>(&thing.is)) return belongsTo(*wall, spot);
    return depthInside(*shape, spot.x, spot.y) >= 0.0;
}

double factorAt(const Things& things, const Spot& at) {
    double factor = 1.0;
    for (const Thing& thing : things) {
        const Patch* patch = std::get_if<Patch>(&thing.is);
        const Wall* wall = std::get_if<Wall>(&thing.is);
        if (wall && wall->kind != WallKind::Absorbing && covers(thing, at.x, at.y)) return 0.0;
        if (patch && covers(thing, at.x, at.y))
            factor = factorAt(*patch, seenFrom(thing, Turn(thing.angle), at.x, at.y));
    }
    return factor;
}

} // namespace seiche
