// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/polyline.h"

#include "picture/pixel_loops.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace seiche {

namespace {

struct Piece {
    PicturePoint from, to;
};

/// Coverage of each pixel by lines in a part of the picture, 0 ... 255. Overlaps count once.
class Coverage {
public:
    Coverage(int left, int top, int right, int bottom)
        : m_left(left), m_top(top), m_right(right), m_bottom(bottom),
          m_share(static_cast<std::size_t>(right - left) * static_cast<std::size_t>(bottom - top)) {}

    /// Adds a piece, visiting only pixels within its thickness.
    void add(const Piece& piece, double half) {
        const double dx = piece.to.x - piece.from.x, dy = piece.to.y - piece.from.y;
        if (std::abs(dx) >= std::abs(dy))
            walk(piece.from.x, piece.from.y, dx, dy, half, m_left, m_right, m_top, m_bottom, 1, width());
        else walk(piece.from.y, piece.from.x, dy, dx, half, m_top, m_bottom, m_left, m_right, width(), 1);
    }

    void blend(std::uint32_t colour, const PixelView& picture) const {
        const std::uint32_t strength = colour >> 24;
        // Two channels at once, in parts of 256.
        const std::uint32_t odd = colour & 0xff00ff, even = colour >> 8 & 0xff;
        for (int y = m_top; y < m_bottom; ++y) {
            const std::uint8_t* row = m_share.data() + (y - m_top) * width();
            std::uint32_t* pixels = picture.row(y) + m_left;
            const std::ptrdiff_t end = width();
            for (std::ptrdiff_t x = 0; x < end; ++x) {
                std::uint64_t eight = 1;
                while (x + 8 <= end && (std::memcpy(&eight, row + x, 8), eight == 0)) x += 8;
                if (x >= end || row[x] == 0) continue;
                std::uint32_t share = (row[x] * strength + 127) / 255;
                share += share >> 7;
                const std::uint32_t under = pixels[x];
                const std::uint32_t mixedOdd =
                    ((under & 0xff00ff) * (256 - share) + odd * share + 0x800080) >> 8;
                const std::uint32_t mixedEven =
                    ((under >> 8 & 0xff) * (256 - share) + even * share + 0x80) >> 8;
                pixels[x] = 0xff000000u | (mixedOdd & 0xff00ff) | mixedEven << 8;
            }
        }
    }

private:
    std::ptrdiff_t width() const { return m_right - m_left; }

    /// Visits the pixels near a piece from (u, v) by (du, dv). u is its main axis: |du| >= |dv|.
    void walk(double u, double v, double du, double dv, double half, int minU, int maxU, int minV, int maxV,
              std::ptrdiff_t stepU, std::ptrdiff_t stepV) {
        const double reach = half + 0.5, length2 = du * du + dv * dv;
        const double perUnit = length2 > 0.0 ? 1.0 / length2 : 0.0, slope = du != 0.0 ? dv / du : 0.0;
        // Half-width of the piece across the main axis.
        const double across = reach * std::sqrt(1.0 + slope * slope);
        const double low = std::min(u, u + du), high = std::max(u, u + du);
        const int begin = std::max(minU, static_cast<int>(std::floor(low - reach)));
        const int end = std::min(maxU, static_cast<int>(std::ceil(high + reach)));
        for (int i = begin; i < end; ++i) {
            const double pu = i + 0.5 - u;
            const double middle = v + slope * (std::clamp(i + 0.5, low, high) - u);
            const int first = std::max(minV, static_cast<int>(std::floor(middle - across)));
            const int last = std::min(maxV, static_cast<int>(std::ceil(middle + across)));
            std::uint8_t* share = m_share.data() + (i - minU) * stepU + (first - minV) * stepV;
            for (int j = first; j < last; ++j, share += stepV) {
                if (*share == 255) continue;
                const double pv = j + 0.5 - v;
                const double part = std::clamp((pu * du + pv * dv) * perUnit, 0.0, 1.0);
                const double offU = pu - part * du, offV = pv - part * dv;
                const double covered = std::clamp(reach - std::sqrt(offU * offU + offV * offV), 0.0, 1.0);
                *share = std::max(*share, static_cast<std::uint8_t>(255 * covered + 0.5));
            }
        }
    }

