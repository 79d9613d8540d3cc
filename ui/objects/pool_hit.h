// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QPointF>

#include <optional>
#include <string>

namespace seiche {

class PoolCanvas;

/// Tolerances around an object, in pixels at scale 1.
inline constexpr double mouseSlack = 5.0;
inline constexpr double fingerSlack = 14.0;

/// Returns the name of the object or probe that a click at this pixel selects. Empty if none.
///
/// Small objects lie on top of large ones. Moving objects are where they are now. The water inside a
/// hollow wall, and inside a medium that covers more than a quarter of the pool, can be tapped: only
/// the outline and the sign select it.
/// `slack` is the tolerance in pixels at scale 1, larger for fingers.
std::string nameAt(QPointF pixel, const PoolCanvas& canvas, double slack = mouseSlack);

/// Returns the cell of the sign of a medium: the centre of its part inside the pool, or a place beside
/// it if a source or probe is there. Empty for other objects and outside the pool.
std::optional<QPointF> signPlaceOf(const PoolObject& object, const Experiment& experiment);

} // namespace seiche
