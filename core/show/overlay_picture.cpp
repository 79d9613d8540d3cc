// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/overlay_picture.h"

#include "picture/stroke_digits.h"
#include "show/pool_picture.h"

#include <algorithm>
#include <map>

namespace seiche {

namespace {

class Drawing {
public:
    /// `unit` is the thickness of a line of thickness 1 in pixels; 0: suited to the picture.
    Drawing(const Simulation& run, const PoolLook& look, const PixelView& picture, double unit = 0.0)
        : m_picture(picture), m_grid(run.grid()),
          m_unit(unit > 0.0 ? unit : std::max(1.0, picture.height / 600.0)) {
        if (look.view == PoolView::Surface) m_surface.emplace(run.grid(), look, picture.width, picture.height);
    }

    /// Adds a line. `bold` selects the strong colour.
    void add(const std::vector<Spot>& spots, bool strong, bool bold) {
        if (!m_surface) return addPart(spots, strong, bold);
        for (const std::vector<Spot>& part : insidePool(spots, m_grid)) addPart(part, strong, bold);
    }

    /// Draws all lines of a kind at once, with all dark outlines below all bright lines.
    void finish() const {
        for (const auto& [kind, lines] : m_kinds)
            paint(lines, kind.first, OverlayColours::seam, kind.second ? 4.0 : 3.2);
        for (const auto& [kind, lines] : m_kinds)
            paint(lines, kind.first, kind.second ? OverlayColours::strong : OverlayColours::weak,
                  kind.second ? 1.6 : 1.3);
    }

    /// Draws a label at the point of the line nearest to the picture's edge, on a background plate.
    void label(const std::vector<Spot>& line, const std::string& text) const {
        std::vector<Spot> spots;
        for (const std::vector<Spot>& part : insidePool(line, m_grid))
            spots.insert(spots.end(), part.begin(), part.end());
        const double height = 11.0 * m_unit, aside = widthOfStrokes(text, height) / 2 + 5.0 * m_unit;
        std::optional<PicturePoint> nearest;
        double min = 0.0;
        for (const Spot& spot : spots) {
            const PicturePoint at = placeOf(spot);
            const double away =
                std::min(std::min(at.x, m_picture.width - at.x), std::min(at.y, m_picture.height - at.y));
            if (!(away >= 0.0) || (nearest && away >= min)) continue;
            nearest = at;
            min = away;
        }
        if (!nearest || m_picture.width < 2 * aside || m_picture.height < 2 * height) return;
        const PicturePoint middle{std::clamp(nearest->x, aside, m_picture.width - aside),
                                  std::clamp(nearest->y, height, m_picture.height - height)};
        const double reach = std::max(aside - height, 0.5);
        paintPolyline(std::vector<PicturePoint>{{middle.x - reach, middle.y}, {middle.x + reach, middle.y}},
                      {OverlayColours::ground, 2.0 * height, 0.0}, m_picture);
        paintPolylines(strokesOf(text, middle, height), {OverlayColours::strong, 1.5 * m_unit, 0.0}, m_picture);
    }

private:
    void addPart(const std::vector<Spot>& spots, bool strong, bool bold) {
        std::vector<PicturePoint>& points = m_kinds[{strong, bold}].emplace_back();
        for (const Spot& spot : spots) points.push_back(placeOf(spot));
    }
    void paint(const std::vector<std::vector<PicturePoint>>& lines, bool strong, std::uint32_t ink,
               double thickness) const {
        const double dash = strong ? 0.0 : 6.0 * m_unit;
        paintPolylines(lines, {ink, thickness * m_unit, dash}, m_picture);
    }
    PicturePoint placeOf(const Spot& spot) const {
        if (m_surface) {
            const SurfaceEye::Point seen = m_surface->toPicture(spot.x, spot.y);
            return {seen.x + 0.5, seen.y + 0.5};
        }
        return {(spot.x + 0.5) * m_picture.width / m_grid.width,
                (spot.y + 0.5) * m_picture.height / m_grid.height};
    }

    const PixelView& m_picture;
    Grid m_grid;
    double m_unit;
    std::optional<SurfacePlaces> m_surface;
    std::map<std::pair<bool, bool>, std::vector<std::vector<PicturePoint>>> m_kinds; ///< by strong and bold
};

} // namespace

std::vector<std::vector<Spot>> insidePool(const std::vector<Spot>& line, const Grid& grid) {
    std::vector<std::vector<Spot>> parts;
    bool on = false; // true while the last part continues
    for (std::size_t i = 1; i < line.size(); ++i) {
        const Spot a = line[i - 1], b = line[i];
        double begin = 0.0, end = 1.0;
        const auto keep = [&](double from, double to, double max) {
            if (from == to) {
                if (from < 0.0 || from > max) end = -1.0;
                return;
            }
            const double in = (0.0 - from) / (to - from), out = (max - from) / (to - from);
            begin = std::max(begin, std::min(in, out));
            end = std::min(end, std::max(in, out));
        };
        keep(a.x, b.x, grid.width - 1.0);
        keep(a.y, b.y, grid.height - 1.0);
        if (!(begin <= end)) {
            on = false;
            continue;
        }
        const auto at = [&](double share) {
            return Spot{a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)};
        };
        if (!on || begin > 0.0) parts.push_back({at(begin)});
        parts.back().push_back(at(end));
        on = end >= 1.0;
    }
    return parts;
}

void paintOverlays(const Simulation& run, std::span<const Overlay> overlays, const PoolLook& look,
                   const PixelView& picture, OverlayMemory& memory, double unit) {
    if (overlays.empty()) return;
    Drawing drawing(run, look, picture, unit);
    for (const Overlay overlay : overlays)
        for (const OverlayLine& line : memory.linesOf(run, overlay))
            drawing.add(line.spots, line.isStrong, standsOut(line, overlay));
    drawing.finish();
}

void paintOverlayLabels(const Simulation& run, std::span<const Overlay> overlays, const PoolLook& look,
                        const PixelView& picture, OverlayMemory& memory) {
    const Drawing drawing(run, look, picture);
    for (const Overlay overlay : overlays) {
        if (!hasLabels(overlay)) continue;
        for (const OverlayLine& line : memory.linesOf(run, overlay))
            if (!line.label.empty()) drawing.label(line.spots, line.label);
    }
}

void paintSection(const Simulation& run, const ViewPreference::Section& section, const PoolLook& look,
                  const PixelView& picture) {
    Drawing drawing(run, look, picture);
    drawing.add({section.from, section.to}, false, false);
    drawing.finish();
}

} // namespace seiche
