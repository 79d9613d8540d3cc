// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/run_memory.h"

#include "engine/engine.h"
#include "engine/forcing.h"
#include "engine/layer_content.h"
#include "wave/emission.h"
#include "wave/hold.h"
#include "wave/impedance_wall.h"
#include "wave/material_map.h"
#include "wave/moving_wall.h"
#include "wave/wave.h"

#include <algorithm>
#include <set>

namespace seiche {

namespace {

// The pool view stores an origin per line.
constexpr std::size_t bytesPerLine = 32;

// Short texts are stored inside their string.
std::size_t bytesHeldBy(const std::string& text) {
    return text.capacity() > std::string().capacity() ? text.capacity() + 1 : 0;
}

// Counted rasters and lists, because copies share them.
using Counted = std::set<const void*>;

std::size_t bytesHeldBy(const SharedRaster& raster, Counted& counted) {
    if (!raster || !counted.insert(raster.get()).second) return 0;
    return sizeof(Raster) + raster->values.capacity() * sizeof(double) + bytesHeldBy(raster->formula);
}

template <class T>
std::size_t bytesHeldBy(const SharedList<T>& list, Counted& counted) {
    if (list.empty() || !counted.insert(list.address()).second) return 0;
    return sizeof(std::vector<T>) + list.size() * sizeof(T);
}

const SharedRaster* rasterOf(const PoolObject& object) {
    if (const auto* region = std::get_if<MediumRegion>(&object.is)) return &region->raster;
    const auto* source = std::get_if<Source>(&object.is);
    return source ? &source->curve : nullptr;
}

std::size_t bytesHeldBy(const PoolObjects& objects, Counted& counted) {
    std::size_t sum = objects.capacity() * sizeof(PoolObject);
    for (const PoolObject& object : objects) {
        sum += bytesHeldBy(object.name);
        if (const Shape* shape = shapeOf(object)) sum += bytesHeldBy(shape->path.places(), counted);
        if (const auto* instrument = std::get_if<Instrument>(&object.is))
            sum += bytesHeldBy(instrument->heights, counted);
        if (const SharedRaster* raster = rasterOf(object)) sum += bytesHeldBy(*raster, counted);
    }
    return sum;
}

std::size_t bytesOfRasters(const PoolObjects& objects) {
    Counted counted;
    std::size_t sum = 0;
    for (const PoolObject& object : objects)
        if (const SharedRaster* raster = rasterOf(object)) sum += bytesHeldBy(*raster, counted);
    return sum;
}

std::size_t bytesHeldBy(const std::vector<Probe>& probes) {
    std::size_t sum = probes.capacity() * sizeof(Probe);
    for (const Probe& probe : probes) sum += bytesHeldBy(probe.name);
    return sum;
}

std::size_t bytesHeldBy(const Change& change, Counted& counted) {
    if (const auto* settings = std::get_if<Settings>(&change)) return settings->capacity() * sizeof(Setting);
    if (const auto* shape = std::get_if<DrawnShape>(&change))
        return bytesHeldBy(shape->heights, counted) + bytesHeldBy(shape->raster, counted);
    if (const auto* added = std::get_if<AddedModes>(&change))
        return added->modes.capacity() * sizeof(AddedMode) + bytesHeldBy(added->in);
    const auto* objects = std::get_if<ObjectsChange>(&change);
    return objects ? bytesHeldBy(objects->put, counted) + bytesHeldBy(objects->probes) : 0;
}

std::size_t bytesOfSources(const PoolObjects& objects, const Grid& grid) {
    std::size_t sum = 0;
    for (const PoolObject& object : objects)
        if (const auto* source = std::get_if<Source>(&object.is))
            sum += maxCellsOf(*source, grid) * sizeof(Weight) *
                   (source->travels() ? Forcing::maxStepsOfTravellers : 1);
    return sum;
}

// A growing vector temporarily needs up to three times as much.
std::size_t bytesOfDrive(const Drive& drive, const Grid& grid) {
    if (!drive.isOn()) return 0;
    return 3 * sizeof(Weight) * static_cast<std::size_t>(std::min(maxCellsOf(drive, grid), Forcing::maxDriven));
}

} // namespace

std::size_t bytesOfRun(const Experiment& experiment) {
    const Rule& rule = experiment.rule;
    const Grid& grid = experiment.grid;
    const std::size_t sides = bytesPerLine * static_cast<std::size_t>(std::int64_t{grid.width} + grid.height);
    if (rule.arithmetic == Arithmetic::Integer)
        return sides + 2 * Field<std::int32_t>::bytesFor(grid, rule.scene);
    const std::size_t frame = Field<float>::bytesFor(grid, rule.scene, PmlRegion::surroundFor(rule));
    // Moving walls need the stiffness without them, too.
    const std::size_t frames = static_cast<std::size_t>(infoOf(rule.scheme).fields) +
                               (keepsVelocity(rule) ? 1 : 0) + (hasStiffness(experiment.objects) ? 1 : 0) +
                               (hasMovingWall(experiment.objects) ? 1 : 0);
    const std::size_t unevenBlocks =
        hasStiffness(experiment.objects) ? UnevenBlocks::bytesFor(grid, PmlRegion::surroundFor(rule)) : 0;
    const std::size_t region = absorbs(rule) ? PmlRegion::bytesFor(grid, rule) : 0;
    const std::size_t sponge = maxSpongeCells(grid, experiment.objects) * sizeof(SpongeCell) +
                               bytesToBuildAbsorbingWalls(grid, experiment.objects);
    // Surface cells are found face by face.
    const std::size_t surface = 3 * maxSurfaceCells(grid, experiment.objects) * sizeof(SurfaceCell) +
                                4 * maxNodes(grid, experiment.objects) * sizeof(SurfaceNode);
    // A field is copied to make room for hidden cells; a changed absorbing layer is made from the
    // old layer.
    const std::size_t moved = absorbs(rule) ? frame : 0;
    // Temporary, during a change.
    const std::size_t carried = absorbs(rule) ? LayerContent::bytesFor(grid, rule) : 0;
    const std::size_t inDouble =
        isComputedInDouble(rule, grid)
            ? 4 * Field<double>::bytesFor(grid, rule.scene, PmlRegion::surroundFor(rule))
            : 0;
    return sides + frames * frame + unevenBlocks + inDouble + 2 * region + carried + sponge + surface +
           bytesOfSources(experiment.objects, grid) + bytesOfRasters(experiment.objects) +
           bytesOfDrive(experiment.drive, grid) + std::max(moved, Engine::bytesFor(grid, rule));
}

std::size_t bytesOfHolds(double cells, const Grid& grid) {
    // `Holds` drops overridden cells beyond this limit, using a copy.
    const double kept = std::min(cells, 2.0 * static_cast<double>(grid.cells()) + 100'000.0);
    return static_cast<std::size_t>(2.0 * kept) * sizeof(HeldCell);
}

std::size_t bytesToDraw(const Experiment& experiment) {
    // A trial step of a copy yields the previous field of a medium at rest; Runge-Kutta needs
    // none.
    const Rule& rule = experiment.rule;
    if (infoOf(rule.scheme).isRungeKutta || rule.arithmetic == Arithmetic::Integer) return 0;
    return 2 * Field<float>::bytesFor(experiment.grid, rule.scene, PmlRegion::surroundFor(rule));
}

std::size_t bytesHeldBy(const Experiment& experiment, const Experiment* beside) {
    Counted counted;
    if (beside) bytesHeldBy(beside->objects, counted);
    std::size_t sum = bytesHeldBy(experiment.title) + bytesHeldBy(experiment.description) +
                      bytesHeldBy(experiment.category) + bytesHeldBy(experiment.task) +
                      bytesHeldBy(experiment.claim) + bytesHeldBy(experiment.objects, counted) +
                      bytesHeldBy(experiment.probes) + experiment.overlays.capacity() * sizeof(Overlay) +
                      experiment.events.capacity() * sizeof(Event);
    for (const Event& event : experiment.events) sum += bytesHeldBy(event.what, counted);
    return sum;
}

} // namespace seiche
