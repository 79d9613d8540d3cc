// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/material_map.h"

#include "wave/absorbing_wall.h"
#include "wave/clamped_to.h"
#include "wave/expects.h"
#include "wave/impedance_wall.h"
#include "wave/moving_wall.h"
#include "wave/nearest_water.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

bool isOpeningOfCavity(const Wall& wall, const Spot& own) {
    const double rim = std::max(wall.shape.thickness, thinnestLine);
    return std::abs(own.x) <= wall.opening / 2 && own.y < std::min(0.0, rim - wall.shape.height / 2 + 0.5);
}

bool isOpening(const Wall& wall, const Spot& own) {
    if (wall.shape.form == Form::Cavity) return isOpeningOfCavity(wall, own);
    if (wall.shape.form != Form::Line) return false;
    for (int i = 0; i < wall.slits; ++i) {
        const double middle = (i - 0.5 * (wall.slits - 1)) * wall.distance;
        if (std::abs(own.x - middle) <= wall.opening / 2) return true;
    }
    return false;
}

// An object's own coordinates of a place.
Spot seenFrom(const PoolObject& object, const Turn& turn, double x, double y) {
    return turn.back({x - object.x, y - object.y});
}

double depthOf(const Wall& wall, const Spot& spot) {
    return isOpening(wall, spot) ? -1.0 : depthInside(wall.shape, spot.x, spot.y);
}

// Water is at rest in the cells of a fixed wall: one in the middle of which the outline runs belongs to it, so
// that channels between fixed walls are as wide as they are drawn.
bool belongsTo(const Wall& wall, const Spot& spot) {
    constexpr double onTheOutline = -1e-6;
    return depthOf(wall, spot) >= (wall.kind == WallKind::Fixed ? onTheOutline : 0.0);
}

bool isOutermost(const Grid& grid, int x, int y) {
    return x == 0 || y == 0 || x == grid.width - 1 || y == grid.height - 1;
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
    const auto first = [&](double at, int size) { return clampedTo(std::floor(at - reach), 0, size); };
    const auto last = [&](double at, int size) { return clampedTo(std::ceil(at + reach), -1, size - 1); };
    return {first(object.x, grid.width), last(object.x, grid.width), first(object.y, grid.height),
            last(object.y, grid.height)};
}

// The cells that the shape of an object can touch, row by row. What follows a path costs the more the longer
// that is: blocks that lie far from it are left out at once.
template <class Cell>
void forEachNear(const PoolObject& object, const Shape& shape, const Grid& grid, Cell cell) {
    constexpr int side = 8;
    constexpr double reach = 7.0; // from the middle of a block to its corner, and a cell beside it
    const Vicinity near = vicinityOf(object, grid);
    const Turn turn(object.angle);
    const auto isFar = [&](int x0, int y0) {
        constexpr double half = 0.5 * (side - 1);
        const Spot middle = seenFrom(object, turn, x0 + half, y0 + half);
        return depthInside(shape, middle.x, middle.y) < -reach;
    };
    std::vector<int> blocks;
    for (int y0 = near.y0; y0 <= near.y1; y0 += side) {
        blocks.clear();
        for (int x0 = near.x0; x0 <= near.x1; x0 += side)
            if (!followsPath(shape.form) || !isFar(x0, y0)) blocks.push_back(x0);
        for (int y = y0; y <= std::min(y0 + side - 1, near.y1); ++y)
            for (const int x0 : blocks)
                for (int x = x0; x <= std::min(x0 + side - 1, near.x1); ++x) cell(x, y);
    }
}

template <class Cell>
void forEachNear(const PoolObject& object, const Grid& grid, Cell cell) {
    forEachNear(object, *shapeOf(object), grid, cell);
}

bool isAbsorbingWall(const PoolObject& object) {
    const Wall* wall = std::get_if<Wall>(&object.is);
    return wall && wall->kind == WallKind::Absorbing;
}

// A share of the way from one to another; in the middle where both are the same.
double shareOf(double at, double from, double to) { return to > from ? (at - from) / (to - from) : 0.5; }

// 0 on land.
double factorOfRaster(const MediumRegion& region, const Spot& spot) {
    const Extent room = rectangleOf(region.shape);
    const double value =
        region.raster->at(shareOf(spot.x, room.left, room.right), shareOf(spot.y, room.top, room.bottom));
    if (!(value > 0.0)) return 0.0;
    return region.quantity == RasterQuantity::Speed ? value * value : value;
}

