// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/run_work.h"

#include "model/limits.h"
#include "model/objects_change.h"
#include "model/parameter.h"
#include "wave/absorbing_cells.h"
#include "wave/emission.h"
#include "wave/impedance_wall.h"
#include "wave/material_map.h"
#include "wave/moving_wall.h"
#include "wave/near_cells.h"
#include "wave/object_cells.h"
#include "wave/pml_region.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Nanoseconds on one processor, measured and rounded up.
constexpr double perPullCell = 20.0, perModeCell = 8.0;      // a mode is a product
constexpr double perHeldCell = 12.0, perNewHeldCell = 800.0; // per step; at its start, with smoothed edge
constexpr double perHiddenCell = 60.0;                       // beyond absorbing sides, read and written
constexpr double perShapeCell = 5.0;                         // of a drawn shape or of local damping
constexpr double perModeFactor = 40.0, perModeProduct = 2.5, perModeInBox = 60.0;
constexpr double perCellOfMaterial = 8.0; // of the whole pool
constexpr double perFreedCell = 12.0;     // of removed walls
constexpr double perWallCell = 1.5, perRegionCell = 7.0, perRasterCell = 15.0;
constexpr double perPlainCell = 10.0;              // if its block is undecided
constexpr double perSample = 10.0, samples = 17.0; // in a cell that a region covers in part
constexpr double perLine = 1.0;                    // of a path, per position
constexpr double perFaceCell = 4.0, perAbsorbingCell = 40.0;
constexpr double perSourceCell = 3.0, perNewSourceCell = 45.0;
constexpr double perEvenRk4Cell = 11.5, perUnevenRk4Cell = 45.0; // other schemes take a tenth

double cellsOf(const Experiment& e) { return static_cast<double>(e.grid.cells()); }

double hiddenCells(const Experiment& e) {
    if (!absorbs(e.rule)) return 0.0;
    return static_cast<double>(PmlRegion::surroundFor(e.rule).around(e.grid).cells()) - cellsOf(e);
}

double cellsAlong(double centre, const Pull& pull, int size, int hidden) {
    const Reach reach = reachAlong(centre, pull, size);
    return std::min(static_cast<double>(size) + hidden, static_cast<double>(reach.last) - reach.first + 1.0);
}

double cellsUnder(const Pull& pull, const Experiment& e) {
    const Surround hidden = absorbs(e.rule) ? PmlRegion::surroundFor(e.rule) : Surround{};
    const double columns = cellsAlong(pull.x, pull, e.grid.width, hidden.left + hidden.right);
    if (e.rule.scene == SceneKind::String) return columns;
    return columns * cellsAlong(pull.y, pull, e.grid.height, hidden.top + hidden.bottom);
}

bool reachesBeyond(double centre, const Pull& pull, int size) {
    const Reach reach = reachAlong(centre, pull, size);
    return reach.first < 0 || reach.last >= size;
}

double workOfVisible(const Pull& pull, const Experiment& e) {
    const double even = conserves(e.rule) ? perShapeCell * cellsOf(e) : 0.0; // subtracts the mean everywhere
    return cellsUnder(pull, e) * (pull.shape == PullShape::Mode ? perModeCell : perPullCell) + even;
}

double linesOf(const Shape& shape) {
    return followsPath(shape.form) ? static_cast<double>(shape.path.size()) : 0.0;
}

// Returns the work of a depth query without block data.
double perDepth(const Shape& shape) { return perPlainCell + perLine * linesOf(shape); }

// Returns the number of cells in undecided blocks.
double cellsLookedAt(const Vicinity& near, const Shape& shape) {
    if (!hasExactDepth(shape)) return near.cells();
    constexpr double besides = 4.0 * smallBlock.reach; // both sides of the outline
    const double outline = followsPath(shape.form)
                               ? 2.0 * shape.path.length() + besides * static_cast<double>(shape.path.size())
                               : 2.0 * (shape.width + shape.height) + besides;
    constexpr double shareOfBlocks = 1.0 / smallBlock.side; // blocks decided by their middle alone
    return std::min(near.cells(), maxCellsOf(shape) + besides * outline + shareOfBlocks * near.cells());
}

// Returns the work of `forEachNear`: `perCell` for each cell near a shape, plus the path's lines
// for `places` positions per cell near them.
double workNear(const Vicinity& near, const Shape& shape, double perCell, double places) {
    const double cells = near.cells();
    double work = cellsLookedAt(near, shape) * perCell;
    if (!followsPath(shape.form)) return work;
    const double lines = linesOf(shape), length = shape.path.length();
    const double half = shape.form == Form::Paint ? std::max(shape.thickness, minLineThickness) / 2 : 0.0;
    // Cells within `reach` of a line, over all lines.
    const auto around = [&](double reach) {
        return std::min(lines * cells, 2.0 * reach * length + 4.0 * reach * reach * lines);
    };
    const double largeCells = double{largeBlock.side} * largeBlock.side,
                 smallCells = double{smallBlock.side} * smallBlock.side;
    const double columns = std::max(0, near.x1 - near.x0 + 1), rows = std::max(0, near.y1 - near.y0 + 1);
    work += 2.0 * perLine * lines * (cells / largeCells + 1.0);
    work += 2.0 * perLine * around(half + 3.0 * largeBlock.reach) / smallCells;
    work += places * perLine * around(half + 3.0 * smallBlock.reach);
    if (shape.form == Form::Outline) {
        // Lines count in rows they cross and columns to their left.
        const auto crossed = [&](double reach) { return std::min(lines * rows, length + 2.0 * reach * lines); };
        work += perLine * crossed(largeBlock.reach) * columns / smallCells;
        work += places * perLine * crossed(smallBlock.reach) * columns;
    }
    return work;
}

