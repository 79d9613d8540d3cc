// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/view.h"

#include "picture/line_picture.h"
#include "picture/palette.h"
#include "picture/resample.h"

#include <algorithm>
#include <array>
#include <vector>

namespace seiche {

namespace {

// The heights as floats, whatever the run computes with, handed to `look`.
template <class Look>
void withHeights(const Simulation& run, Look look) {
    if (const auto* wave = std::get_if<Wave<float>>(&run.wave())) return look(viewOf(wave->now));
    const Frame<std::int32_t>& whole = std::get<Wave<std::int32_t>>(run.wave()).now;
    const Grid& grid = whole.grid();
    std::vector<float> heights;
    heights.reserve(static_cast<std::size_t>(grid.cells()));
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) heights.push_back(static_cast<float>(whole.at(x, y)));
    look(HeightView{heights.data(), grid.width, grid.height, grid.width});
}

void paintString(const Simulation& run, float range, const PixelView& picture) {
    LineLook look;
    look.thickness = std::max(1.5, picture.height / 120.0);
    paintCanvas(look, picture);
    withHeights(run, [&](const HeightView& heights) {
        paintLine({heights.row(0), static_cast<std::size_t>(heights.width)}, range, look, picture);
    });
}

void paintFlatBlue(const Simulation& run, float range, const PixelView& picture) {
    withHeights(run, [&](const HeightView& heights) {
        const std::vector<float> scaled = resample(heights, picture.width, picture.height);
        paint({scaled.data(), picture.width, picture.height, picture.width}, flatBlue(), range, picture);
    });
}

constexpr std::array<View, 2> table{{
    {"line", "the string as a line between ceiling and floor", Medium::String, paintString},
    {"flat-blue", "the pool from above, black where it is low and blue where it is high", Medium::Pool,
     paintFlatBlue},
}};

} // namespace

std::span<const View> views() { return table; }

const View* findView(std::string_view name) {
    for (const View& view : table)
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
