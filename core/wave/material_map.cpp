// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/material_map.h"

#include "wave/absorbing_wall.h"

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

// An object's own coordinates of a place.
Spot seenFrom(const PoolObject& object, const Turn& turn, double x, double y) {
    return turn.back({x - object.x, y - object.y});
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

// The rectangle of cells that an object can touch: first and last column and row.
struct Vicinity {
    int x0, x1, y0, y1;
};

Vicinity vicinityOf(const PoolObject& object, const Grid& grid) {
    const double reach = reachOf(*shapeOf(object)) + 1.0;
    const auto first = [&](double at) {
        return std::max(0, static_cast<int>(std::max(-1.0, std::floor(at - reach))));
    };
    const auto last = [&](double at, int size) {
        return static_cast<int>(std::min<double>(size - 1, std::ceil(at + reach)));
    };
    return {first(object.x), last(object.x, grid.width), first(object.y), last(object.y, grid.height)};
}

template <class Cell>
void forEachCellNear(const PoolObject& object, const Grid& grid, Cell cell) {
    const Vicinity near = vicinityOf(object, grid);
    for (int y = near.y0; y <= near.y1; ++y)
        for (int x = near.x0; x <= near.x1; ++x) cell(x, y);
}

bool isAbsorbingWall(const PoolObject& object) {
    const Wall* wall = std::get_if<Wall>(&object.is);
    return wall && wall->kind == WallKind::Absorbing;
}

double factorAt(const MediumRegion& region, const Spot& spot) {
    if (region.factorTo <= 0.0) return region.factor;
    double left = -region.shape.width / 2, width = region.shape.width;
    if (region.shape.form == Form::Paint) {
        const auto [least, most] = std::ranges::minmax_element(region.shape.path, {}, &Spot::x);
        left = least->x;
        width = std::max(most->x - least->x, 1.0);
    }
    const double share = std::clamp((spot.x - left) / width, 0.0, 1.0);
    return region.factor + share * (region.factorTo - region.factor);
}

void spread(const PoolObject& object, const MediumRegion& region, Field<float>& stiffness) {
    constexpr int samples = 4;                                // along each axis of a cell
    const int rows = stiffness.ghostRows() > 0 ? samples : 1; // the points of a string have no height
    const Turn turn(object.angle);
    forEachCellNear(object, stiffness.grid(), [&](int x, int y) {
        int inside = 0;
        for (int j = 0; j < rows; ++j)
            for (int i = 0; i < samples; ++i) {
                const double dx = (i + 0.5) / samples - 0.5, dy = (j + 0.5) / rows - 0.5;
                const Spot spot = seenFrom(object, turn, x + dx, y + dy);
                if (depthInside(region.shape, spot.x, spot.y) >= 0.0) ++inside;
            }
        if (inside == 0) return;
        const double share = inside / double(rows * samples);
        const double around = stiffness.at(x, y);
        const double factor = factorAt(region, seenFrom(object, turn, x, y));
        stiffness.at(x, y) = static_cast<float>(around + share * (factor - around));
    });
}

void build(const PoolObject& object, const Wall& wall, Field<float>& stiffness) {
    const Turn turn(object.angle);
    const float height = wall.kind == WallKind::Fixed ? fixedWall : freeWall;
    forEachCellNear(object, stiffness.grid(), [&](int x, int y) {
        const Spot rim = insideTheRim(stiffness.grid(), x, y);
        if (belongsTo(wall, seenFrom(object, turn, x, y)) ||
            belongsTo(wall, seenFrom(object, turn, rim.x, rim.y)))
            stiffness.at(x, y) = height;
    });
}

// Across a line: its ends, where waves go round it, have no rim.
double absorbingDepth(const Wall& wall, const Shape& shape, const Spot& spot) {
    if (isOpening(wall, spot.x)) return -1.0;
    const bool isBeside = shape.form == Form::Line && std::abs(spot.x) <= shape.width / 2;
    return isBeside ? shape.height / 2 - std::abs(spot.y) : depthInside(shape, spot.x, spot.y);
}

// The cells of an absorbing wall, how deep each lies in it, and the rim they have.
template <class Visit>
void forEachAbsorbing(const PoolObject& object, const Wall& wall, const Grid& grid, Visit visit) {
    const Turn turn(object.angle);
    const Shape shape = absorbingShape(wall.shape);
    const auto forEachDepth = [&](auto take) {
        forEachCellNear(object, grid, [&](int x, int y) {
            const double depth = absorbingDepth(wall, shape, seenFrom(object, turn, x, y));
            if (depth >= 0.0) take(x, y, depth);
        });
    };
    double deepest = 0.0;
    forEachDepth([&](int, int, double depth) { deepest = std::max(deepest, depth); });
    const AbsorbingRim rim(deepest);
    forEachDepth([&](int x, int y, double depth) { visit(x, y, depth, rim); });
}

void buildCore(const PoolObject& object, const Wall& wall, Field<float>& stiffness) {
    forEachAbsorbing(object, wall, stiffness.grid(), [&](int x, int y, double depth, const AbsorbingRim& rim) {
        if (depth >= rim.depth()) stiffness.at(x, y) = freeWall;
    });
}

} // namespace

