// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/moving_walls.h"

#include "wave/clamped_to.h"
#include "wave/impedance_wall.h"
#include "wave/material_map.h"
#include "wave/moving_wall.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace seiche {

namespace {

constexpr double nearest = 0.5;  // from the cell centre to the surface
constexpr double farthest = 1.5; // beyond this distance a new cell fits
constexpr std::array<std::array<int, 2>, 4> besides{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

double secondsAt(const Wave<float>& wave, const Experiment& settings, double later) {
    return (static_cast<double>(wave.frame) + later) / settings.stepsPerSecond;
}

// A wall at a fixed time.
class WallPose {
public:
    WallPose(const PoolObject& object, double seconds, const Grid& grid)
        : m_object(movedTo(object, wallPlaceAt(object, seconds))), m_turn(object.angle), m_grid(grid) {}

    const PoolObject& object() const { return m_object; }
    // Returns the depth of a cell in the wall. Walls at a side extend straight into the hidden
    // cells.
    double depth(int x, int y) const {
        return depthInWall(m_object, m_turn, std::clamp(x, 0, m_grid.width - 1),
                           std::clamp(y, 0, m_grid.height - 1));
    }
    bool covers(int x, int y) const { return depth(x, y) >= -nearest; }
    double shareOfFace(int x, int y, int dx, int dy) const {
        const Spot normal = facing(m_object, x + 0.5 * dx, y + 0.5 * dy);
        if (normal.x == 0.0 && normal.y == 0.0) return 1.0;
        return std::abs(normal.x * dx + normal.y * dy);
    }

private:
    PoolObject m_object;
    Turn m_turn;
    Grid m_grid;
};

// Returns the extent of a wall along both axes.
Spot reachAlongAxes(const PoolObject& wall) {
    constexpr double beyond = 2.0 + minLineThickness;
    const Shape& shape = *shapeOf(wall);
    const double all = reachOf(shape) + beyond;
    if (followsPath(shape.form)) return {all, all};
    const Spot axis = Turn(wall.angle).there({1.0, 0.0});
    const double along = std::max(shape.width, minLineThickness) / 2,
                 across = std::max(shape.height, minLineThickness) / 2;
    const double x = std::abs(axis.x), y = std::abs(axis.y), line = shape.thickness + beyond;
    return {std::min(all, x * along + y * across + line), std::min(all, y * along + x * across + line)};
}

// Visits the cells of a wall at either of two times and the cells around it, including hidden
// cells. Far from the outline most cells may be skipped because the depth bounds the distance,
// except for the roughness of some shapes.
enum class Which { All, NearOutline };
template <class Visit>
void forEachNear(const Wave<float>& wave, const WallPose& one, const WallPose& other, Which which,
                 Visit visit) {
    const Grid& grid = wave.grid();
    const Cells all = wave.stiffness->cells(); // a new map has no hidden cells yet
    const Wall& wall = std::get<Wall>(one.object().is);
    const Spot extent = reachAlongAxes(one.object());
    const auto range = [](double a, double b, double reach, int size, int beyondLow, int beyondHigh) {
        int from = clampedTo(std::floor(std::min(a, b) - reach), 0, size);
        int to = clampedTo(std::ceil(std::max(a, b) + reach) + 1.0, 0, size);
        if (from == 0) from = beyondLow;
        if (to == size) to = beyondHigh;
        return std::pair(from, to);
    };
    const auto [x0, x1] = range(one.object().x, other.object().x, extent.x, grid.width, all.x0, all.x1);
    const auto [y0, y1] = range(one.object().y, other.object().y, extent.y, grid.height, all.y0, all.y1);
    const bool seesAll = which == Which::All || wall.slits > 0 || wall.shape.form == Form::Cavity;
    for (int y = y0; y < y1; ++y)
        for (int x = x0; x < x1; ++x) {
            const double depth = one.depth(x, y), otherDepth = &one == &other ? depth : other.depth(x, y);
            visit(x, y, depth, otherDepth);
            const double far = std::min(std::abs(depth), std::abs(otherDepth));
            if (!seesAll && far > 8.0) x += clampedTo(far / 2, 0, grid.width) - 2;
        }
}

// Finds a cell in a sorted list. Null if missing.
template <class Cell>
const Cell* findCell(const std::vector<Cell>& list, int x, int y) {
    const auto place = [](const Cell& cell) { return std::tuple(cell.y, cell.x); };
    const auto at = std::ranges::lower_bound(list, std::tuple(y, x), {}, place);
    return at != list.end() && at->x == x && at->y == y ? &*at : nullptr;
}

const SurfaceNode* findNode(const std::vector<SurfaceNode>& nodes, int wall, int x, int y) {
    const auto key = std::tuple(wall, y, x);
    const auto at = std::ranges::lower_bound(
        nodes, key, {}, [](const SurfaceNode& node) { return std::tuple(node.wall, node.y, node.x); });
    return at != nodes.end() && std::tuple(at->wall, at->y, at->x) == key ? &*at : nullptr;
}

void set(Wave<float>& wave, int x, int y, double now, double before) {
    wave.now.at(x, y) = roundedHeight<float>(now);
    wave.previous.at(x, y) = roundedHeight<float>(before);
    if (wave.older) wave.older->at(x, y) = wave.previous.at(x, y);
    if (wave.velocity) wave.velocity->at(x, y) = roundedHeight<float>(now - before);
}

// Contribution of a cell to a neighbour's new height.
struct Neighbour {
    int x, y;
    double share; ///< weight of its height
};

// Calls `visit(side, place)` for the layer memory of a cell, `place` being its index in the layer.
template <class Visit>
void forEachPsiOf(const PmlRegion& region, int x, int y, Visit visit) {
    if (!region.hides(x, y)) return;
    const auto entry = [&](PmlRegion::Side side, int depth, int along) {
        if (depth >= 0) visit(side, region.index(side, depth, along));
    };
    const int column = x + region.depth[PmlRegion::Left], row = y + region.depth[PmlRegion::Top];
    entry(PmlRegion::Left, -1 - x, row);
    entry(PmlRegion::Right, x - region.visible.width, row);
    entry(PmlRegion::Top, -1 - y, column);
    entry(PmlRegion::Bottom, y - region.visible.height, column);
}

void forgetPsi(PmlRegion& region, int x, int y) {
    forEachPsiOf(region, x, y, [&](PmlRegion::Side side, std::size_t place) {
        region.layers[side].bondPsi[place] = region.layers[side].cellPsi[place] = 0.0f;
    });
}

// Sets the layer memory of a cell to the weighted mean of its neighbours, as for heights.
void givePsi(PmlRegion& region, int x, int y, const std::vector<Neighbour>& neighbours) {
    const auto mean = [&](PmlRegion::Side wanted, PmlRegion::Psi PmlRegion::Layer::* psi) {
        double sum = 0.0;
        for (const Neighbour& each : neighbours)
            forEachPsiOf(region, each.x, each.y, [&](PmlRegion::Side side, std::size_t place) {
                if (side == wanted) sum += each.share * double{(region.layers[side].*psi)[place]};
            });
        return roundedHeight<float>(neighbours.empty() ? 0.0 : sum / static_cast<double>(neighbours.size()));
    };
    forEachPsiOf(region, x, y, [&](PmlRegion::Side side, std::size_t place) {
        PmlRegion::Layer& layer = region.layers[side];
        layer.bondPsi[place] = mean(side, &PmlRegion::Layer::bondPsi);
        layer.cellPsi[place] = mean(side, &PmlRegion::Layer::cellPsi);
    });
}

void change(Wave<float>& wave, int x, int y, float stiffness) {
    wave.stiffness->at(x, y) = stiffness;
    if (wave.unevenBlocks) wave.unevenBlocks->mark(*wave.stiffness, x, y);
}

// Returns the distance from the cell centre to the effective surface if the wall is `depth` cells
// away. A fixed wall acts at the outline. Otherwise the mass acts at its centre and the damper at
// its end.
double distanceTo(double depth, double impedance) {
    const double share = impedance < 0.0 ? 1.0 : 0.5 + 0.5 * impedance / (1.0 + impedance);
    return nearest + share * (depth - nearest);
}

bool isStraight(const SurfaceNode& node) { return std::abs(node.faces - 1.0) < 1e-3; }

bool isRungeKutta(const Experiment& settings) { return infoOf(settings.rule.scheme).isRungeKutta; }

} // namespace

// Cells covered (with previous heights) and uncovered in a step.
struct MovingWalls::CoverageChange {
    struct Cell {
        int wall, x, y;
        double now, previous;
    };
    std::vector<Cell> covered, uncovered; ///< sorted by rows

