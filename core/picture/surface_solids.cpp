// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/surface_solids.h"

#include "wave/clamped_to.h"
#include "wave/factor_of_k.h"
#include "wave/material_map.h"
#include "wave/wave.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Range of cells that an object can touch.
struct CellRange {
    int x0, y0, x1, y1;
    int width() const { return x1 - x0 + 1; }
};

// Returns the range in cells of the surface, scaled from cells of the pool.
CellRange reachedCells(const PoolObject& object, const Grid& pool, const Grid& surface) {
    const Shape& shape = *shapeOf(object);
    double reachX = reachOf(shape), reachY = reachX;
    if (shape.form == Form::Line || shape.form == Form::Box || shape.form == Form::Ellipse) {
        const Turn turn(object.angle);
        const double half = 0.5 * std::max(shape.height, minLineThickness);
        const Spot along = turn.there({0.5 * shape.width, 0.0}), across = turn.there({0.0, half});
        reachX = std::abs(along.x) + std::abs(across.x);
        reachY = std::abs(along.y) + std::abs(across.y);
    }
    const double perColumn = double(surface.width) / pool.width, perRow = double(surface.height) / pool.height;
    const auto bounded = [](double at, int size) { return clampedTo(at, -1, size); };
    return {std::max(0, bounded(std::floor((object.x - reachX) * perColumn) - 2, surface.width)),
            std::max(0, bounded(std::floor((object.y - reachY) * perRow) - 2, surface.height)),
            std::min(surface.width - 1, bounded(std::ceil((object.x + reachX) * perColumn) + 2, surface.width)),
            std::min(surface.height - 1, bounded(std::ceil((object.y + reachY) * perRow) + 2, surface.height))};
}

// Land counts as a wall.
bool isWall(const PoolObject& object) { return std::holds_alternative<Wall>(object.is) || hasLand(object); }
bool isWallAt(const PoolObject& object, const Turn& turn, const Spot& spot) {
    return std::holds_alternative<Wall>(object.is) ? covers(object, turn, spot.x, spot.y)
                                                   : isLandAt(object, turn, spot.x, spot.y);
}
WallKind kindOfWall(const PoolObject& object) {
    const Wall* wall = std::get_if<Wall>(&object.is);
    return wall ? wall->kind : WallKind::Free;
}

/// Counts work units up to a limit.
class Work {
public:
    void add(double units) { m_done += units; }
    bool isTooMuch() const { return m_done > max; }

private:
    static constexpr double max = 40e6; // units of a few nanoseconds
    double m_done = 0.0;
};

// Returns the cost of a point-in-shape test.
double unitsOf(const PoolObject& object) {
    const Wall* wall = std::get_if<Wall>(&object.is);
    return 4.0 + 0.5 * static_cast<double>(shapeOf(object)->path.size()) + (wall ? wall->slits : 0);
}

// Calls cell(x, y) for the cells of a range near an object, block by block. Skips blocks at least
// `beside` cells away. `looks` is the number of tests per cell. Returns false if the work exceeds
// the limit.
template <class InPool, class Cell>
bool forEachNear(const PoolObject& object, const CellRange& range, double perCell, double beside, double looks,
                 Work& work, InPool inPool, Cell cell) {
    constexpr int side = 8;
    const Shape& shape = *shapeOf(object);
    const Turn turn(object.angle);
    const double units = unitsOf(object);
    // The depth inside these forms is only approximate.
    const bool isRough = shape.form == Form::Ellipse || shape.form == Form::Parabola;
    const double reach = perCell * (0.75 * side + beside);
    for (int y0 = range.y0; y0 <= range.y1; y0 += side)
        for (int x0 = range.x0; x0 <= range.x1; x0 += side) {
            work.add(units);
            if (work.isTooMuch()) return false;
            const Spot middle = inPool(x0 + 0.5 * (side - 1), y0 + 0.5 * (side - 1));
            const Spot own = turn.back({middle.x - object.x, middle.y - object.y});
            if (!isRough && depthInside(shape, own.x, own.y) < -reach) continue;
            work.add(side * side * looks * units);
            for (int y = y0; y < std::min(y0 + side, range.y1 + 1); ++y)
                for (int x = x0; x < std::min(x0 + side, range.x1 + 1); ++x) cell(x, y);
        }
    return true;
}

