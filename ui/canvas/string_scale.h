// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace seiche {

/// Maps the points and heights of a string to the screen.
///
/// Up to the ceiling, heights are drawn in proportion; beyond it ever smaller, so that the line stays within
/// the room however high it goes.
class StringScale {
public:
    /// The line lives in `room`, which is a pixel wide and high at least; the heights 0 and `ceiling` > 0 are
    /// at its middle and near its top.
    StringScale(const QRectF& room, int points, double ceiling);

    double x(double point) const { return m_room.left() + point * m_pixelsPerPoint; }
    /// Never outside the room; a height that is not a number is drawn at rest.
    double y(double height) const;

    /// The nearest place on the string, a fraction of a point allowed.
    double pointAt(double x) const;
    /// The inverse of `y`, at most `most` ceilings.
    double heightAt(double y, double most = 3.0) const;

    const QRectF& room() const { return m_room; }
    double ceiling() const { return m_ceiling; }
    double pixelsPerPoint() const { return m_pixelsPerPoint; }

    /// Of the half room, how much the ceiling's height takes.
    static constexpr double ceilingShare = 0.82;

private:
    QRectF m_room;
    int m_points;
    double m_ceiling;
    double m_pixelsPerPoint;
    double m_ceilingPixels;
    double m_abovePixels;
};

} // namespace seiche
