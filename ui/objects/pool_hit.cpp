// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/pool_hit.h"

#include "canvas/pool_canvas.h"
#include "objects/chosen_objects.h"
#include "objects/cut_polygon.h"
#include "objects/distance.h"
#include "objects/object_extent.h"
#include "objects/object_outline.h"
#include "objects/object_sign.h"
#include "objects/selection.h"
#include "wave/emission.h"
#include "wave/moving_wall.h"

#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>

namespace seiche {

namespace {

constexpr double probeReach = 12.0; // pixels at scale 1
constexpr double largeShare = 0.25; // of the pool
/// Area of a sign for comparisons, in cells: below point objects, above everything else.
constexpr double signArea = 40.0;
constexpr double roomOfSign = 14.0; // cells

QPolygonF polygonOf(const Outline& outline) {
    return QPolygonF(QList<QPointF>(outline.points.begin(), outline.points.end()));
}

/// Returns whether the position is on an outline, within `slack` cells.
bool isOnOutline(const std::vector<Outline>& outlines, QPointF place, double slack) {
    for (const Outline& outline : outlines) {
        const std::size_t count = outline.points.size();
        for (std::size_t i = outline.closed ? 0 : 1; i < count; ++i)
            if (distanceToSegment(place, outline.points[(i + count - 1) % count], outline.points[i]) <= slack)
                return true;
    }
    return false;
}

/// Returns whether the position is inside the outlines. An inner outline is a hole.
bool isInside(const std::vector<Outline>& outlines, QPointF place) {
    bool inside = false;
    for (const Outline& outline : outlines)
        if (polygonOf(outline).containsPoint(place, Qt::OddEvenFill)) inside = !inside;
    return inside;
}

/// Returns whether the position is in the rectangle that a pointer can grasp, within `slack` cells.
bool isInGrasp(const PoolObject& object, QPointF place, double slack) {
    const QPointF half = halfGraspOf(object), own = toObject(object, place);
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    const bool isEndless = instrument && instrument->kind == InstrumentKind::Line;
    return (isEndless || std::abs(own.x()) <= half.x() + slack) && std::abs(own.y()) <= half.y() + slack;
}

/// Returns the part of the outer outline inside the pool.
QPolygonF seenOutlineOf(const std::vector<Outline>& outlines, const Grid& grid) {
    if (outlines.empty()) return {};
    return cutTo(QRectF(0.0, 0.0, grid.width - 1.0, grid.height - 1.0), polygonOf(outlines.front()));
}

bool isHit(const PoolObject& object, QPointF place, double slack, const Grid& grid) {
    const Shape* shape = shapeOf(object);
    // Slits belong to their wall.
    if (!shape || (std::holds_alternative<Wall>(object.is) && shape->form == Form::Line))
        return isInGrasp(object, place, slack);
    const std::vector<Outline> outlines = outlinesOf(object);
    if (isOnOutline(outlines, place, slack)) return true;
    const bool isLargeMedium =
        std::holds_alternative<MediumRegion>(object.is) &&
        areaOf(seenOutlineOf(outlines, grid)) > largeShare * static_cast<double>(grid.cells());
    return !isLargeMedium && isInside(outlines, place);
}

/// Returns the object at its current position.
PoolObject shownNow(const PoolObject& object, double seconds) {
    if (std::holds_alternative<Source>(object.is)) return movedTo(object, placeAt(object, seconds));
    return moves(object) ? movedTo(object, wallPlaceAt(object, seconds)) : object;
}

} // namespace

std::optional<QPointF> signPlaceOf(const PoolObject& object, const Experiment& experiment) {
    if (!std::holds_alternative<MediumRegion>(object.is)) return std::nullopt;
    const QPolygonF inside = seenOutlineOf(outlinesOf(object), experiment.grid);
    if (inside.isEmpty()) return std::nullopt;
    const auto isFree = [&experiment](QPointF place) {
        const auto isFar = [place](QPointF other) { return distanceOf(place, other) > roomOfSign; };
        return std::ranges::all_of(experiment.probes,
                                   [&](const Probe& probe) { return isFar(QPointF(probe.x, probe.y)); }) &&
               std::ranges::all_of(experiment.objects, [&](const PoolObject& other) {
                   return !std::holds_alternative<Source>(other.is) || isFar({other.x, other.y});
               });
    };
    const QPointF centre = centroidOf(inside);
    if (isFree(centre)) return centre;
    for (const QPointF& corner : inside)
        if (const QPointF between = (centre + corner) / 2; isFree(between)) return between;
    return centre;
}

std::string nameAt(QPointF pixel, const PoolCanvas& canvas, double slackInPixels) {
    Session& session = canvas.run();
    const Selection& selection = Selection::of(session);
    const Experiment& experiment = session.settings();
    const Grid& grid = session.run().grid();
    const Theme& theme = Theme::current();
    for (const Probe& probe : experiment.probes)
        if (distanceOf(pixel, canvas.toPixels(QPointF(probe.x, probe.y))) <= theme.px(probeReach) &&
            selection.canSelect(probe.name))
            return probe.name;
    const QPointF cell = canvas.placeAt(pixel), top = canvas.placeOnWalls(pixel);
    const double slack = distanceOf(canvas.placeAt(pixel + QPointF(theme.px(slackInPixels), 0)), cell);
    const double seconds = session.run().seconds();
    std::string best;
    double smallest = std::numeric_limits<double>::infinity();
    const auto offer = [&](const PoolObject& object, double size) {
        if (size > smallest || !selection.canSelect(object.name)) return;
        smallest = size;
        best = object.name;
    };
    for (const PoolObject& object : experiment.objects) {
        if (const auto sign = signPlaceOf(object, experiment))
            if (signAt(canvas.toPixels(*sign)).contains(pixel)) offer(object, signArea);
        const PoolObject shown = shownNow(object, seconds);
        const Source* source = std::get_if<Source>(&object.is);
        // The centre of an orbit is a grip, too.
        bool hit = isHit(shown, cell, slack, grid) ||
                   (source && source->orbit > 0.0 && isHit(object, cell, slack, grid));
        // A raised wall can be hit at its foot, at its top and between.
        if (std::holds_alternative<Wall>(object.is) && !canvas.isFlat())
            for (const double share : {0.25, 0.5, 0.75, 1.0})
                hit = hit || isHit(shown, cell + share * (top - cell), slack, grid);
        const QPointF half = halfGraspOf(object);
        if (hit) offer(object, half.x() * half.y());
    }
    return best;
}

} // namespace seiche