// Returns k's factor in the nearest pool cell.
float nearest(const HeightView& stiffness, const Spot& at) {
    const int x = std::clamp(static_cast<int>(std::lround(at.x)), 0, stiffness.width - 1);
    const int y = std::clamp(static_cast<int>(std::lround(at.y)), 0, stiffness.height - 1);
    return stiffness.row(y)[x];
}

bool isMedium(const PoolObject& object) { return std::holds_alternative<MediumRegion>(object.is); }

} // namespace

Spot SurfaceSolids::inPool(double x, double y) const {
    return {(x + 0.5) * m_pool.width / m_surface.width - 0.5,
            (y + 0.5) * m_pool.height / m_surface.height - 0.5};
}

void SurfaceSolids::set(const PoolObjects& objects, const Grid& pool, const Grid& surface,
                        const HeightView& stiffness) {
    PoolObjects walls, media;
    for (const PoolObject& object : objects) {
        if (isWall(object)) walls.push_back(object);
        if (isMedium(object)) media.push_back(object);
    }
    const bool isOther = m_version == 0 || m_pool != pool || m_surface != surface;
    const bool hasOtherWalls = isOther || walls != m_walls, hasOtherMedia = isOther || media != m_media;
    if (!hasOtherWalls && !hasOtherMedia) return;
    m_pool = pool;
    m_surface = surface;
    ++m_version;
    if (hasOtherWalls) {
        m_walls = std::move(walls);
        m_cover.clear();
        m_kind.clear();
        m_holes.clear();
        m_filled.clear();
        if (!m_walls.empty()) {
            layWalls(stiffness);
            findHoles(stiffness);
        }
    }
    if (hasOtherMedia) {
        m_media = std::move(media);
        m_depth.clear();
        if (!m_media.empty()) layMedia(stiffness);
    }
}

void SurfaceSolids::layWalls(const HeightView& stiffness) {
    m_cover.assign(static_cast<std::size_t>(m_surface.cells()), 0);
    m_kind.assign(m_cover.size(), 0);
    if (!layOutlines()) layWallCells(stiffness);
    markBlocks();
}

bool SurfaceSolids::layOutlines() {
    constexpr int samples = 4;
    constexpr double spread = 1.25; // width of the sampled surroundings, in cells
    const bool isCoarse = m_surface.width < m_pool.width;
    const double perCell =
        std::max(double(m_pool.width) / m_surface.width, double(m_pool.height) / m_surface.height);
    std::vector<std::uint8_t> middles;
    Work work;
    for (const PoolObject& object : m_walls) {
        const CellRange range = reachedCells(object, m_pool, m_surface);
        if (range.x1 < range.x0 || range.y1 < range.y0) continue;
        const Turn turn(object.angle);
        const auto toPool = [&](double x, double y) { return inPool(x, y); };
        const auto isIn = [&](double x, double y) { return isWallAt(object, turn, inPool(x, y)); };
        // Most cells equal their neighbours; only the others are sampled in detail.
        middles.assign(
            static_cast<std::size_t>(range.width()) * static_cast<std::size_t>(range.y1 - range.y0 + 1), 0);
        const auto middle = [&](int x, int y) -> std::uint8_t& {
            x = std::clamp(x, range.x0, range.x1) - range.x0;
            y = std::clamp(y, range.y0, range.y1) - range.y0;
            return middles[static_cast<std::size_t>(y) * static_cast<std::size_t>(range.width()) +
                           static_cast<std::size_t>(x)];
        };
        constexpr double beside = 2.0;
        if (!forEachNear(object, range, perCell, beside, 1.0, work, toPool,
                         [&](int x, int y) { middle(x, y) = isIn(x, y) ? 1 : 0; }))
            return false;
        const double looks = isCoarse ? samples * samples : 0.2;
        const auto lay = [&](int x, int y) {
            int neighbours = 0;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) neighbours += middle(x + dx, y + dy);
            int inside = neighbours == 9 ? samples * samples : 0;
            if (isCoarse || (neighbours > 0 && neighbours < 9)) {
                inside = 0;
                for (int j = 0; j < samples; ++j)
                    for (int i = 0; i < samples; ++i)
                        inside += isIn(x + spread * ((i + 0.5) / samples - 0.5),
                                       y + spread * ((j + 0.5) / samples - 0.5))
                                      ? 1
                                      : 0;
            }
            if (inside == 0) return;
            const auto cell = static_cast<std::size_t>(at(x, y));
            m_cover[cell] =
                std::max(m_cover[cell], static_cast<std::uint8_t>(255 * inside / (samples * samples)));
            m_kind[cell] = static_cast<std::uint8_t>(1 + static_cast<int>(kindOfWall(object)));
        };
        if (!forEachNear(object, range, perCell, beside, looks, work, toPool, lay)) return false;
    }
    return true;
}

