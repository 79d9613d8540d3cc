// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QPointF>

#include <optional>

namespace seiche {

/// The two ends of what has a length, as places of its canvas (see `Canvas::placeAt`): of a tape beside a
/// string the left one first.
struct InstrumentSpan {
    QPointF from, to;
};

/// Of a tape or a scale; nothing for other objects.
std::optional<InstrumentSpan> spanOf(const PoolObject& object, SceneKind scene);

/// The tape or scale beside a string with one of its ends at a place; a scale keeps its direction.
PoolObject withEndAt(PoolObject object, bool last, QPointF place, const Grid& grid);

} // namespace seiche
