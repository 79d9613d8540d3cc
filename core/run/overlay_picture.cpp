// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/overlay_picture.h"

#include "picture/polyline.h"
#include "run/pool_picture.h"

#include <algorithm>
#include <map>

namespace seiche {

namespace {

class Drawing {
public:
    /// `unit`: how thick a line of thickness 1 is, pixels; 0: as suits the picture.
    Drawing(const Simulation& run, const PoolLook& look, const PixelView& picture, double unit = 0.0)
        : m_picture(picture), m_grid(run.grid()),
          m_unit(unit > 0.0 ? unit : std::max(1.0, picture.height / 600.0)) {
        if (look.view == PoolView::Surface) m_surface.emplace(run.grid(), look, picture.width, picture.height);
    }

    /// `bold`: in the strong colour.
    void add(const std::vector<Spot>& spots, bool strong, bool bold) {
        std::vector<PicturePoint>& points = m_kinds[{strong, bold}].emplace_back();
        for (const Spot& spot : spots) points.push_back(placeOf(spot));
    }

    /// Lines of a kind at once, all dark seams below all bright lines.
    void finish() const {
        for (const auto& [kind, lines] : m_kinds)
            paint(lines, kind.first, OverlayInk::seam, kind.second ? 4.0 : 3.2);
        for (const auto& [kind, lines] : m_kinds)
            paint(lines, kind.first, kind.second ? OverlayInk::strong : OverlayInk::weak,
                  kind.second ? 1.6 : 1.3);
    }

private:
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

void paintOverlays(const Simulation& run, std::span<const Overlay> overlays, const PoolLook& look,
                   const PixelView& picture, OverlayMemory& memory, double unit) {
    if (overlays.empty()) return;
    Drawing drawing(run, look, picture, unit);
    for (const Overlay overlay : overlays)
        for (const OverlayLine& line : memory.linesOf(run, overlay))
            drawing.add(line.spots, line.isStrong, standsOut(line, overlay));
    drawing.finish();
}

void paintSection(const Simulation& run, const ViewWish::Section& section, const PoolLook& look,
                  const PixelView& picture) {
    Drawing drawing(run, look, picture);
    drawing.add({section.from, section.to}, false, false);
    drawing.finish();
}

} // namespace seiche