    int m_left, m_top, m_right, m_bottom;
    std::vector<std::uint8_t> m_share;
};

// Clips the segment from a to b to the rectangle; begin and end are fractions of the segment.
// Returns false if it lies outside.
bool clipped(const PicturePoint& a, const PicturePoint& b, double margin, const PixelView& picture,
             double& begin, double& end) {
    begin = 0.0;
    end = 1.0;
    const auto keep = [&](double from, double to, double min, double max) {
        if (from == to) return from >= min && from <= max;
        double in = (min - from) / (to - from), out = (max - from) / (to - from);
        if (in > out) std::swap(in, out);
        begin = std::max(begin, in);
        end = std::min(end, out);
        return begin <= end;
    };
    return keep(a.x, b.x, -margin, picture.width + margin) && keep(a.y, b.y, -margin, picture.height + margin);
}

/// The visible part of a line segment.
struct Visible {
    PicturePoint from, to;
    double begin, end; ///< fractions of the segment
    double before;     ///< line length before `from`, pixels
    double length;     ///< segment length, pixels

    PicturePoint at(double share) const {
        return {from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)};
    }
};

template <class Add>
void forEachVisible(std::span<const PicturePoint> points, const Stroke& stroke, const PixelView& picture,
                    Add add) {
    double way = 0.0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const PicturePoint a = points[i - 1], b = points[i];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        if (!std::isfinite(length)) continue;
        double begin = 0.0, end = 1.0;
        const double before = way;
        way += length;
        if (clipped(a, b, stroke.thickness / 2 + 1.0, picture, begin, end))
            add(Visible{a, b, begin, end, before, length});
    }
}

// Calls `add` for the dashes of a visible part.
template <class Add>
void forEachPiece(const Visible& part, const Stroke& stroke, Add add) {
    const bool dashed = stroke.dash > 0.0 && part.length > 0.0;
    const double share = part.end - part.begin;
    const int count =
        dashed ? std::max(1, static_cast<int>(std::ceil(share * part.length / (stroke.dash / 4)))) : 1;
    for (int j = 0; j < count; ++j) {
        const double from = part.begin + share * j / count, to = part.begin + share * (j + 1) / count;
        const double middle = part.before + 0.5 * (from + to) * part.length;
        if (stroke.dash > 0 && std::fmod(middle, 2 * stroke.dash) >= stroke.dash) continue;
        add(Piece{part.at(from), part.at(to)});
    }
}

/// Bounds of the pixels that lines can touch.
struct Touched {
    explicit Touched(const PixelView& picture) : left(picture.width), top(picture.height) {}

    void add(const PicturePoint& point) {
        left = std::min(left, point.x);
        right = std::max(right, point.x);
        top = std::min(top, point.y);
        bottom = std::max(bottom, point.y);
    }
    double left, top, right = 0.0, bottom = 0.0;
};

// Dashes are recomputed for each band of the picture: stored dashes of long lines could exceed the
// picture's memory.
void paintLines(std::span<const std::span<const PicturePoint>> lines, const Stroke& stroke,
                const PixelView& picture, int threads) {
    Touched touched(picture);
    bool any = false;
    for (const std::span<const PicturePoint> line : lines)
        forEachVisible(line, stroke, picture, [&](const Visible& part) {
            touched.add(part.at(part.begin));
            touched.add(part.at(part.end));
            any = true;
        });
    if (!any) return;
    const double half = stroke.thickness / 2, margin = half + 1.0;
    const auto inside = [](double at, int size) { return static_cast<int>(std::clamp<double>(at, 0, size)); };
    const int x0 = inside(std::floor(touched.left - margin), picture.width),
              x1 = inside(std::ceil(touched.right + margin), picture.width),
              y0 = inside(std::floor(touched.top - margin), picture.height),
              y1 = inside(std::ceil(touched.bottom + margin), picture.height);
    forEachBand(x1 - x0, y1 - y0, threads, [&](int begin, int end) {
        Coverage coverage(x0, y0 + begin, x1, y0 + end);
        const auto isInBand = [&](const PicturePoint& a, const PicturePoint& b) {
            return std::max(a.y, b.y) + margin >= y0 + begin && std::min(a.y, b.y) - margin <= y0 + end;
        };
        for (const std::span<const PicturePoint> line : lines)
            forEachVisible(line, stroke, picture, [&](const Visible& part) {
                if (!isInBand(part.at(part.begin), part.at(part.end))) return;
                forEachPiece(part, stroke, [&](const Piece& piece) {
                    if (isInBand(piece.from, piece.to)) coverage.add(piece, half);
                });
            });
        coverage.blend(stroke.colour, picture);
    });
}

} // namespace

void paintPolyline(std::span<const PicturePoint> points, const Stroke& stroke, const PixelView& picture) {
    paintLines({&points, 1}, stroke, picture, 1);
}

void paintPolylines(std::span<const std::vector<PicturePoint>> lines, const Stroke& stroke,
                    const PixelView& picture, int threads) {
    const std::vector<std::span<const PicturePoint>> views(lines.begin(), lines.end());
    paintLines(views, stroke, picture, threads);
}

} // namespace seiche
