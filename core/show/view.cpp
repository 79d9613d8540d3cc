// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/view.h"

#include "show/overlay_picture.h"
#include "show/pool_picture.h"

#include <algorithm>
#include <array>
#include <vector>

namespace seiche {

namespace {

// The heights as floats, whatever the run computes with, handed to `look`.
template <class Look>
void withHeights(const Simulation& run, Look look) {
    if (const auto* wave = std::get_if<Wave<float>>(&run.wave())) return look(viewOf(wave->now));
    const Field<std::int32_t>& whole = std::get<Wave<std::int32_t>>(run.wave()).now;
    const Grid& grid = whole.grid();
    std::vector<float> heights;
    heights.reserve(static_cast<std::size_t>(grid.cells()));
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) heights.push_back(static_cast<float>(whole.at(x, y)));
    look(HeightView{heights.data(), grid.width, grid.height, grid.width});
}

void paintLineView(const Simulation& run, float range, const PixelView& picture) {
    LineLook look;
    look.thickness = std::max(1.5, picture.height / 120.0);
    paintString(run, look, range, picture);
}

template <PoolView view>
void paintPool(const Simulation& run, float range, const PixelView& picture) {
    const std::optional<ViewPreference>& preference = run.settings().view;
    PoolLook look = preference ? preference->look : PoolLook();
    look.view = view;
    // Waves a few cells long of half this height have about this energy in a cell.
    if (view == PoolView::Energy) range *= 0.02f * range;
    PoolPicture().paint(run, look, range, picture);
    OverlayMemory nothingYet;
    paintOverlays(run, run.settings().overlays, look, picture, nothingYet);
    paintOverlayLabels(run, run.settings().overlays, look, picture, nothingYet);
    if (preference && preference->section) paintSection(run, *preference->section, look, picture);
}

template <PoolView view>
constexpr View inPool(std::string_view description) {
    return {toString(view), description, SceneKind::Pool, paintPool<view>};
}

constexpr std::array<View, 8> allViews{{
    {"line", "the string as a line between ceiling and floor", SceneKind::String, paintLineView},
    inPool<PoolView::FlatBlue>("the pool from above, black where it is low and blue where it is high"),
    inPool<PoolView::Signed>("heights above rest orange, below blue, white between"),
    inPool<PoolView::Water>("clear water over a tiled floor, with refraction, light and caustics"),
    inPool<PoolView::Deep>("deep water, light from the upper left"),
    inPool<PoolView::Surface>("the surface in three dimensions"),
    inPool<PoolView::Energy>("how much energy each cell holds, from black to pale yellow"),
    inPool<PoolView::Rings>("flat blue that overflows and begins again at black"),
}};

} // namespace

std::span<const View> views() { return allViews; }

const View* findView(std::string_view name) {
    for (const View& view : allViews)
        if (view.name == name) return &view;
    return nullptr;
}

void paintString(const Simulation& run, const LineLook& look, float range, const PixelView& picture) {
    paintCanvas(look, picture);
    withHeights(run, [&](const HeightView& heights) {
        paintLine({heights.row(0), static_cast<std::size_t>(heights.width)}, range, look, picture);
    });
}

float rangeFor(double largest) {
    double unit = 1.0;
    while (unit < largest && unit < 1e30) unit *= 10;
    while (unit / 10 >= largest && unit > 1e-30) unit /= 10;
    if (largest == 0.0) return 1.0f;
    for (const double step : {0.1, 0.2, 0.5})
        if (unit * step >= largest) return static_cast<float>(unit * step);
    return static_cast<float>(unit);
}

float rangeFor(const Simulation& run) { return rangeFor(run.largestHeight()); }

} // namespace seiche
