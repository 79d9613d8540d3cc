// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/view.h"

#include "show/overlay_picture.h"
#include "show/pool_picture.h"
#include "show/string_picture.h"

#include <algorithm>
#include <array>

namespace seiche {

namespace {

void paintLineView(const Simulation& run, float range, const PixelView& picture) {
    paintString(run, lineLookFor(picture.height), range, picture);
}

template <PoolView view>
void paintPool(const Simulation& run, float range, const PixelView& picture) {
    const std::optional<ViewPreference>& preference = run.settings().view;
    PoolLook look = preference ? preference->look : PoolLook();
    look.view = view;
    const float end = static_cast<float>(valueOfHeight(static_cast<double>(range), view));
    PoolPicture().paint(run, look, end, picture);
    if (view != PoolView::Surface) FallingPicture().paint(run, picture);
    OverlayMemory nothingYet;
    paintOverlays(run, run.settings().overlays, look, picture, nothingYet);
    paintOverlayLabels(run, run.settings().overlays, look, picture, nothingYet);
    if (preference && preference->section) paintSection(run, *preference->section, look, picture);
}

template <PoolView view>
constexpr View inPool(std::string_view description) {
    return {toString(view), description, SceneKind::Pool, paintPool<view>};
}

constexpr std::array<View, 9> allViews{{
    {"line", "the string between ceiling and floor, as set by the preview keys of the experiment",
     SceneKind::String, paintLineView},
    inPool<PoolView::FlatBlue>("the pool from above, with black troughs and blue crests"),
    inPool<PoolView::Signed>("crests orange, troughs blue, white at rest"),
    inPool<PoolView::Water>("clear water over a tiled floor, with refraction, shadows and caustics"),
    inPool<PoolView::Deep>("deep water, lit from the upper left"),
    inPool<PoolView::Surface>("the surface in 3-D"),
    inPool<PoolView::Energy>("the energy of each cell, from black to pale yellow"),
    inPool<PoolView::Rings>("flat blue with 8-bit wrap-around"),
    inPool<PoolView::Intensity>("the mean squared height over whole periods, from black to pale yellow"),
}};

} // namespace

std::span<const View> views() { return allViews; }

LineLook lineLookFor(int height) {
    LineLook look;
    look.thickness = std::max(1.5, height / 120.0);
    return look;
}

const View* findView(std::string_view name) {
    for (const View& view : allViews)
        if (view.name == name) return &view;
    return nullptr;
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
