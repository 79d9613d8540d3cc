// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/overlay_picture.h"

#include "picture/polyline.h"
#include "run/pool_picture.h"

#include <algorithm>

namespace seiche {

namespace {

class Drawing {
public:
    Drawing(const Simulation& run, const PoolLook& look, const PixelView& picture)
        : m_picture(picture), m_grid(run.grid()), m_unit(std::max(1.0, picture.height / 600.0)) {
        if (look.view == PoolView::Surface) m_surface.emplace(run.grid(), look, picture.width, picture.height);
    }

    /// `bold`: in the strong colour.
    void add(const std::vector<Spot>& spots, bool strong, bool bold) {
        std::vector<PicturePoint> points;
        for (const Spot& spot : spots) points.push_back(placeOf(spot));
        const double dash = strong ? 0.0 : 6.0 * m_unit;
        paintPolyline(points, {OverlayInk::seam, (bold ? 4.0 : 3.2) * m_unit, dash}, m_picture);
        paintPolyline(points, {bold ? OverlayInk::strong : OverlayInk::weak, (bold ? 1.6 : 1.3) * m_unit, dash},
                      m_picture);
    }

private:
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
};

} // namespace

void paintOverlays(const Simulation& run, std::span<const Overlay> overlays, const PoolLook& look,
                   const PixelView& picture) {
    if (overlays.empty()) return;
    Drawing drawing(run, look, picture);
    for (const Overlay overlay : overlays)
        for (const OverlayLine& line : overlayLines(run, overlay))
            drawing.add(line.spots, line.isStrong, standsOut(line, overlay));
}

void paintSection(const Simulation& run, const ViewWish::Section& section, const PoolLook& look,
                  const PixelView& picture) {
    Drawing(run, look, picture).add({section.from, section.to}, false, false);
}

} // namespace seiche
