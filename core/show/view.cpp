// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/view.h"

#include "measure/travelling_parts.h"
#include "show/overlay_picture.h"
#include "show/pool_picture.h"
#include "wave/joint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
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

std::uint32_t mixed(std::uint32_t one, std::uint32_t other, double share) {
    std::uint32_t result = 0xff000000u;
    for (const int shift : {0, 8, 16}) {
        const double a = (one >> shift) & 255u, b = (other >> shift) & 255u;
        result |= static_cast<std::uint32_t>(std::lround(a + share * (b - a))) << shift;
    }
    return result;
}

// Stretches of another medium are shaded, and a line stands where two are joined.
void paintMedia(const Simulation& run, const LineLook& look, const PixelView& picture) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    const int points = run.grid().width;
    if (!wave || !wave->stiffness || points < 2 || picture.width < 2) return;
    const double pixelsPerPoint = (picture.width - 1.0) / (points - 1.0);
    const auto shade = [&](int x, double share) {
        if (x < 0 || x >= picture.width) return;
        for (int y = 0; y < picture.height; ++y) {
            std::uint32_t& pixel = picture.row(y)[x];
            pixel = mixed(pixel, look.line, share);
        }
    };
    for (int x = 0; x < picture.width; ++x) {
        const double factor = wave->stiffnessNear(x / pixelsPerPoint, 0.0);
        if (factor > 0.0 && factor != 1.0) shade(x, 0.08 + 0.08 * std::min(1.0, std::abs(std::log10(factor))));
    }
    const int width = std::max(1, picture.height / 240);
    for (const Joint& joint : jointsOf(run.settings().objects, points)) {
        const int first = static_cast<int>(std::lround(joint.at * pixelsPerPoint)) - width / 2;
        for (int i = 0; i < width; ++i) shade(first + i, 0.6);
    }
}

// Thinner than their sum.
void paintParts(const Simulation& run, const LineLook& look, float range, const PixelView& picture) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (!wave || run.divergedAt() || run.settings().preview.parts != Shows::Shown) return;
    const TravellingParts parts = travellingParts(*wave, run.rule());
    LineLook thin = look;
    thin.thickness = std::max(1.0, look.thickness / 2);
    for (const auto& [part, colour] :
         {std::pair(&parts.right, look.right), std::pair(&parts.left, look.left)}) {
        thin.line = colour;
        if (!part->empty()) paintLine(*part, range, thin, picture);
    }
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
    paintMedia(run, look, picture);
    withHeights(run, [&](const HeightView& heights) {
        paintLine({heights.row(0), static_cast<std::size_t>(heights.width)}, range, look, picture);
    });
    paintParts(run, look, range, picture);
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