bool hasStiffness(const PoolObjects& objects) {
    const ForEachKind changesStiffness{
        [](const Wall&) { return true; }, [](const MediumRegion&) { return true; },
        [](const Source&) { return false; }, [](const Instrument&) { return false; }};
    return std::ranges::any_of(
        objects, [&](const PoolObject& object) { return std::visit(changesStiffness, object.is); });
}

std::size_t mostSpongeCells(const Grid& grid, const PoolObjects& objects) {
    double sum = 0.0;
    for (const PoolObject& object : objects) {
        if (!isAbsorbingWall(object)) continue;
        const Vicinity near = vicinityOf(object, grid);
        const double cells = std::max(0.0, near.x1 - near.x0 + 1.0) * std::max(0.0, near.y1 - near.y0 + 1.0);
        sum += std::min(cells, mostCellsOf(absorbingShape(*shapeOf(object))));
    }
    return static_cast<std::size_t>(std::ceil(std::min(sum, 1e15)));
}

bool hasAbsorbingWall(const PoolObjects& objects) { return std::ranges::any_of(objects, isAbsorbingWall); }

std::vector<SpongeCell> spongeOf(const Field<float>& stiffness, const PoolObjects& objects, double speed) {
    std::vector<SpongeCell> sponge;
    if (!(speed > 0.0)) return sponge;
    // A vector that grows would need twice as much for a moment.
    sponge.reserve(mostSpongeCells(stiffness.grid(), objects));
    for (const PoolObject& object : objects) {
        if (!isAbsorbingWall(object)) continue;
        forEachAbsorbing(object, std::get<Wall>(object.is), stiffness.grid(),
                         [&](int x, int y, double depth, const AbsorbingRim& rim) {
                             const double factor = stiffness.at(x, y);
                             if (depth >= rim.depth() || !(factor > 0.0)) return;
                             const double share = rim.shareAt(depth, speed * std::sqrt(factor));
                             if (share > 0.0) sponge.push_back({x, y, static_cast<float>(share)});
                         });
    }
    return sponge;
}

MaterialMap materialMapOf(const Grid& grid, SceneKind scene, const PoolObjects& objects, double speed) {
    MaterialMap materials;
    const auto stiffness = [&]() -> Field<float>& {
        if (!materials.stiffness) materials.stiffness.emplace(grid, scene).fill(1.0f);
        return *materials.stiffness;
    };
    for (const PoolObject& object : objects)
        if (const MediumRegion* region = std::get_if<MediumRegion>(&object.is))
            spread(object, *region, stiffness());
    for (const PoolObject& object : objects) {
        const Wall* wall = std::get_if<Wall>(&object.is);
        if (!wall) continue;
        if (isAbsorbingWall(object)) buildCore(object, *wall, stiffness());
        else build(object, *wall, stiffness());
    }
    if (materials.stiffness) materials.sponge = spongeOf(*materials.stiffness, objects, speed);
    return materials;
}

bool covers(const PoolObject& object, double x, double y) {
    const Shape* shape = shapeOf(object);
    if (!shape) return false;
    const Spot spot = seenFrom(object, Turn(object.angle), x, y);
    if (const Wall* wall = std::get_if<Wall>(&object.is)) return belongsTo(*wall, spot);
    return depthInside(*shape, spot.x, spot.y) >= 0.0;
}

double factorAt(const PoolObjects& objects, const Spot& at) {
    double factor = 1.0;
    for (const PoolObject& object : objects) {
        const MediumRegion* region = std::get_if<MediumRegion>(&object.is);
        const Wall* wall = std::get_if<Wall>(&object.is);
        if (wall && wall->kind != WallKind::Absorbing && covers(object, at.x, at.y)) return 0.0;
        if (region && covers(object, at.x, at.y))
            factor = factorAt(*region, seenFrom(object, Turn(object.angle), at.x, at.y));
    }
    return factor;
}

} // namespace seiche