void SurfaceSolids::layWallCells(const HeightView& stiffness) {
    std::ranges::fill(m_cover, std::uint8_t{0});
    std::ranges::fill(m_kind, std::uint8_t{0});
    if (stiffness.width == 0) return;
    for (int y = 0; y < m_surface.height; ++y)
        for (int x = 0; x < m_surface.width; ++x) {
            int inside = 0;
            for (const double dy : {-0.3, 0.3})
                for (const double dx : {-0.3, 0.3}) {
                    const float here = nearest(stiffness, inPool(x + dx, y + dy));
                    if (here > 0.0f) continue;
                    ++inside;
                    const WallKind kind = here == fixedWall ? WallKind::Fixed : WallKind::Free;
                    m_kind[static_cast<std::size_t>(at(x, y))] =
                        static_cast<std::uint8_t>(1 + static_cast<int>(kind));
                }
            m_cover[static_cast<std::size_t>(at(x, y))] = static_cast<std::uint8_t>(255 * inside / 4);
        }
}

void SurfaceSolids::markBlocks() {
    const auto across = static_cast<unsigned>(m_surface.width) / block + 1;
    m_blocksAcross = static_cast<int>(across);
    m_blocks.assign(std::size_t{across} * (static_cast<unsigned>(m_surface.height) / block + 1), 0);
    for (int y = 0; y < m_surface.height; ++y)
        for (int x = 0; x < m_surface.width; ++x)
            if (m_cover[static_cast<std::size_t>(at(x, y))] > 0)
                for (const int nearX : {std::max(x - 2, 0), std::min(x + 2, m_surface.width - 1)})
                    for (const int nearY : {std::max(y - 2, 0), std::min(y + 2, m_surface.height - 1)})
                        m_blocks[static_cast<unsigned>(nearY) / block * across +
                                 static_cast<unsigned>(nearX) / block] = 1;
    constexpr int reach = 4;
    const int blocksDown = static_cast<int>(m_blocks.size() / across);
    m_reached.assign(m_blocks.size(), 0);
    for (int y = 0; y < blocksDown; ++y)
        for (int x = 0; x < m_blocksAcross; ++x) {
            if (m_blocks[static_cast<unsigned>(y) * across + static_cast<unsigned>(x)] == 0) continue;
            for (int nearY = std::max(y - reach, 0); nearY <= std::min(y + reach, blocksDown - 1); ++nearY)
                for (int nearX = std::max(x - reach, 0); nearX <= std::min(x + reach, m_blocksAcross - 1);
                     ++nearX)
                    m_reached[static_cast<unsigned>(nearY) * across + static_cast<unsigned>(nearX)] = 1;
        }
}