double factorAt(const MediumRegion& region, const Spot& spot) {
    if (region.raster) return factorOfRaster(region, spot);
    if (region.factorTo <= 0.0) return region.factor;
    double left = -region.shape.width / 2, width = region.shape.width;
    if (followsPath(region.shape.form) && !region.shape.path.empty()) {
        const auto [least, most] = std::ranges::minmax_element(region.shape.path, {}, &Spot::x);
        left = least->x;
        width = std::max(most->x - least->x, 1.0);
    }
    const double share = std::clamp((spot.x - left) / width, 0.0, 1.0);
    return region.factor + share * (region.factorTo - region.factor);
}

// Whether a cell with this middle, in the shape's own coordinates, cannot touch the box around the shape.
bool isBesideBox(const Shape& shape, const Spot& middle) {
    constexpr double cell = 1.0; // more than half a diagonal
    return std::abs(middle.x) > std::max(shape.width, thinnestLine) / 2 + cell ||
           std::abs(middle.y) > std::max(shape.height, thinnestLine) / 2 + cell;
}

// What is left around where a region covers a cell in part.
float spreadInto(float before, const PoolObject& object, const MediumRegion& region, const Turn& turn,
                 SceneKind scene, int x, int y) {
    constexpr int samples = 4;                               // along each axis of a cell
    const int rows = scene == SceneKind::Pool ? samples : 1; // the points of a string have no height
    const auto isInside = [&](int i, int j) {
        const double dx = (i + 0.5) / samples - 0.5, dy = (j + 0.5) / rows - 0.5;
        const Spot spot = seenFrom(object, turn, x + dx, y + dy);
        return depthInside(region.shape, spot.x, spot.y) >= 0.0;
    };
    int inside = 0;
    // Few cells are at the rim: the others are not sampled.
    const bool convex = isConvex(region.shape);
    if (convex && isBesideBox(region.shape, seenFrom(object, turn, x, y))) return before;
    if (convex && isInside(0, 0) && isInside(samples - 1, 0) && isInside(0, rows - 1) &&
        isInside(samples - 1, rows - 1)) {
        inside = rows * samples;
    } else {
        for (int j = 0; j < rows; ++j)
            for (int i = 0; i < samples; ++i)
                if (isInside(i, j)) ++inside;
    }
    if (inside == 0) return before;
    const double share = inside / double(rows * samples);
    const double around = before;
    const double factor = factorAt(region, seenFrom(object, turn, x, y));
    if (factor <= 0.0) return before; // land, see `buildLand`
    return static_cast<float>(around + share * (factor - around));
}

void spread(const PoolObject& object, const MediumRegion& region, Field<float>& stiffness) {
    const SceneKind scene = stiffness.ghostRows() > 0 ? SceneKind::Pool : SceneKind::String;
    const Turn turn(object.angle);
    forEachNear(object, stiffness.grid(), [&](int x, int y) {
        stiffness.at(x, y) = spreadInto(stiffness.at(x, y), object, region, turn, scene, x, y);
    });
}

bool isLand(const PoolObject& object, const MediumRegion& region, const Turn& turn, double x, double y) {
    const Spot spot = seenFrom(object, turn, x, y);
    return depthInside(region.shape, spot.x, spot.y) >= 0.0 && factorOfRaster(region, spot) <= 0.0;
}

// As of a wall, the outermost cells belong to it.
bool isLandCell(const PoolObject& object, const Turn& turn, const Grid& grid, int x, int y) {
    const MediumRegion& region = std::get<MediumRegion>(object.is);
    if (isLand(object, region, turn, x, y)) return true;
    const Spot rim = insideTheRim(grid, x, y);
    return isOutermost(grid, x, y) && isLand(object, region, turn, rim.x, rim.y);
}

void buildLand(const PoolObject& object, Field<float>& stiffness) {
    const Turn turn(object.angle);
    forEachNear(object, stiffness.grid(), [&](int x, int y) {
        if (isLandCell(object, turn, stiffness.grid(), x, y)) stiffness.at(x, y) = freeWall;
    });
}

bool isBuilt(const PoolObject& object, const Wall& wall, const Turn& turn, const Grid& grid, int x, int y) {
    if (belongsTo(wall, seenFrom(object, turn, x, y))) return true;
    const Spot rim = insideTheRim(grid, x, y);
    return isOutermost(grid, x, y) && belongsTo(wall, seenFrom(object, turn, rim.x, rim.y));
}

float stiffnessOf(const Wall& wall) { return wall.kind == WallKind::Fixed ? fixedWall : freeWall; }

