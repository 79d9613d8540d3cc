// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/surface_picture.h"

#include "wave/emission.h"
#include "wave/moving_wall.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Small pools are made finer for the surface, so that crests are round; pools with more cells than most screens
// have pixels coarser, since the painter lights each of them.
Grid surfaceGrid(const Grid& grid) {
    constexpr std::int64_t few = 100'000, many = 1'000'000;
    constexpr int longest = 8192; // as many rows as no picture has
    const int side = std::max(grid.width, grid.height);
    if (grid.cells() <= few && 2 * side <= longest) return {2 * grid.width, 2 * grid.height};
    const double excess = static_cast<double>(grid.cells()) / static_cast<double>(many);
    const int coarser =
        std::max(static_cast<int>(std::ceil(std::sqrt(std::max(excess, 1.0)))), (side + longest - 1) / longest);
    return {std::max(1, grid.width / coarser), std::max(1, grid.height / coarser)};
}

constexpr float mostRelief = 0.03f; // of the longer side

SurfaceLook surfaceLook(const PoolLook& look, const Grid& shown) {
    SurfaceLook surface;
    surface.eye = inRange(look.eye);
    const float side = static_cast<float>(std::max(shown.width, shown.height));
    surface.relief = mostRelief * look.waves * side;
    surface.highest = surface.relief;
    // The default stands for a pool that looks neither like a puddle nor like a well.
    surface.depth = 0.075f * side * std::clamp(look.depth / PoolLook().depth, 0.15f, 2.5f);
    surface.wall = 0.024f * side;
    surface.rim = 0.026f * side;
    surface.n = std::clamp(look.n, 1.0f, 2.5f);
    surface.caustics = look.caustics;
    return surface;
}

// The shortest wavelength that the run makes on purpose, in cells.
double shortestWavelength(const Simulation& run) {
    const Experiment& now = run.settings();
    const double perSecond = std::sqrt(std::max(now.rule.k, 1e-6)) * now.stepsPerSecond;
    double shortest = 1e9;
    for (const PoolObject& object : now.objects)
        if (const Source* source = std::get_if<Source>(&object.is); source && source->hertz > 0.0)
            shortest = std::min(shortest, perSecond / source->hertz);
    if (shortest < 1e9) return std::max(shortest, 4.0);
    if (now.rain.isOn()) return std::max(3.0 * now.rain.width, 4.0);
    const Pull& pull = now.pullWith;
    switch (pull.shape) {
    case PullShape::Mode:
        return 2.0 * std::min(run.grid().width, run.grid().height) / std::max(pull.width, 1.0);
    case PullShape::Gaussian: return std::max(5.0 * pull.width, 4.0);
    default: return std::max(2.5 * pull.width, 4.0);
    }
}

// Where a source has buoys, however many points it has.
std::vector<Spot> buoysOf(const PoolObject& object, const Source& source, double seconds) {
    constexpr int most = 40;
    const Spot now = placeAt(object, seconds);
    std::vector<Spot> spots;
    const auto add = [&](const Spot& off) { spots.push_back({now.x + off.x, now.y + off.y}); };
    const auto alongLine = [&](int count) {
        const Turn turn(object.angle);
        for (int i = 0; i < count; ++i)
            add(turn.there({source.length * (i / std::max(count - 1.0, 1.0) - 0.5), 0.0}));
    };
    switch (source.form) {
    case SourceForm::Line:
        alongLine(static_cast<int>(std::clamp(source.length / 12.0 + 1.0, 2.0, double(most))));
        break;
    case SourceForm::Array: alongLine(std::clamp(source.elements, 2, most)); break;
    case SourceForm::Multipole:
        for (int i = 0; i < std::min(source.poles, most); ++i)
            add(Turn(object.angle + 360.0 * i / source.poles).there({source.radius, 0.0}));
        break;
    default: add({}); break;
    }
    return spots;
}

} // namespace