    void sort() {
        for (std::vector<Cell>* cells : {&covered, &uncovered})
            std::ranges::sort(*cells, {}, [](const Cell& cell) { return std::tuple(cell.y, cell.x); });
    }
};

MovingWalls::MovingWalls(const Experiment& settings) {
    if (!hasMovingWall(settings.objects)) return;
    m_resting = withoutMovingWalls(settings.objects);
    for (const PoolObject& object : settings.objects) {
        if (!moves(object)) continue;
        const Wall& wall = std::get<Wall>(object.is);
        const double impedance = wall.kind == WallKind::Fixed  ? -1.0
                                 : wall.kind == WallKind::Free ? 0.0
                                                               : wall.impedance;
        m_walls.push_back({object, impedance});
    }
}

void MovingWalls::build(Wave<float>& wave, const Experiment& settings) const {
    wave.nodes.clear();
    if (empty()) return;
    if (!wave.stiffness) wave.stiffness.emplace(wave.grid(), settings.rule.scene).fill(1.0f);
    cover(wave, settings, nullptr);
}

// Returns the stiffness without moving walls. Hidden cells use the nearest visible cell.
float MovingWalls::restingStiffness(const Experiment& settings, int x, int y) const {
    const Grid& grid = settings.grid;
    if (!m_restingMap) m_restingMap = materialMapOf(grid, settings.rule.scene, m_resting).stiffness;
    if (!m_restingMap) m_restingMap.emplace(grid, settings.rule.scene).fill(1.0f);
    return m_restingMap->at(std::clamp(x, 0, grid.width - 1), std::clamp(y, 0, grid.height - 1));
}

void MovingWalls::cover(Wave<float>& wave, const Experiment& settings, CoverageChange* passing) const {
    const Grid& grid = wave.grid();
    std::vector<WallPose> now;
    for (const MovingWall& wall : m_walls) now.emplace_back(wall.object, secondsAt(wave, settings, 0.0), grid);
    for (std::size_t i = 0; i < m_walls.size(); ++i) {
        const WallPose& here = now[i];
        const WallPose earlier(m_walls[i].object, std::max(0.0, secondsAt(wave, settings, -1.0)), grid);
        const bool isFixed = m_walls[i].impedance < 0.0;
        const auto isCovered = [&](int x, int y) {
            return std::ranges::any_of(now, [&](const WallPose& each) { return each.covers(x, y); });
        };
        const int index = static_cast<int>(i);
        const Which which = passing ? Which::NearOutline : Which::All;
        forEachNear(wave, here, earlier, which, [&](int x, int y, double depth, double before) {
            const float stiffness = wave.stiffness->at(x, y);
            if (depth >= -nearest && stiffness > 0.0f) {
                if (passing)
                    passing->covered.push_back({index, x, y, wave.now.at(x, y), wave.previous.at(x, y)});
                const bool hasSurface = !isRungeKutta(settings) && grid.contains(x, y);
                change(wave, x, y, isFixed && !hasSurface ? fixedWall : freeWall);
                set(wave, x, y, 0.0, 0.0);
                if (wave.pml) forgetPsi(*wave.pml, x, y);
            } else if (depth >= -nearest && isFixed && stiffness == freeWall && !grid.contains(x, y)) {
                // Hidden cells created later match those at the boundary.
                if (restingStiffness(settings, x, y) > 0.0f) change(wave, x, y, fixedWall);
            } else if (depth < -nearest && before >= -nearest && !(stiffness > 0.0f) && !isCovered(x, y)) {
                const float uncovered = restingStiffness(settings, x, y);
                if (!(uncovered > 0.0f)) return;
                change(wave, x, y, uncovered);
                if (passing) passing->uncovered.push_back({index, x, y, 0.0, 0.0});
            }
        });
    }
}

// Sets uncovered cells to heights on the line from a cell to its surface, or to the mean of the
// adjacent cells.
void MovingWalls::giveHeights(Wave<float>& wave, const Experiment& settings,
                              const CoverageChange& passing) const {
    const Cells all = wave.now.cells();
    std::vector<CoverageChange::Cell> given;
    for (const CoverageChange::Cell& cell : passing.uncovered) {
        const MovingWall& wall = m_walls[static_cast<std::size_t>(cell.wall)];
        const WallPose here(wall.object, secondsAt(wave, settings, 0.0), wave.grid());
        double now = 0.0, before = 0.0, otherNow = 0.0, otherBefore = 0.0;
        int lines = 0, others = 0;
        std::vector<Neighbour> onLines, around;
        for (const auto& [dx, dy] : besides) {
            const int x = cell.x + dx, y = cell.y + dy;
            if (!all.contains(x, y) || !(wave.stiffness->at(x, y) > 0.0f) || findCell(passing.uncovered, x, y))
                continue;
            const double f = wave.now.at(x, y), g = wave.previous.at(x, y);
            otherNow += f;
            otherBefore += g;
            ++others;
            around.push_back({x, y, 1.0});
            const SurfaceNode* node = findNode(wave.nodes, cell.wall, x, y);
            if (!node) continue;
            const double distance = distanceTo(std::max(-here.depth(x, y), nearest), wall.impedance);
            const double share = std::min(1.0, 1.0 / distance);
            const double height = f + share * (node->height - f);
            onLines.push_back({x, y, wall.impedance < 0.0 ? 1.0 - share : 1.0});
            now += height;
            // The cell receives an equal share of the surface momentum.
            before += wall.impedance < 0.0 || !isStraight(*node)
                          ? g + std::min(1.0, 1.0 / node->distance) * (node->previous - g)
                          : height - (node->height - node->previous);
            ++lines;
        }
        if (lines > 0) given.push_back({cell.wall, cell.x, cell.y, now / lines, before / lines});
        else if (others > 0)
            given.push_back({cell.wall, cell.x, cell.y, otherNow / others, otherBefore / others});
        else given.push_back({cell.wall, cell.x, cell.y, 0.0, 0.0});
        if (wave.pml) givePsi(*wave.pml, cell.x, cell.y, lines > 0 ? onLines : around);
    }
    for (const CoverageChange::Cell& cell : given) set(wave, cell.x, cell.y, cell.now, cell.previous);
}

// Initialises a surface. An existing surface keeps its state. The surface of a cell that has just
// met the wall continues the surface in front or behind, and the water between them.
void MovingWalls::giveState(const Wave<float>& wave, const CoverageChange& passing, SurfaceNode& node,
                            Face& face) const {
    const double f = wave.now.at(node.x, node.y);
    node.height = f;
    node.previous = wave.previous.at(node.x, node.y);
    if (const SurfaceNode* old = findNode(wave.nodes, node.wall, node.x, node.y)) {
        node.height = old->height;
        node.previous = old->previous;
        face.massBefore = old->mass;
        return;
    }
    const bool isNew = findCell(passing.uncovered, node.x, node.y) != nullptr;
    double now = 0.0, velocity = 0.0, mass = 0.0;
    int count = 0;
    for (const auto& [dx, dy] : besides) {
        const SurfaceNode* beside = findNode(wave.nodes, node.wall, node.x + dx, node.y + dy);
        const CoverageChange::Cell* covered = findCell(passing.covered, node.x + dx, node.y + dy);
        if (!beside || isNew == (covered != nullptr)) continue;
        ++count;
        const double ofSurface = beside->height - beside->previous;
        if (isNew) {
            // The spring provides the force for the swept water.
            now += f;
            if (face.keepsMomentum) now -= (face.massAfter - face.massBefore) * ofSurface / face.spring;
            velocity += ofSurface;
            mass += beside->mass - 1.0;
            continue;
        }
        // Linear from the cell via the covered cell to its surface.
        const double within = std::min(1.0, node.distance);
        const double beyond = std::clamp((node.distance - 1.0) / beside->distance, 0.0, 1.0);
        now += f + within * (covered->now - f) + beyond * (beside->height - covered->now);
        velocity += (covered->now - covered->previous + beside->mass * ofSurface) / (1.0 + beside->mass);
        mass += 1.0 + beside->mass;
    }
    if (count == 0) return;
    node.height = now / count;
    node.previous = node.height - velocity / count;
    if (face.keepsMomentum && count == 1) face.massBefore = mass;
}

void MovingWalls::beginStep(Wave<float>& wave, const Experiment& settings) {
    if (empty()) return;
    const Grid& grid = wave.grid();
    CoverageChange passing;
    cover(wave, settings, &passing);
    passing.sort();
    giveHeights(wave, settings, passing);

    std::vector<SurfaceNode> nodes;
    std::vector<Face> faces;
    // Absorbing layers use springs between whole cells only.
    const Cells moving = interiorOf(grid, settings.rule);
    const double speed = longWaveSpeed(settings.rule);
    for (std::size_t i = 0; i < m_walls.size(); ++i) {
        const int index = static_cast<int>(i);
        const auto at = [&](double later) {
            return WallPose(m_walls[i].object, std::max(0.0, secondsAt(wave, settings, later)), grid);
        };
        const WallPose here = at(0.0), earlier = at(-0.5), later = at(0.5);
        const double impedance = m_walls[i].impedance;
        const bool isFixed = impedance < 0.0;
        const double cellsPerStep = std::get<Wall>(m_walls[i].object.is).speed / settings.stepsPerSecond;
        forEachNear(wave, here, here, Which::NearOutline, [&](int x, int y, double depth, double) {
            const double factor = wave.stiffness->at(x, y);
            if (depth >= -nearest || depth < -2.0 || !(factor > 0.0) || !moving.contains(x, y)) return;
            SurfaceNode node;
            node.faces = 0.0;
            for (const auto& [dx, dy] : besides)
                if (moving.contains(x + dx, y + dy) && here.covers(x + dx, y + dy) &&
                    !(wave.stiffness->at(x + dx, y + dy) > 0.0f))
                    node.faces += here.shareOfFace(x, y, dx, dy);
            if (!(node.faces > 1e-3)) return;
            const double square = speed * speed * factor;
            const double distance = std::clamp(-depth, nearest, farthest);
            Face face;
            node.wall = index;
            node.x = x;
            node.y = y;
            node.distance = distanceTo(distance, impedance);
            face.spring = square / node.distance;
            if (!isFixed) {
                face.massAfter = std::clamp(-later.depth(x, y), nearest, 2.0) - nearest;
                // Momentum is not conserved on stairs, where water moves between more than two
                // cells. A wall faster than the waves would pile up the water there.
                constexpr double fastest = 0.95;
                face.keepsMomentum = isStraight(node) && cellsPerStep < fastest * std::sqrt(square);
                // Water just exchanged may differ from the present mass.
                face.massBefore = std::clamp(-earlier.depth(x, y), 0.0, 2.0) - nearest;
                node.mass = face.massAfter;
                face.resistance = damperImpedanceOf(impedance, square) * std::sqrt(square);
                giveState(wave, passing, node, face);
                if (!face.keepsMomentum) face.massBefore = std::min(face.massBefore, face.massAfter);
            }
            node.spring = face.spring * node.faces;
            node.stretch = double{wave.now.at(x, y)} - node.height;
            node.earlier = double{wave.previous.at(x, y)} - node.previous;
            nodes.push_back(node);
            faces.push_back(face);
        });
    }
    wave.nodes = std::move(nodes);
    m_faces = std::move(faces);
}

void MovingWalls::endStep(Wave<float>& wave, const Experiment& settings) const {
    // The water of adjacent surfaces is coupled. Otherwise short waves would be slower there than
    // all others, stay at the wall and grow.
    constexpr double stiffest = 0.9; // within the limit of an explicit step
    std::vector<double> alongside(wave.nodes.size());
    for (std::size_t i = 0; i < alongside.size() && i < m_faces.size() && !isRungeKutta(settings); ++i) {
        const SurfaceNode& node = wave.nodes[i];
        const double square = std::min(stiffest, m_faces[i].spring * node.distance);
        for (const auto& [dx, dy] : besides) {
            const SurfaceNode* other = findNode(wave.nodes, node.wall, node.x + dx, node.y + dy);
            if (!other) continue;
            const Face& face = m_faces[static_cast<std::size_t>(other - wave.nodes.data())];
            alongside[i] +=
                square * std::min(m_faces[i].massAfter, face.massAfter) * (other->height - node.height);
        }
    }
    for (std::size_t i = 0; i < wave.nodes.size() && i < m_faces.size(); ++i) {
        SurfaceNode& node = wave.nodes[i];
        const Face& face = m_faces[i];
        float& height = wave.now.at(node.x, node.y);
        float* velocity = wave.velocity ? &wave.velocity->at(node.x, node.y) : nullptr;
        if (isRungeKutta(settings)) {
            // After the step only the velocity is damped.
            const double share = face.resistance * node.faces / (1.0 + face.resistance * node.faces);
            float& before = wave.previous.at(node.x, node.y);
            before = roundedHeight<float>(double{before} + share * (double{height} - double{before}));
            if (velocity) *velocity = roundedHeight<float>((1.0 - share) * double{*velocity});
            node.height = height;
            node.previous = before;
            node.stretch = node.earlier = 0.0;
            continue;
        }
        // Three time levels give two equations for height and stretch.
        const bool isFixed = m_walls[static_cast<std::size_t>(node.wall)].impedance < 0.0;
        // A surface that loses mass would oscillate on its own with growing amplitude at high
        // speed. Long waves hardly stretch the spring and so are not damped.
        const double quarter = 0.25 * face.spring, friction = isFixed ? 0.0 : quarter;
        const double past = quarter * (2.0 * node.stretch + node.earlier) - friction * node.earlier;
        const double present = quarter + friction;
        const double free = double{height} - node.faces * past;
        double stretch = free / (1.0 + node.faces * present);
        if (!isFixed) {
            const double inert = face.massAfter + 0.5 * face.resistance;
            const double momentum = face.massAfter * node.height +
                                    face.massBefore * (node.height - node.previous) +
                                    0.5 * face.resistance * node.previous + alongside[i];
            stretch = (inert * free - momentum - past) / (inert * (1.0 + node.faces * present) + present);
        }
        const double taken = node.faces * (present * stretch + past);
        const double next = double{height} - taken;
        if (velocity) *velocity = roundedHeight<float>(double{*velocity} - taken);
        height = roundedHeight<float>(next);
        node.previous = node.height;
        node.height = isFixed ? 0.0 : next - stretch;
        node.earlier = node.stretch;
        node.stretch = stretch;
    }
}

} // namespace seiche
