// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/string_marks.h"

#include "picture/blend.h"
#include "picture/stroke_digits.h"
#include "wave/clamped_to.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace seiche {

namespace {

/// Pixels; smaller digits are unreadable.
constexpr double minDigits = 8.0;
constexpr double digitsInUnits = 11.0;
/// Minimum arrow length, as a fraction of the longest.
constexpr double minArrow = 0.03;
constexpr double bandShare = 0.55; ///< opacity of an energy band

double digitsHeight(double unit) { return std::max(minDigits, digitsInUnits * unit); }
double digitsThickness(double unit) { return std::max(1.0, 1.5 * unit); }

void paintDiamond(PicturePoint at, double size, std::uint32_t colour, const PixelView& picture) {
    const int x0 = clampedTo(std::floor(at.x - size), 0, picture.width),
              x1 = clampedTo(std::ceil(at.x + size) + 1.0, 0, picture.width),
              y0 = clampedTo(std::floor(at.y - size), 0, picture.height),
              y1 = clampedTo(std::ceil(at.y + size) + 1.0, 0, picture.height);
    for (int y = y0; y < y1; ++y)
        for (int x = x0; x < x1; ++x) {
            // Distance from the nearest side; negative inside.
            const double off = (std::abs(x + 0.5 - at.x) + std::abs(y + 0.5 - at.y) - size) / std::sqrt(2.0);
            const double share = std::clamp(0.5 - off, 0.0, 1.0);
            if (share > 0.0) picture.row(y)[x] = blended(picture.row(y)[x], colour, share);
        }
}

void paintDistance(const std::string& text, double from, double to, double y, const LineLook& look, double unit,
                   const PixelView& picture) {
    const double height = digitsHeight(unit), width = widthOfStrokes(text, height);
    if (text.empty() || width + 28.0 * unit > to - from) return;
    const PicturePoint middle{(from + to) / 2.0, y};
    // Background plate, which keeps the string off the digits.
    const double high = height + 6.0 * unit, reach = std::max(0.5, width / 2 + 3.0 * unit - high / 2);
    paintPolyline(std::vector<PicturePoint>{{middle.x - reach, y}, {middle.x + reach, y}},
                  {(look.canvas & 0xffffffu) | 0xd8000000u, high, 0.0}, picture);
    paintPolylines(strokesOf(text, middle, height), {look.text, digitsThickness(unit), 0.0}, picture, 1);
}

} // namespace

std::string plainNumber(double value, int digits) {
    SEICHE_EXPECTS(digits >= 1);
    if (!std::isfinite(value)) return {};
    const int magnitude = value == 0.0 ? 0 : static_cast<int>(std::floor(std::log10(std::abs(value))));
    char text[400];
    std::snprintf(text, sizeof text, "%.*f", std::clamp(digits - 1 - magnitude, 0, 15), value);
    std::string number = text;
    if (number.find('.') != std::string::npos) {
        number.erase(number.find_last_not_of('0') + 1);
        if (number.back() == '.') number.pop_back();
    }
    return number;
}

void paintBead(PicturePoint at, double radius, const LineLook& look, double unit, const PixelView& picture) {
    const std::vector<PicturePoint> disc{at, at};
    const double rim = 0.75 * unit;
    paintPolyline(disc, {look.canvas, 2.0 * (radius + rim), 0.0}, picture);
    paintPolyline(disc, {look.text, 2.0 * std::max(0.5, radius - rim), 0.0}, picture);
}

void paintCeilingNumber(double value, const LineLook& look, double unit, const PixelView& picture) {
    const std::string text = plainNumber(value, 3);
    const double height = digitsHeight(unit), width = widthOfStrokes(text, height), aside = 4.0 * unit;
    const LinePlaces places(2, 1.0, look, picture);
    const double y = places.y(1.0) - aside - height / 2;
    if (text.empty() || y < height / 2 + 1.0 || width + 2 * aside > picture.width / 2.0) return;
    paintPolylines(strokesOf(text, {places.x(0.0) + aside + width / 2, y}, height),
                   {look.quiet, digitsThickness(unit), 0.0}, picture, 1);
}

