// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace seiche {

/// Maps points and displacements of a string to pixels.
///
/// Linear up to the ceiling, compressed beyond, so the line always stays inside the room.
class StringScale {
public:
    /// The ceiling, as a fraction of half the room.
    static constexpr double usualCeilingShare = 0.82;

    /// Creates the mapping. `room` is at least a pixel wide and high. Displacement 0 is in its
    /// middle, `ceiling` > 0 near its top: at the fraction `ceilingShare` of half the room.
    StringScale(const QRectF& room, int points, double ceiling, double ceilingShare = usualCeilingShare);

    double x(double point) const { return m_room.left() + point * m_pixelsPerPoint; }
    /// Returns the pixel row, always inside the room. NaN is drawn at rest.
    double y(double height) const;

    /// Returns the nearest string position, in fractional points.
    double pointAt(double x) const;
    /// Returns the inverse of `y`, at most `max` ceilings.
    double heightAt(double y, double max = 3.0) const;

    const QRectF& room() const { return m_room; }
    double ceiling() const { return m_ceiling; }
    double pixelsPerPoint() const { return m_pixelsPerPoint; }

private:
    QRectF m_room;
    int m_points;
    double m_ceiling;
    double m_pixelsPerPoint;
    double m_ceilingPixels;
    double m_abovePixels;
};

} // namespace seiche
