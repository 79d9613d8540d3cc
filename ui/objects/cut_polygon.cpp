// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/cut_polygon.h"

#include <cmath>

namespace seiche {

QPolygonF cutTo(const QRectF& room, QPolygonF polygon) {
    const auto cut = [&polygon](auto inside) {
        QPolygonF kept;
        for (qsizetype i = 0; i < polygon.size(); ++i) {
            const QPointF from = polygon[i], to = polygon[(i + 1) % polygon.size()];
            const double here = inside(from), there = inside(to);
            if (here >= 0.0) kept << from;
            if ((here < 0.0) != (there < 0.0)) kept << from + (to - from) * (here / (here - there));
        }
        polygon = kept;
    };
    cut([&](const QPointF& at) { return at.x() - room.left(); });
    cut([&](const QPointF& at) { return room.right() - at.x(); });
    cut([&](const QPointF& at) { return at.y() - room.top(); });
    cut([&](const QPointF& at) { return room.bottom() - at.y(); });
    return polygon;
}

namespace {

struct Moments {
    double twiceArea = 0.0; // signed
    QPointF first;          // six times the integral of the position
};

Moments momentsOf(const QPolygonF& polygon) {
    Moments moments;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF from = polygon[i], to = polygon[(i + 1) % polygon.size()];
        const double part = from.x() * to.y() - to.x() * from.y();
        moments.twiceArea += part;
        moments.first += part * (from + to);
    }
    return moments;
}

} // namespace

double areaOf(const QPolygonF& polygon) { return std::abs(momentsOf(polygon).twiceArea) / 2.0; }

QPointF centroidOf(const QPolygonF& polygon) {
    const Moments moments = momentsOf(polygon);
    return std::abs(moments.twiceArea) > 1e-9 ? moments.first / (3.0 * moments.twiceArea)
                                              : polygon.boundingRect().center();
}

} // namespace seiche