void SurfaceSolids::layMedia(const HeightView& stiffness) {
    CellRange range{m_surface.width, m_surface.height, -1, -1};
    for (const PoolObject& object : m_media) {
        const CellRange own = reachedCells(object, m_pool, m_surface);
        range = {std::min(range.x0, own.x0), std::min(range.y0, own.y0), std::max(range.x1, own.x1),
                 std::max(range.y1, own.y1)};
    }
    m_depth.assign(static_cast<std::size_t>(m_surface.cells()), 1.0f);
    FactorOfKNearby factors(m_media, m_pool);
    constexpr std::int64_t maxWork = 40'000'000;
    const auto factorAt = [&](const Spot& place) {
        if (factors.work() <= maxWork) return static_cast<float>(factors.at(place));
        return stiffness.width > 0 ? nearest(stiffness, place) : 1.0f;
    };
    for (int y = range.y0; y <= range.y1; ++y)
        for (int x = range.x0; x <= range.x1; ++x) {
            const float factor = factorAt(inPool(x, y));
            if (factor > 0.0f) // the floor under land is invisible
                m_depth[static_cast<std::size_t>(at(x, y))] = std::clamp(factor, shallowest, deepest);
        }
    m_mediaX0 = m_surface.width, m_mediaY0 = m_surface.height, m_mediaX1 = m_mediaY1 = -1;
    for (int y = range.y0; y <= range.y1; ++y)
        for (int x = range.x0; x <= range.x1; ++x) {
            if (m_depth[static_cast<std::size_t>(at(x, y))] == 1.0f) continue;
            m_mediaX0 = std::min(m_mediaX0, x - 1), m_mediaX1 = std::max(m_mediaX1, x + 1);
            m_mediaY0 = std::min(m_mediaY0, y - 1), m_mediaY1 = std::max(m_mediaY1, y + 1);
        }
    // Rounds the edges over one cell.
    const std::vector<float> sharp = m_depth;
    for (int y = range.y0; y <= range.y1; ++y)
        for (int x = range.x0; x <= range.x1; ++x) {
            float sum = 0.0f;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx)
                    sum += sharp[static_cast<std::size_t>(at(std::clamp(x + dx, 0, m_surface.width - 1),
                                                             std::clamp(y + dy, 0, m_surface.height - 1)))];
            m_depth[static_cast<std::size_t>(at(x, y))] = sum / 9.0f;
        }
}

void SurfaceSolids::findHoles(const HeightView& stiffness) {
    // State per cell: 0 water or fixed wall, 1 other wall, 2 and 3 filled hole.
    std::vector<std::uint8_t> state(static_cast<std::size_t>(m_pool.cells()), 0);
    const auto cellAt = [&](int x, int y) { return std::ptrdiff_t{y} * m_pool.width + x; };
    CellRange all{m_pool.width, m_pool.height, -1, -1};
    Work work;
    for (const PoolObject& object : m_walls) {
        const CellRange range = reachedCells(object, m_pool, m_pool);
        all = {std::min(all.x0, range.x0), std::min(all.y0, range.y0), std::max(all.x1, range.x1),
               std::max(all.y1, range.y1)};
        const Turn turn(object.angle);
        const std::uint8_t as = kindOfWall(object) == WallKind::Fixed ? 0 : 1;
        const auto itself = [](double x, double y) { return Spot{x, y}; };
        const auto mark = [&](int x, int y) {
            if (isWallAt(object, turn, {double(x), double(y)}))
                state[static_cast<std::size_t>(cellAt(x, y))] = as;
        };
        if (!forEachNear(object, range, 1.0, 1.0, 1.0, work, itself, mark)) break;
    }
    if (work.isTooMuch()) {
        if (stiffness.width == 0) return;
        all = {0, 0, m_pool.width - 1, m_pool.height - 1};
        for (int y = 0; y < m_pool.height; ++y)
            std::transform(stiffness.row(y), stiffness.row(y) + m_pool.width, state.begin() + cellAt(0, y),
                           [](float here) { return here <= 0.0f && here != fixedWall ? 1 : 0; });
    }
    constexpr std::size_t maxHoles = 500'000; // further holes stay unfilled
    // Two layers of cells, the reach of the interpolation.
    for (std::uint8_t ring = 2; ring <= 3; ++ring) {
        std::vector<std::ptrdiff_t> filled;
        for (int y = all.y0; y <= all.y1; ++y)
            for (int x = all.x0; x <= all.x1; ++x) {
                if (state[static_cast<std::size_t>(cellAt(x, y))] != 1 || m_holes.size() == maxHoles) continue;
                Hole hole;
                for (int dy = -1; dy <= 1; ++dy)
                    for (int dx = -1; dx <= 1; ++dx) {
                        const int nx = x + dx, ny = y + dy;
                        if (nx < 0 || ny < 0 || nx >= m_pool.width || ny >= m_pool.height) continue;
                        const std::uint8_t other = state[static_cast<std::size_t>(cellAt(nx, ny))];
                        if (other == (ring == 2 ? 0 : 2))
                            hole.beside[hole.count++] = static_cast<std::int32_t>(cellAt(nx, ny));
                    }
                if (hole.count == 0) continue;
                hole.cell = static_cast<std::int32_t>(cellAt(x, y));
                m_holes.push_back(hole);
                filled.push_back(cellAt(x, y));
            }
        for (const std::ptrdiff_t cell : filled) state[static_cast<std::size_t>(cell)] = ring;
    }
}

