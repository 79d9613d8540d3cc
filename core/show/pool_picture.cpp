// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/pool_picture.h"

#include "picture/energy_density.h"
#include "picture/pixel_loops.h"
#include "wave/expects.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace seiche {

namespace {

constexpr float deepLight = 1.2f;
// Waves of this range have visible slopes that do not tear the floor picture.
constexpr float waterRelief = 1.7f;

const Palette& signedPalette(ColourMap map) {
    static const std::array<Palette, EnumNames<ColourMap>::all.size()> palettes = [] {
        std::array<Palette, EnumNames<ColourMap>::all.size()> all;
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = signedColours(EnumNames<ColourMap>::all[i].first);
        return all;
    }();
    return palettes[static_cast<std::size_t>(map)];
}

const Palette& deepPalette() {
    static const Palette palette = deepWater();
    return palette;
}

const Palette& bluePalette() {
    static const Palette palette = flatBlue();
    return palette;
}

const Palette& energyPalette() {
    static const Palette palette = energyColours();
    return palette;
}

const Palette& intensityPalette() {
    static const Palette palette = intensityColours();
    return palette;
}

HeightView copyRows(const Field<std::int32_t>& field, int from, int to, std::vector<float>& into) {
    const int width = field.grid().width;
    into.resize(static_cast<std::size_t>(to - from) * static_cast<std::size_t>(width));
    for (int y = from; y < to; ++y)
        std::copy_n(field.row(y), width, into.data() + std::ptrdiff_t{y - from} * width);
    return {into.data(), width, to - from, width};
}

// Returns a line colour visible on the rest colour.
std::uint32_t lineColour(const PoolLook& look) {
    const bool dark = look.view != PoolView::Signed || look.map == ColourMap::Night;
    return dark ? 0xffffffffu : 0xff101820u;
}

} // namespace

const Palette* paletteOf(const PoolLook& look) {
    switch (look.view) {
    case PoolView::Deep: return &deepPalette();
    case PoolView::FlatBlue:
    case PoolView::Rings: return &bluePalette();
    case PoolView::Signed: return &signedPalette(look.map);
    case PoolView::Energy: return &energyPalette();
    case PoolView::Intensity: return &intensityPalette();
    case PoolView::Water:
    case PoolView::Surface: break;
    }
    return nullptr;
}

double typicalRange(const HeightView& values, PoolView view) {
    // A subset of rows is sufficient for large pools.
    constexpr std::int64_t enough = 250'000;
    const int stride = static_cast<int>(1 + std::int64_t{values.width} * values.height / enough);
    double sum = 0.0;
    float max = 0.0f;
    std::int64_t seen = 0;
    for (int y = 0; y < values.height; y += stride, seen += values.width) {
        const float* row = values.row(y);
        float rowSum = 0.0f;
        for (int x = 0; x < values.width; ++x) {
            const float size = std::abs(row[x]);
            rowSum += isSquared(view) ? size : size * size;
            max = size > max ? size : max;
        }
        sum += static_cast<double>(rowSum);
    }
    if (!std::isfinite(sum) || !std::isfinite(max)) return 0.0;
    const double mean = sum / static_cast<double>(seen);
    const double highest = static_cast<double>(max);
    if (view == PoolView::Energy) return std::max(12.0 * mean, 0.15 * highest);
    if (view == PoolView::Intensity) return std::max(4.0 * mean, 0.25 * highest);
    return std::max(4.0 * std::sqrt(mean), 0.3 * highest);
}

double valueOfHeight(double height, PoolView view) {
    if (view == PoolView::Energy) return 0.02 * height * height;
    return view == PoolView::Intensity ? 0.5 * height * height : height;
}

double heightOfValue(double value, PoolView view) {
    if (view == PoolView::Energy) return std::sqrt(value / 0.02);
    return view == PoolView::Intensity ? std::sqrt(value / 0.5) : value;
}

void PoolPicture::watch(const Simulation& run, PoolView view, int threads) {
    if (needsPast(view)) m_intensity.watch(run, threads);
    else m_intensity.clear();
}