void build(const PoolObject& object, const Wall& wall, Field<float>& stiffness) {
    const Turn turn(object.angle);
    forEachNear(object, stiffness.grid(), [&](int x, int y) {
        if (isBuilt(object, wall, turn, stiffness.grid(), x, y)) stiffness.at(x, y) = stiffnessOf(wall);
    });
}

// Across a line: its ends, where waves go round it, have no rim.
double absorbingDepth(const Wall& wall, const Shape& shape, const Spot& spot) {
    if (isOpening(wall, spot)) return -1.0;
    const bool isBeside = shape.form == Form::Line && std::abs(spot.x) <= shape.width / 2;
    return isBeside ? shape.height / 2 - std::abs(spot.y) : depthInside(shape, spot.x, spot.y);
}

double absorbingDepth(const PoolObject& object, const Wall& wall, const Shape& shape, const Turn& turn,
                      const Grid& grid, int x, int y) {
    const double depth = absorbingDepth(wall, shape, seenFrom(object, turn, x, y));
    if (depth >= 0.0 || !isOutermost(grid, x, y)) return depth;
    const Spot rim = insideTheRim(grid, x, y);
    return std::max(depth, absorbingDepth(wall, shape, seenFrom(object, turn, rim.x, rim.y)));
}

// The cells of an absorbing wall: how deep each lies in it, seen from the water, and which are its core.
//
// Where the wall reaches a side of the pool or another wall, it has no water in front of it and no rim, so that
// its core goes on to there; the rim is as deep as if the wall went on, too. Where bodies of water on both
// sides of the wall meet in it all the same, as beside a thin wall that ends at this one, the cells half way
// between them are core as well, so that nothing comes through anywhere.
class AbsorbingCells {
public:
    AbsorbingCells(const PoolObjects& objects, std::size_t index, const Grid& grid)
        : m_object(objects[index]), m_wall(std::get<Wall>(m_object.is)), m_shape(absorbingShape(m_wall.shape)),
          m_grid(grid), m_near(vicinityOf(m_object, grid)) {
        if (countOf(m_near) > mostMeasured) {
            double deepest = 0.0;
            forEachDepth([&](int, int, double depth) { deepest = std::max(deepest, depth); });
            m_rim = AbsorbingRim(deepest);
            return;
        }
        m_depth.assign(countOf(m_near), outside);
        if (m_depth.empty()) return;
        const Turn turn(m_object.angle);
        forEachDepth([&](int x, int y, double depth) { m_depth[at(x, y)] = depth; });
        const std::vector<std::uint8_t> water = waterAround(objects, index);
        const bool isAlone = !touchesAny(water);
        if (!isAlone) goOnBeyondCoveredFaces(water, turn);
        double deepest = 0.0;
        for (const double depth : m_depth) deepest = std::max(deepest, depth);
        m_rim = AbsorbingRim(deepest);
        if (!isAlone) measureFrom(water);
    }

    /// Calls `visit(x, y, depth, isCore)` for each cell of the wall.
    template <class Visit>
    void forEach(Visit visit) const {
        const auto take = [&](int x, int y, double depth) {
            if (depth >= 0.0) visit(x, y, depth, depth >= m_rim.depth());
        };
        if (m_depth.empty()) return forEachDepth(take);
        forEachCell([&](int x, int y) { take(x, y, m_depth[at(x, y)]); });
    }
    const AbsorbingRim& rim() const { return m_rim; }

    /// The largest rectangle around a wall, in cells, in which its cells are measured from the water. In a
    /// larger one they have the depth of the wall's own shape, wherever that reaches.
    static constexpr std::size_t mostMeasured = 600'000;

private:
    static constexpr double outside = -1e9, covered = 1e9;
    static constexpr double shell = 2.5; ///< how far from the wall water matters, cells

    static std::size_t countOf(const Vicinity& near) {
        const std::int64_t columns = near.x1 - near.x0 + std::int64_t{1},
                           rows = near.y1 - near.y0 + std::int64_t{1};
        return columns > 0 && rows > 0 ? static_cast<std::size_t>(columns * rows) : 0;
    }
    int width() const { return m_near.x1 - m_near.x0 + 1; }
    int height() const { return m_near.y1 - m_near.y0 + 1; }
    std::size_t at(int x, int y) const {
        return static_cast<std::size_t>(y - m_near.y0) * static_cast<std::size_t>(width()) +
               static_cast<std::size_t>(x - m_near.x0);
    }
    // What the wall's own shape says of each cell near it.
    template <class Visit>
    void forEachDepth(Visit visit) const {
        const Turn turn(m_object.angle);
        forEachNear(m_object, m_shape, m_grid, [&](int x, int y) {
            visit(x, y, absorbingDepth(m_object, m_wall, m_shape, turn, m_grid, x, y));
        });
    }
    template <class Visit>
    void forEachCell(Visit visit) const {
        for (int y = m_near.y0; y <= m_near.y1; ++y)
            for (int x = m_near.x0; x <= m_near.x1; ++x) visit(x, y);
    }