double cellsAround(const PoolObject& object, const Vicinity& near) {
    return std::min(near.cells(), maxCellsAround(object));
}

// Additional work per cell by other walls and land.
struct Others {
    double count = 0.0;
    double lines = 0.0;

    double perCell() const { return count * perPlainCell + lines * perLine; }
};

Others wallsAmong(const PoolObjects& objects) {
    Others others;
    for (const PoolObject& object : objects)
        if (std::holds_alternative<Wall>(object.is) || hasLand(object)) {
            others.count += 1.0;
            others.lines += linesOf(*shapeOf(object));
        }
    return others;
}

// Returns the work of walls whose cells also depend on the wave speed and are recomputed if it
// changes.
double workOfYieldingWall(const PoolObject& object, const Experiment& e, const Others& others) {
    const Wall& wall = std::get<Wall>(object.is);
    const Vicinity near = vicinityOf(object, e.grid);
    const double rim = cellsAround(object, near);
    if (wall.kind == WallKind::Impedance)
        return workNear(near, wall.shape, perFaceCell, 2.0) +
               rim * (others.perCell() + 4.0 * perDepth(wall.shape));
    const double measured =
        near.cells() <= static_cast<double>(AbsorbingCells::maxMeasured) ? near.cells() : 0.0;
    return workNear(near, absorbingShape(wall.shape), perPlainCell, 2.0) +
           measured * (perAbsorbingCell + 2.0 * others.count) +
           std::min(measured, 3.0 * rim) * others.perCell();
}

bool isYielding(const PoolObject& object) {
    const Wall* wall = std::get_if<Wall>(&object.is);
    return wall && (wall->kind == WallKind::Absorbing || wall->kind == WallKind::Impedance);
}

double workOfYieldingWalls(const Experiment& e) {
    if (std::ranges::none_of(e.objects, isYielding)) return 0.0;
    const Others others = wallsAmong(e.objects);
    double work = 0.0;
    for (const PoolObject& object : e.objects)
        if (isYielding(object)) work += workOfYieldingWall(object, e, others);
    return work;
}

double workOfWall(const PoolObject& object, const Experiment& e) {
    const Wall& wall = std::get<Wall>(object.is);
    const bool isWhole = hasExactDepth(wall.shape) && wall.shape.form != Form::Cavity && wall.slits <= 0;
    const Vicinity near = vicinityOf(object, e.grid);
    const double moving = moves(object) ? near.cells() * 2.0 * perDepth(wall.shape) : 0.0;
    // The core takes as long as the absorbing layer.
    const double core =
        wall.kind == WallKind::Absorbing ? workOfYieldingWall(object, e, wallsAmong(e.objects)) : 0.0;
    return workNear(near, wall.shape, isWhole ? perWallCell : perPlainCell, 2.0) + moving + core;
}

double workOfRegion(const PoolObject& object, const Experiment& e) {
    const MediumRegion& region = std::get<MediumRegion>(object.is);
    const Vicinity near = vicinityOf(object, e.grid);
    // Exact shapes are sampled only along the outline.
    const double sampled = hasExactDepth(region.shape) ? cellsAround(object, near) : near.cells();
    const double places = 1.0 + samples * sampled / std::max(1.0, near.cells());
    const double raster = region.raster ? (hasLand(object) ? 2.0 : 1.0) * perRasterCell : 0.0;
    return workNear(near, region.shape, perRegionCell + raster, places) + sampled * samples * perSample;
}

double cellsOfSource(const Source& source, const Experiment& e) {
    if (e.rule.scene == SceneKind::String) return std::min(cellsOf(e), 8.0 * source.width + 2.0);
    return static_cast<double>(maxCellsOf(source, e.grid));
}

double wallCells(const Experiment& e) {
    double cells = 0.0;
    for (const PoolObject& object : e.objects)
        if (std::holds_alternative<Wall>(object.is))
            cells += std::min(vicinityOf(object, e.grid).cells(), maxCellsOf(*shapeOf(object)));
    return std::min(cells, cellsOf(e));
}

double workOfSources(const Experiment& e) {
    double work = 0.0;
    for (const PoolObject& object : e.objects)
        if (const auto* source = std::get_if<Source>(&object.is))
            work += perNewSourceCell * cellsOfSource(*source, e);
    return work;
}

