// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QPointF>

#include <optional>

namespace seiche {

/// The two ends of an instrument, as canvas positions (see `Canvas::placeAt`). For a tape beside a
/// string, the left end comes first.
struct InstrumentSpan {
    QPointF from, to;
};

/// Returns the ends of a tape or scale. Empty for other objects.
std::optional<InstrumentSpan> spanOf(const PoolObject& object, SceneKind scene);

/// Returns the tape or scale beside a string with an end moved to a position. Scales keep their
/// direction.
PoolObject withEndAt(PoolObject object, bool last, QPointF place, const Grid& grid);

} // namespace seiche
