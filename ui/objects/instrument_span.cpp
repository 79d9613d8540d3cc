// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/instrument_span.h"

#include "objects/object_outline.h"
#include "objects/selection.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double minPoints = 1.0;
constexpr double minHeight = 0.01;

} // namespace

std::optional<InstrumentSpan> spanOf(const PoolObject& object, SceneKind scene) {
    const Instrument* instrument = std::get_if<Instrument>(&object.is);
    if (!instrument || (instrument->kind != InstrumentKind::Tape && instrument->kind != InstrumentKind::Scale))
        return std::nullopt;
    const double half = instrument->length / 2;
    if (scene == SceneKind::Pool)
        return InstrumentSpan{fromObject(object, {-half, 0}), fromObject(object, {half, 0})};
    const QPointF middle = placeOf(object, scene);
    QPointF way(half, 0.0);
    if (instrument->kind == InstrumentKind::Tape) way.setY(instrument->climb / 2);
    else if (isUpright(object)) way = {0.0, half};
    return InstrumentSpan{middle - way, middle + way};
}

PoolObject withEndAt(PoolObject object, bool last, QPointF place, const Grid& grid) {
    const std::optional<InstrumentSpan> span = spanOf(object, SceneKind::String);
    Instrument* instrument = std::get_if<Instrument>(&object.is);
    if (!span || !instrument) return object;
    const QPointF kept = last ? span->from : span->to;
    if (instrument->kind == InstrumentKind::Scale && isUpright(object)) {
        instrument->length = std::max(minHeight, std::abs(place.y() - kept.y()));
        instrument->rise = (place.y() + kept.y()) / 2;
        return object;
    }
    // A tape dragged past its opposite end continues there.
    const double x = std::round(place.x());
    const double way = x - kept.x();
    instrument->length = std::max(minPoints, std::abs(way));
    object.x = std::clamp(kept.x() + way / 2, 0.0, grid.width - 1.0);
    if (instrument->kind == InstrumentKind::Tape) {
        instrument->climb = std::copysign(1.0, way) * (place.y() - kept.y());
        instrument->rise = (place.y() + kept.y()) / 2;
    }
    return object;
}

} // namespace seiche
