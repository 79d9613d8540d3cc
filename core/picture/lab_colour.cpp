// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/lab_colour.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

double unfolded(double t) {
    constexpr double bend = 6.0 / 29.0;
    return t > bend ? t * t * t : 3.0 * bend * bend * (t - 4.0 / 29.0);
}

std::uint32_t channel(double linear) {
    const double inside = std::clamp(linear, 0.0, 1.0);
    const double shown = inside <= 0.0031308 ? 12.92 * inside : 1.055 * std::pow(inside, 1.0 / 2.4) - 0.055;
    return static_cast<std::uint32_t>(std::lround(255.0 * shown));
}

} // namespace

LabColour fromHue(double lightness, double chroma, double hue) {
    const double angle = hue * std::numbers::pi / 180.0;
    return {lightness, chroma * std::cos(angle), chroma * std::sin(angle)};
}

std::uint32_t pixelFor(const LabColour& colour) {
    const double middle = (colour.lightness + 16.0) / 116.0;
    const double x = 0.95047 * unfolded(middle + colour.a / 500.0);
    const double y = unfolded(middle);
    const double z = 1.08883 * unfolded(middle - colour.b / 200.0);
    const std::uint32_t red = channel(3.2404542 * x - 1.5371385 * y - 0.4985314 * z);
    const std::uint32_t green = channel(-0.9692660 * x + 1.8760108 * y + 0.0415560 * z);
    const std::uint32_t blue = channel(0.0556434 * x - 0.2040259 * y + 1.0572252 * z);
    return 0xff000000u | red << 16 | green << 8 | blue;
}

LabColour between(const LabColour& from, const LabColour& to, double share) {
    return {from.lightness + (to.lightness - from.lightness) * share, from.a + (to.a - from.a) * share,
            from.b + (to.b - from.b) * share};
}

} // namespace seiche