SurfacePlaces::SurfacePlaces(const Grid& grid, const PoolLook& look, int width, int height)
    : m_wall(static_cast<double>(surfaceLook(look, surfaceGrid(grid)).wall)),
      m_perColumn(static_cast<double>(surfaceGrid(grid).width) / grid.width),
      m_perRow(static_cast<double>(surfaceGrid(grid).height) / grid.height),
      m_eye(SurfacePainter::eyeFor(surfaceGrid(grid), surfaceLook(look, surfaceGrid(grid)), width, height)) {}

SurfaceEye::Point SurfacePlaces::toPicture(double x, double y, double h) const {
    const double perCell = std::max(m_perColumn, m_perRow);
    return m_eye.toPicture(m_perColumn * (x + 0.5) - 0.5, m_perRow * (y + 0.5) - 0.5, perCell * h);
}

SurfaceEye::Point SurfacePlaces::toCells(double pixelX, double pixelY, double h) const {
    const SurfaceEye::Point shown = m_eye.toCells(pixelX, pixelY, h);
    return {(shown.x + 0.5) / m_perColumn - 0.5, (shown.y + 0.5) / m_perRow - 0.5};
}

void SurfacePicture::layFloor(const Grid& shown, const std::shared_ptr<const FloorPicture>& floor) {
    if (m_floorVersion > 0 && m_floorGrid == shown && m_floorPicture == floor) return;
    m_floorGrid = shown;
    m_floorPicture = floor;
    ++m_floorVersion;
    m_floor.resize(static_cast<std::size_t>(shown.cells()));
    const PixelView view{m_floor.data(), shown.width, shown.height, shown.width};
    if (floor && !floor->isEmpty()) layPicture(*floor, view);
    else paintTiles(view);
}

void SurfacePicture::paint(const HeightView& heights, const Simulation& run, const PoolLook& look,
                           const std::shared_ptr<const FloorPicture>& floor, std::uint32_t ground, float range,
                           const PixelView& picture, int threads) {
    const Grid shown = surfaceGrid(run.grid());
    PoolObjects objects = run.settings().objects;
    for (PoolObject& object : objects)
        if (moves(object)) object = movedTo(object, wallPlaceAt(object, run.seconds()));
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    m_solids.set(objects, run.grid(), shown, wave && wave->stiffness ? viewOf(*wave->stiffness) : HeightView{});
    const HeightView whole = m_solids.withoutHoles(heights);
    const HeightView fine = shown == run.grid() ? whole : m_soft(whole, shown.width, shown.height, threads);
    layFloor(shown, floor);
    SurfaceLook how = surfaceLook(look, shown);
    how.ground = ground;
    const double perColumn = static_cast<double>(shown.width) / run.grid().width;
    const double perRow = static_cast<double>(shown.height) / run.grid().height;
    // Waves that are steeper than this hide one another and show little but glare.
    constexpr double steepest = 0.13; // of the wavelength
    const double gentle = steepest * shortestWavelength(run) * std::max(perColumn, perRow);
    how.relief = std::min(how.relief, static_cast<float>(gentle) * look.waves);
    std::vector<Buoy> buoys;
    const float radius = 0.0075f * static_cast<float>(std::max(shown.width, shown.height));
    for (const PoolObject& object : run.settings().objects)
        if (const Source* source = std::get_if<Source>(&object.is))
            for (const Spot& spot : buoysOf(object, *source, run.seconds()))
                buoys.push_back({static_cast<float>(perColumn * (spot.x + 0.5) - 0.5),
                                 static_cast<float>(perRow * (spot.y + 0.5) - 0.5),
                                 source->form == SourceForm::Point ? radius : 0.6f * radius});
    m_painter.paint(fine, range, how,
                    {&m_solids,
                     buoys,
                     {m_floor.data(), shown.width},
                     m_floorVersion,
                     m_falling.sparks(run, perColumn, perRow, how.wall)},
                    picture, threads);
}

} // namespace seiche