HeightView PoolPicture::values(const Simulation& run, PoolView view, int threads) {
    const Grid& grid = run.grid();
    const auto own = [&] {
        m_values.resize(static_cast<std::size_t>(grid.cells()));
        return HeightView{m_values.data(), grid.width, grid.height, grid.width};
    };
    if (view == PoolView::Intensity) {
        if (m_intensity.isOf(grid)) return m_intensity.view();
        const Grid squares = intensityGrid(grid);
        m_values.assign(static_cast<std::size_t>(squares.cells()), 0.0f);
        addSquares(run, 0.0f, m_values.data(), threads);
        return {m_values.data(), squares.width, squares.height, squares.width};
    }
    if (const auto* wave = std::get_if<Wave<float>>(&run.wave())) {
        if (view != PoolView::Energy) {
            m_values = std::vector<float>(); // {} would keep the memory
            return viewOf(wave->now);
        }
        Springs springs{weightsOf(run.rule()), run.rule().k, {}, run.rule().model};
        if (wave->stiffness) springs.stiffness = viewOf(*wave->stiffness);
        const HeightView energies = own();
        energyDensity(viewOf(wave->now), viewOf(wave->previous), springs, m_values, threads);
        return energies;
    }
    const auto& wave = std::get<Wave<std::int32_t>>(run.wave());
    const HeightView shown = own();
    if (view != PoolView::Energy) {
        copyRows(wave.now, 0, grid.height, m_values);
        return shown;
    }
    // Some rows at a time, with neighbours: all rows as floats would take twice the pool's memory.
    constexpr int rows = 256;
    const Springs springs{weightsOf(run.rule()), 1.0 / run.rule().divisor, {}};
    std::vector<float> now, before, energies;
    for (std::vector<float>* each : {&now, &before, &energies})
        each->reserve(static_cast<std::size_t>(std::min(rows + 2, grid.height)) *
                      static_cast<std::size_t>(grid.width));
    for (int y = 0; y < grid.height; y += rows) {
        const int from = std::max(y - 1, 0), to = std::min(y + rows + 1, grid.height);
        const HeightView nowView = copyRows(wave.now, from, to, now),
                         beforeView = copyRows(wave.previous, from, to, before);
        energies.resize(now.size());
        energyDensity(nowView, beforeView, springs, energies, threads);
        std::copy_n(energies.begin() + std::ptrdiff_t{y - from} * grid.width,
                    std::ptrdiff_t{std::min(rows, grid.height - y)} * grid.width,
                    m_values.begin() + std::ptrdiff_t{y} * grid.width);
    }
    return shown;
}

void PoolPicture::keepOnlyFor(PoolView view) {
    if (view == m_view) return;
    m_view = view;
    m_through = Resampler(Between::Through);
    m_soft = Resampler(Between::Soft);
    m_surface = {};
    m_floor = std::vector<std::uint32_t>();
    m_floorWidth = m_floorHeight = 0;
    if (!needsPast(view)) m_intensity.clear();
}

void PoolPicture::paintWater(const HeightView& heights, const PoolStyle& style, float range,
                             const PixelView& picture, int threads) {
    if (m_floorWidth != picture.width || m_floorHeight != picture.height || m_floorPicture != style.floor) {
        m_floorWidth = picture.width;
        m_floorHeight = picture.height;
        m_floorPicture = style.floor;
        m_floor.resize(static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height));
        const PixelView floor{m_floor.data(), picture.width, picture.height, picture.width};
        if (style.floor && !style.floor->isEmpty()) paintFloorPicture(*style.floor, floor);
        else paintTiles(floor);
    }
    const float pixelsPerCell = static_cast<float>(picture.width) / static_cast<float>(heights.width);
    WaterLook water;
    water.n = style.n;
    water.depth = style.depth * pixelsPerCell;
    water.caustics = style.caustics;
    water.relief = waterRelief * style.waves * pixelsPerCell / range;
    seiche::paintWater(heights, m_soft, {m_floor.data(), picture.width}, water, picture, threads);
}

void PoolPicture::paint(const Simulation& run, const PoolStyle& style, float range, const PixelView& picture,
                        int threads) {
    paintValues(values(run, style.view, threads), run, style, range, picture, threads);
}

void PoolPicture::paintValues(const HeightView& cells, const Simulation& run, const PoolStyle& style,
                              float range, const PixelView& picture, int threads) {
    SEICHE_EXPECTS(run.rule().scene == SceneKind::Pool && range > 0.0f);
    keepOnlyFor(style.view);
    if (style.view == PoolView::Water) return paintWater(cells, style, range, picture, threads);
    if (style.view == PoolView::Surface)
        return m_surface.paint(cells, run, style, style.floor, style.ground, range, picture, threads);
    if (isSquared(style.view)) {
        // Square root, so that weak waves are visible beside strong waves: 0 at the first colour,
        // the range at the last.
        m_values.resize(static_cast<std::size_t>(cells.width) * static_cast<std::size_t>(cells.height));
        forEachRow(cells.width, cells.height, threads, [&](int y) {
            const float* from = cells.row(y);
            float* row = m_values.data() + std::ptrdiff_t{y} * cells.width;
            for (int x = 0; x < cells.width; ++x)
                row[x] = 2.0f * std::sqrt(std::max(from[x], 0.0f) / range) - 1.0f;
        });
        return seiche::paint({m_values.data(), cells.width, cells.height, cells.width}, m_through,
                             *paletteOf(style), 1.0f, picture, threads);
    }
    const Palette& palette = *paletteOf(style);
    const bool lines = style.levelLines && style.view != PoolView::Rings;
    // Contour lines need the resampled heights a second time.
    const HeightView shown = lines ? m_through(cells, picture.width, picture.height, threads) : cells;
    if (style.view == PoolView::Rings) {
        paintWrapped(shown, m_through, palette, 0.25f * range, picture, threads);
    } else if (style.view == PoolView::Deep) {
        const float pixelsPerCell = static_cast<float>(picture.width) / static_cast<float>(cells.width);
        paintLit(shown, m_through, palette, range, deepLight * pixelsPerCell, picture, threads);
    } else {
        seiche::paint(shown, m_through, palette, range, picture, threads);
    }
    if (!lines) return;
    LevelLook look;
    look.step = range / static_cast<float>(style.levels);
    look.colour = lineColour(style);
    paintLevelLines(shown, look, picture, threads);
}

} // namespace seiche