    // 1 where water lies around the wall, 2 in the outermost cells: what lies beyond those does not move, nor
    // do they where a side is fixed.
    std::vector<std::uint8_t> waterAround(const PoolObjects& objects, std::size_t index) const {
        std::vector<std::uint8_t> water(m_depth.size(), 0);
        forEachCell([&](int x, int y) {
            const double depth = m_depth[at(x, y)];
            if (depth < 0.0 && depth >= -shell) water[at(x, y)] = isOutermost(m_grid, x, y) ? 2 : 1;
        });
        for (std::size_t i = 0; i < objects.size(); ++i) {
            const PoolObject& other = objects[i];
            if (i == index || !shapeOf(other) || moves(other)) continue;
            const Wall* wall = std::get_if<Wall>(&other.is);
            if (!wall && !hasLand(other)) continue;
            const Turn turn(other.angle);
            const Shape shape = isAbsorbingWall(other) ? absorbingShape(*shapeOf(other)) : *shapeOf(other);
            const Vicinity theirs = vicinityOf(other, m_grid);
            for (int y = std::max(m_near.y0, theirs.y0); y <= std::min(m_near.y1, theirs.y1); ++y)
                for (int x = std::max(m_near.x0, theirs.x0); x <= std::min(m_near.x1, theirs.x1); ++x) {
                    if (!water[at(x, y)]) continue;
                    const bool isLand = !wall ? isLandCell(other, turn, m_grid, x, y)
                                        : isAbsorbingWall(other)
                                            ? absorbingDepth(other, *wall, shape, turn, m_grid, x, y) >= 0.0
                                            : isBuilt(other, *wall, turn, m_grid, x, y);
                    if (isLand) water[at(x, y)] = 0;
                }
        }
        return water;
    }

    // Whether anything but water lies beside the wall.
    bool touchesAny(const std::vector<std::uint8_t>& water) const {
        bool touches = false;
        forEachCell([&](int x, int y) {
            if (touches || m_depth[at(x, y)] < 0.0) return;
            touches = isOutermost(m_grid, x, y);
            for (int toY = std::max(m_near.y0, y - 1); toY <= std::min(m_near.y1, y + 1); ++toY)
                for (int toX = std::max(m_near.x0, x - 1); toX <= std::min(m_near.x1, x + 1); ++toX)
                    touches = touches || (m_depth[at(toX, toY)] < 0.0 && water[at(toX, toY)] != 1);
        });
        return touches;
    }

    // A box is as deep as it is behind those faces that have water in front of them.
    void goOnBeyondCoveredFaces(const std::vector<std::uint8_t>& water, const Turn& turn) {
        if (m_shape.form != Form::Box || m_shape.thickness > 0.0) return;
        const double halfWidth = m_shape.width / 2, halfHeight = m_shape.height / 2;
        bool left = false, right = false, top = false, bottom = false;
        forEachCell([&](int x, int y) {
            if (water[at(x, y)] != 1) return;
            const Spot spot = seenFrom(m_object, turn, x, y);
            const bool isBesideWidth = std::abs(spot.x) <= halfWidth,
                       isBesideHeight = std::abs(spot.y) <= halfHeight;
            left = left || (isBesideHeight && spot.x < -halfWidth);
            right = right || (isBesideHeight && spot.x > halfWidth);
            top = top || (isBesideWidth && spot.y < -halfHeight);
            bottom = bottom || (isBesideWidth && spot.y > halfHeight);
        });
        forEachCell([&](int x, int y) {
            double& depth = m_depth[at(x, y)];
            if (depth < 0.0) return;
            const Spot spot = seenFrom(m_object, turn, x, y);
            depth = covered;
            const auto behind = [&depth](bool isFace, double distance) {
                if (isFace) depth = std::max(0.0, std::min(depth, distance));
            };
            behind(left, spot.x + halfWidth);
            behind(right, halfWidth - spot.x);
            behind(top, spot.y + halfHeight);
            behind(bottom, halfHeight - spot.y);
        });
    }

