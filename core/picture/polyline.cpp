// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/polyline.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace seiche {

namespace {

// Long pieces would look at many pixels far from them.
constexpr double longestPiece = 16.0;

/// How much of each pixel in a part of the picture a line covers, 0 ... 255. Where the line comes twice it covers once.
class Coverage {
public:
    Coverage(int left, int top, int right, int bottom)
        : m_left(left), m_top(top), m_right(right), m_bottom(bottom),
          m_share(static_cast<std::size_t>(right - left) * static_cast<std::size_t>(bottom - top)) {}

    void add(const PicturePoint& a, const PicturePoint& b, double half) {
        const double reach = half + 1.0;
        const auto first = [](double at, int least) {
            return std::max(least, static_cast<int>(std::floor(at)));
        };
        const auto last = [](double at, int most) { return std::min(most, static_cast<int>(std::ceil(at))); };
        const int x0 = first(std::min(a.x, b.x) - reach, m_left),
                  x1 = last(std::max(a.x, b.x) + reach, m_right);
        const int y0 = first(std::min(a.y, b.y) - reach, m_top),
                  y1 = last(std::max(a.y, b.y) + reach, m_bottom);
        const double dx = b.x - a.x, dy = b.y - a.y, length2 = dx * dx + dy * dy;
        for (int y = y0; y < y1; ++y)
            for (int x = x0; x < x1; ++x) {
                const double px = x + 0.5 - a.x, py = y + 0.5 - a.y;
                const double along = length2 > 0 ? std::clamp((px * dx + py * dy) / length2, 0.0, 1.0) : 0.0;
                const double off = std::hypot(px - along * dx, py - along * dy);
                const double share = std::clamp(half + 0.5 - off, 0.0, 1.0);
                std::uint8_t& known = at(x, y);
                known = std::max(known, static_cast<std::uint8_t>(255 * share + 0.5));
            }
    }

    void blend(std::uint32_t colour, const PixelView& picture) {
        const std::uint32_t strength = colour >> 24;
        for (int y = m_top; y < m_bottom; ++y)
            for (int x = m_left; x < m_right; ++x) {
                const std::uint32_t share = at(x, y) * strength;
                if (share == 0) continue;
                std::uint32_t& pixel = picture.row(y)[x];
                std::uint32_t result = 0xff000000u;
                for (int shift = 0; shift < 24; shift += 8) {
                    const std::uint32_t under = (pixel >> shift) & 255, over = (colour >> shift) & 255;
                    result |= ((under * (65025 - share) + over * share + 32512) / 65025) << shift;
                }
                pixel = result;
            }
    }

private:
    std::uint8_t& at(int x, int y) {
        return m_share[static_cast<std::size_t>(y - m_top) * static_cast<std::size_t>(m_right - m_left) +
                       static_cast<std::size_t>(x - m_left)];
    }

    int m_left, m_top, m_right, m_bottom;
    std::vector<std::uint8_t> m_share;
};

// The part of the way from a to b that lies in the rectangle, as shares of it; nothing: none.
bool clipped(const PicturePoint& a, const PicturePoint& b, double margin, const PixelView& picture,
             double& begin, double& end) {
    begin = 0.0;
    end = 1.0;
    const auto keep = [&](double from, double to, double least, double most) {
        if (from == to) return from >= least && from <= most;
        double in = (least - from) / (to - from), out = (most - from) / (to - from);
        if (in > out) std::swap(in, out);
        begin = std::max(begin, in);
        end = std::min(end, out);
        return begin <= end;
    };
    return keep(a.x, b.x, -margin, picture.width + margin) && keep(a.y, b.y, -margin, picture.height + margin);
}

} // namespace

void paintPolyline(std::span<const PicturePoint> points, const Stroke& stroke, const PixelView& picture) {
    const double half = stroke.thickness / 2, margin = half + 1.0;
    double left = picture.width, right = 0.0, top = picture.height, bottom = 0.0;
    std::vector<std::pair<PicturePoint, PicturePoint>> pieces;
    double way = 0.0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const PicturePoint a = points[i - 1], b = points[i];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        if (!std::isfinite(length)) continue;
        double begin = 0.0, end = 1.0;
        const double before = way;
        way += length;
        if (!clipped(a, b, margin, picture, begin, end)) continue;
        const auto at = [&](double s) { return PicturePoint{a.x + s * (b.x - a.x), a.y + s * (b.y - a.y)}; };
        const double step =
            length > 0 ? std::min(longestPiece, stroke.dash > 0 ? stroke.dash / 4 : longestPiece) : 1.0;
        const int count = std::max(1, static_cast<int>(std::ceil((end - begin) * length / step)));
        for (int j = 0; j < count; ++j) {
            const double from = begin + (end - begin) * j / count, to = begin + (end - begin) * (j + 1) / count;
            const double middle = before + 0.5 * (from + to) * length;
            if (stroke.dash > 0 && std::fmod(middle, 2 * stroke.dash) >= stroke.dash) continue;
            pieces.emplace_back(at(from), at(to));
            for (const PicturePoint& p : {pieces.back().first, pieces.back().second}) {
                left = std::min(left, p.x);
                right = std::max(right, p.x);
                top = std::min(top, p.y);
                bottom = std::max(bottom, p.y);
            }
        }
    }
    if (pieces.empty()) return;
    const auto inside = [](double at, int size) { return static_cast<int>(std::clamp<double>(at, 0, size)); };
    Coverage coverage(
        inside(std::floor(left - margin), picture.width), inside(std::floor(top - margin), picture.height),
        inside(std::ceil(right + margin), picture.width), inside(std::ceil(bottom + margin), picture.height));
    for (const auto& [a, b] : pieces) coverage.add(a, b, half);
    coverage.blend(stroke.colour, picture);
}

} // namespace seiche