double workOfMaterial(const Experiment& e) {
    if (!hasStiffness(e.objects)) return 0.0;
    double work = perCellOfMaterial * cellsOf(e) + workOfYieldingWalls(e);
    for (const PoolObject& object : e.objects) {
        if (std::holds_alternative<Wall>(object.is)) work += workOfWall(object, e);
        if (std::holds_alternative<MediumRegion>(object.is)) work += workOfRegion(object, e);
        if (work > limits::work) return work;
    }
    return work;
}

double workOfModes(const AddedModes& added, const Experiment& e) {
    const auto modes = static_cast<double>(added.modes.size());
    double work = perModeCell * cellsOf(e);
    if (e.rule.scene == SceneKind::String) return work + modes * perModeInBox * cellsOf(e);
    if (added.in.empty())
        return work + modes * (perModeProduct * cellsOf(e) + perModeInBox * hiddenCells(e) +
                               perModeFactor * (e.grid.width + e.grid.height));
    const PoolObject* box = findObject(e.objects, added.in);
    if (box && shapeOf(*box)) work += modes * perModeInBox * vicinityOf(*box, e.grid).cells();
    return work;
}

double workOfDamping(const LocalDamping& damping, const Experiment& e) {
    const double across = 2.0 * damping.radius + 2.0;
    return perShapeCell * std::min(cellsOf(e), across * (e.rule.scene == SceneKind::Pool ? across : 1.0));
}

} // namespace

double workOfObjects(const Experiment& experiment) {
    return workOfMaterial(experiment) + workOfSources(experiment);
}

StepWork workOfStep(const Experiment& e) {
    StepWork work;
    if (e.rain.isOn()) {
        const Pull drop{e.rain.shape, e.rain.width,       e.rain.height,
                        e.rain.mode,  e.grid.width / 2.0, e.grid.height / 2.0};
        const double mean = std::min(1000.0, e.rain.rate / e.stepsPerSecond);
        const double drops = mean + 3.0 * std::sqrt(mean) + 1.0;
        const double share = std::min(1.0, 2.0 * (cellsAlong(0.0, drop, e.grid.width, 0) / e.grid.width +
                                                  cellsAlong(0.0, drop, e.grid.height, 0) / e.grid.height));
        work.rain = drops * (workOfVisible(drop, e) + share * perHiddenCell * hiddenCells(e));
    }
    if (e.rule.scheme == Scheme::Rk4 && e.rule.scene == SceneKind::Pool)
        work.scheme = cellsOf(e) * (hasStiffness(e.objects) ? perUnevenRk4Cell : perEvenRk4Cell);
    if (e.drive.isOn()) work.drive = workOf(pullAt(e.drive, 0), e);
    for (const PoolObject& object : e.objects) {
        if (const auto* source = std::get_if<Source>(&object.is))
            work.objects += cellsOfSource(*source, e) * (source->travels() ? perNewSourceCell : perSourceCell);
        if (!moves(object)) continue;
        const Wall& wall = std::get<Wall>(object.is);
        const Vicinity near = vicinityOf(object, e.grid);
        const bool seesAll = wall.slits > 0 || wall.shape.form == Form::Cavity;
        const double looked = seesAll ? near.cells() : std::min(near.cells(), 16.0 * cellsAround(object, near));
        work.objects += looked * 2.0 * perDepth(wall.shape);
    }
    return work;
}

double workOf(const Pull& pull, const Experiment& e) {
    const bool isHidden = absorbs(e.rule) && (reachesBeyond(pull.x, pull, e.grid.width) ||
                                              reachesBeyond(pull.y, pull, e.grid.height));
    return workOfVisible(pull, e) + (isHidden ? perHiddenCell * hiddenCells(e) : 0.0);
}

double workOf(const Change& change, const Experiment& present, const Experiment& after) {
    if (const auto* pull = std::get_if<Pull>(&change)) return workOf(*pull, present);
    if (const auto* hold = std::get_if<Hold>(&change)) return perNewHeldCell * maxCellsOf(*hold, present);
    if (const auto* damping = std::get_if<LocalDamping>(&change)) return workOfDamping(*damping, present);
    if (const auto* added = std::get_if<AddedModes>(&change)) return workOfModes(*added, present);
    const double hidden = perHiddenCell * std::max(hiddenCells(present), hiddenCells(after));
    if (std::holds_alternative<DrawnShape>(change)) return perShapeCell * cellsOf(present) + hidden;
    const double all = perCellOfMaterial * cellsOf(after) + hidden;
    if (std::holds_alternative<Settings>(change))
        return all + workOfYieldingWalls(after) + workOfSources(after);
    if (isSameMaterial(present.objects, after.objects)) return workOfSources(after);
    return all + workOfObjects(after) + perFreedCell * wallCells(present);
}

double workOf(const Change& change, const Experiment& present) {
    const auto* objects = std::get_if<ObjectsChange>(&change);
    const auto* settings = std::get_if<Settings>(&change);
    if (!objects && !settings) return workOf(change, present, present);
    Experiment after = present;
    if (objects) applyObjects(after, *objects);
    else applySettings(after, *settings);
    return workOf(change, present, after);
}

double maxCellsOf(const Hold& hold, const Experiment& experiment) {
    return cellsUnder(hold.pull(), experiment);
}

double workOfHeld(double cells) { return perHeldCell * cells; }

} // namespace seiche