void paintNodes(std::span<const double> nodes, double metresPerPoint, const LinePlaces& places,
                const LineLook& look, double unit, const PixelView& picture) {
    const double rest = places.y(0.0);
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        const double apart = nodes[i] - nodes[i - 1];
        const std::string text = metresPerPoint > 0.0 ? plainNumber(apart * metresPerPoint, 4) + "m"
                                                      : plainNumber(std::round(10.0 * apart) / 10.0, 8);
        paintDistance(text, places.x(nodes[i - 1]), places.x(nodes[i]), rest, look, unit, picture);
    }
    for (const double node : nodes) {
        const PicturePoint at{places.x(node), rest};
        paintDiamond(at, 7.0 * unit, look.canvas, picture);
        paintDiamond(at, 5.5 * unit, look.node, picture);
    }
}

void paintFlow(std::span<const double> flow, const LinePlaces& places, const LineLook& look, double unit,
               const PixelView& picture) {
    std::vector<std::vector<PicturePoint>> arrows;
    const double apart = places.width() / static_cast<double>(flow.size()), rest = places.y(0.0);
    for (std::size_t i = 0; i < flow.size(); ++i) {
        if (!(std::abs(flow[i]) >= minArrow)) continue;
        const double length = 0.85 * apart * flow[i];
        const double middle = places.x(0.0) + (static_cast<double>(i) + 0.5) * apart;
        const double head = std::min(6.0 * unit, std::abs(length));
        const PicturePoint tip{middle + length / 2, rest};
        const double back = tip.x - std::copysign(head, length);
        arrows.push_back({{middle - length / 2, rest}, tip});
        arrows.push_back({{back, rest - head}, tip, {back, rest + head}});
    }
    // Outline, to keep arrows visible on the string.
    paintPolylines(arrows, {look.canvas, 6.0 * unit, 0.0}, picture, 1);
    paintPolylines(arrows, {look.flow, 3.0 * unit, 0.0}, picture, 1);
}

void paintEnergy(const EnergyColumns& energy, double peak, const LinePlaces& places, const LineLook& look,
                 double unit, const PixelView& picture) {
    const double floor = picture.height - 0.5;
    const double left = places.x(0.0), right = left + places.width();
    const std::size_t count = energy.both.size();
    const auto yOf = [&](double value) { return floor - std::clamp(value / peak, 0.0, 1.0) * floor; };
    if (count > 0 && peak > 0.0) {
        const auto paintBand = [&](const std::vector<double>& top, const std::vector<double>* bottom,
                                   std::uint32_t colour) {
            for (int x = std::max(0, static_cast<int>(std::ceil(left - 0.5)));
                 x < picture.width && x + 0.5 <= right; ++x) {
                const double share = (x + 0.5 - left) / places.width();
                const std::size_t i = std::min(count - 1, static_cast<std::size_t>(share * double(count)));
                const int first = static_cast<int>(std::lround(yOf(top[i])));
                const int end = bottom ? static_cast<int>(std::lround(yOf((*bottom)[i]))) : picture.height;
                for (int y = std::max(0, first); y < std::min(end, picture.height); ++y)
                    picture.row(y)[x] = blended(picture.row(y)[x], colour, bandShare);
            }
            std::vector<PicturePoint> rim;
            for (std::size_t i = 0; i < count; ++i) {
                const double share = count > 1 ? double(i) / double(count - 1) : 0.5;
                rim.push_back({left + share * places.width(), yOf(top[i])});
            }
            paintPolyline(rim, {colour, 1.5 * unit, 0.0}, picture);
        };
        paintBand(energy.both, &energy.kinetic, look.right);
        paintBand(energy.kinetic, nullptr, look.line);
    }
    paintPolyline(std::vector<PicturePoint>{{left, floor}, {right, floor}}, {look.marks, 1.0, 0.0}, picture);
}

} // namespace seiche