    void measureFrom(const std::vector<std::uint8_t>& water) {
        const NearestWater nearest(width(), height(), water);
        const auto bodyNear = [&](int x, int y) { return nearest.bodyNear(x - m_near.x0, y - m_near.y0); };
        std::vector<std::uint8_t> between(m_depth.size(), 0);
        forEachCell([&](int x, int y) {
            double& depth = m_depth[at(x, y)];
            if (depth < 0.0) return;
            if (!nearest.isAny()) {
                depth = covered;
                return;
            }
            // As far as from the water's middle, less the way from there to the outline.
            constexpr double mostToOutline = 1.0;
            const NearestWater::Offset offset = nearest.from(x - m_near.x0, y - m_near.y0);
            const double dx = offset.dx, dy = offset.dy;
            const double beside = m_depth[at(x + offset.dx, y + offset.dy)];
            const double fromWater = std::sqrt(dx * dx + dy * dy) + std::max(beside, -mostToOutline);
            constexpr double rounding = 1e-6;
            if (fromWater > depth + rounding) depth = fromWater;
        });
        const auto isRim = [&](int x, int y) {
            return x >= m_near.x0 && x <= m_near.x1 && y >= m_near.y0 && y <= m_near.y1 &&
                   m_depth[at(x, y)] >= 0.0 && m_depth[at(x, y)] < m_rim.depth();
        };
        forEachCell([&](int x, int y) {
            if (!isRim(x, y)) return;
            for (const auto& [dx, dy] : {std::pair{1, 0}, {0, 1}, {1, 1}, {-1, 1}})
                if (isRim(x + dx, y + dy) && bodyNear(x + dx, y + dy) != bodyNear(x, y))
                    between[at(x, y)] = between[at(x + dx, y + dy)] = 1;
        });
        for (std::size_t i = 0; i < between.size(); ++i)
            if (between[i]) m_depth[i] = m_rim.depth();
    }

    const PoolObject& m_object;
    const Wall& m_wall;
    const Shape m_shape;
    const Grid m_grid;
    const Vicinity m_near;
    std::vector<double> m_depth; ///< of the cells in the vicinity; negative outside the wall; empty: not kept
    AbsorbingRim m_rim{0.0};
};