HeightView SurfaceSolids::withoutHoles(const HeightView& heights) {
    if (m_holes.empty()) return heights;
    m_filled.resize(static_cast<std::size_t>(m_pool.cells()));
    for (int y = 0; y < m_pool.height; ++y)
        std::copy_n(heights.row(y), m_pool.width, m_filled.begin() + std::ptrdiff_t{y} * m_pool.width);
    for (const Hole& hole : m_holes) {
        float sum = 0.0f;
        for (int i = 0; i < hole.count; ++i) sum += m_filled[static_cast<std::size_t>(hole.beside[i])];
        m_filled[static_cast<std::size_t>(hole.cell)] = sum / static_cast<float>(hole.count);
    }
    return {m_filled.data(), m_pool.width, m_pool.height, m_pool.width};
}

namespace {

// Interpolates bilinearly at a position inside the surface.
template <class Number>
float between(const std::vector<Number>& numbers, const Grid& grid, float x, float y) {
    const int cellX = std::clamp(static_cast<int>(x), 0, std::max(grid.width - 2, 0));
    const int cellY = std::clamp(static_cast<int>(y), 0, std::max(grid.height - 2, 0));
    const float partX = x - static_cast<float>(cellX), partY = y - static_cast<float>(cellY);
    const Number* upper = numbers.data() + std::ptrdiff_t{cellY} * grid.width + cellX;
    const Number* lower = grid.height > 1 ? upper + grid.width : upper;
    const std::ptrdiff_t right = grid.width > 1 ? 1 : 0;
    const float a = static_cast<float>(upper[0]), b = static_cast<float>(upper[right]);
    const float c = static_cast<float>(lower[0]), d = static_cast<float>(lower[right]);
    const float above = a + partX * (b - a), below = c + partX * (d - c);
    return above + partY * (below - above);
}

} // namespace

SurfaceSolids::Span SurfaceSolids::mediaWithin(float cells, int y) const {
    const int reach = static_cast<int>(cells) + 1;
    if (y < m_mediaY0 - reach || y > m_mediaY1 + reach) return {};
    const int begin = std::max(m_mediaX0 - reach, 0), end = std::min(m_mediaX1 + reach + 1, m_surface.width);
    if (end <= begin) return {};
    return {static_cast<std::size_t>(begin), static_cast<std::size_t>(end)};
}

float SurfaceSolids::coverAt(float x, float y) const { return between(m_cover, m_surface, x, y); }
float SurfaceSolids::depthAt(float x, float y) const { return between(m_depth, m_surface, x, y); }

WallKind SurfaceSolids::kindAt(float x, float y) const {
    const int nearX = std::clamp(static_cast<int>(x + 0.5f), 0, m_surface.width - 1);
    const int nearY = std::clamp(static_cast<int>(y + 0.5f), 0, m_surface.height - 1);
    int max = 0;
    std::uint8_t kind = 1;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const auto cell = static_cast<std::size_t>(at(std::clamp(nearX + dx, 0, m_surface.width - 1),
                                                          std::clamp(nearY + dy, 0, m_surface.height - 1)));
            if (m_cover[cell] <= max) continue;
            max = m_cover[cell];
            kind = m_kind[cell];
        }
    return static_cast<WallKind>(kind - 1);
}

} // namespace seiche
