// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QRectF>

namespace seiche {

/// Returns the polygon clipped to a rectangle (Sutherland and Hodgman, 1974). Empty if it is outside.
QPolygonF cutTo(const QRectF& room, QPolygonF polygon);

/// Returns the area of a polygon, at least 0.
double areaOf(const QPolygonF& polygon);

/// Returns the centre of the area of a polygon. Of a polygon without area, the centre of its bounding
/// rectangle.
QPointF centroidOf(const QPolygonF& polygon);

} // namespace seiche