void buildCore(const PoolObjects& objects, std::size_t index, Field<float>& stiffness) {
    AbsorbingCells(objects, index, stiffness.grid()).forEach([&](int x, int y, double, bool isCore) {
        if (isCore) stiffness.at(x, y) = freeWall;
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

std::size_t bytesToBuildAbsorbingWalls(const Grid& grid, const PoolObjects& objects) {
    // The depth of each cell near one wall, three marks, and where the nearest water is.
    constexpr std::size_t perCell = sizeof(double) + 3 + NearestWater::bytesPerCell;
    double most = 0.0;
    for (const PoolObject& object : objects) {
        if (!isAbsorbingWall(object)) continue;
        const Vicinity near = vicinityOf(object, grid);
        const double cells = std::max(0.0, near.x1 - near.x0 + 1.0) * std::max(0.0, near.y1 - near.y0 + 1.0);
        if (cells <= static_cast<double>(AbsorbingCells::mostMeasured)) most = std::max(most, cells);
    }
    return static_cast<std::size_t>(most) * perCell;
}

bool hasAbsorbingWall(const PoolObjects& objects) { return std::ranges::any_of(objects, isAbsorbingWall); }

std::vector<SpongeCell> spongeOf(const Field<float>& stiffness, const PoolObjects& objects, double speed) {
    std::vector<SpongeCell> sponge;
    if (!(speed > 0.0)) return sponge;
    // A vector that grows would need twice as much for a moment.
    sponge.reserve(mostSpongeCells(stiffness.grid(), objects));
    for (std::size_t i = 0; i < objects.size(); ++i) {
        if (!isAbsorbingWall(objects[i])) continue;
        const AbsorbingCells cells(objects, i, stiffness.grid());
        cells.forEach([&](int x, int y, double depth, bool isCore) {
            const double factor = stiffness.at(x, y);
            if (isCore || !(factor > 0.0)) return;
            const double share = cells.rim().shareAt(depth, speed * std::sqrt(factor));
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
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const PoolObject& object = objects[i];
        if (hasLand(object)) buildLand(object, stiffness());
        const Wall* wall = std::get_if<Wall>(&object.is);
        if (!wall) continue;
        if (isAbsorbingWall(object)) buildCore(objects, i, stiffness());
        else build(object, *wall, stiffness());
    }
    if (materials.stiffness) {
        materials.sponge = spongeOf(*materials.stiffness, objects, speed);
        materials.surface = surfaceOf(*materials.stiffness, objects, speed);
    }
    return materials;
}

bool isBuiltAt(const PoolObject& wall, const Grid& grid, int x, int y) {
    return isBuilt(wall, std::get<Wall>(wall.is), Turn(wall.angle), grid, x, y);
}

float stiffnessOfCell(const Grid& grid, SceneKind scene, const PoolObjects& objects, int x, int y) {
    float stiffness = 1.0f;
    const auto isNear = [&](const PoolObject& object) {
        const Vicinity near = vicinityOf(object, grid);
        return x >= near.x0 && x <= near.x1 && y >= near.y0 && y <= near.y1;
    };
    for (const PoolObject& object : objects)
        if (const MediumRegion* region = std::get_if<MediumRegion>(&object.is); region && isNear(object))
            stiffness = spreadInto(stiffness, object, *region, Turn(object.angle), scene, x, y);
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const PoolObject& object = objects[i];
        if (hasLand(object) && isNear(object) && isLandCell(object, Turn(object.angle), grid, x, y))
            stiffness = freeWall;
        const Wall* wall = std::get_if<Wall>(&object.is);
        if (!wall || !isNear(object)) continue;
        const Turn turn(object.angle);
        if (!isAbsorbingWall(object)) {
            if (isBuilt(object, *wall, turn, grid, x, y)) stiffness = stiffnessOf(*wall);
            continue;
        }
        AbsorbingCells(objects, i, grid).forEach([&](int atX, int atY, double, bool isCore) {
            if (isCore && atX == x && atY == y) stiffness = freeWall;
        });
    }
    return stiffness;
}

double depthInWall(const PoolObject& wall, const Turn& turn, double x, double y) {
    return depthOf(std::get<Wall>(wall.is), seenFrom(wall, turn, x, y));
}

void forEachCellNear(const PoolObject& object, const Grid& grid,
                     const std::function<void(int x, int y)>& cell) {
    forEachNear(object, grid, cell);
}

double mostCellsAround(const PoolObject& object) {
    SEICHE_EXPECTS(shapeOf(object) != nullptr);
    const Shape& shape = *shapeOf(object);
    constexpr double corners = 32.0;
    if (!followsPath(shape.form)) {
        // Of a rim both sides; of a wall with slits their sides, too.
        const Wall* wall = std::get_if<Wall>(&object.is);
        const double slits = wall ? 4.0 * wall->slits * (shape.height + 4.0) : 0.0;
        return 2.0 * 4.0 * (shape.width + shape.height) + slits + corners;
    }
    double length = 0.0;
    for (std::size_t i = 0; i < shape.path.size(); ++i) {
        const Spot& a = shape.path[i == 0 ? shape.path.size() - 1 : i - 1];
        const Spot& b = shape.path[i];
        length += std::abs(b.x - a.x) + std::abs(b.y - a.y) + 4.0 * std::max(shape.thickness, thinnestLine);
    }
    return 4.0 * length + corners;
}

bool covers(const PoolObject& object, const Turn& turn, double x, double y) {
    const Shape* shape = shapeOf(object);
    if (!shape) return false;
    const Spot spot = seenFrom(object, turn, x, y);
    if (const Wall* wall = std::get_if<Wall>(&object.is)) return belongsTo(*wall, spot);
    return depthInside(*shape, spot.x, spot.y) >= 0.0;
}

bool covers(const PoolObject& object, double x, double y) { return covers(object, Turn(object.angle), x, y); }

bool hasLand(const PoolObject& object) {
    const MediumRegion* region = std::get_if<MediumRegion>(&object.is);
    return region && region->raster && region->raster.least() <= 0.0;
}

bool isLandAt(const PoolObject& object, const Turn& turn, double x, double y) {
    const MediumRegion* region = std::get_if<MediumRegion>(&object.is);
    return region && region->raster && isLand(object, *region, turn, x, y);
}

bool isLandAt(const PoolObject& object, double x, double y) {
    return isLandAt(object, Turn(object.angle), x, y);
}

double factorInRegion(const PoolObject& object, const Turn& turn, const Spot& at) {
    return factorAt(std::get<MediumRegion>(object.is), seenFrom(object, turn, at.x, at.y));
}

} // namespace seiche
