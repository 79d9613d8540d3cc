// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/explosion_stage.h"
#include "theme/tokens.h"

#include <QRectF>

class QPainter;

namespace seiche {

/// Returns the circle of the magnifier in the upper right corner of a canvas, with the caption below.
/// Empty if there is no room.
QRectF magnifierIn(const QRectF& room);

/// Draws the neighbours at the largest zigzag of a picture in a circle: eight points of a string, or
/// eight by eight cells of a pool.
void paintMagnifier(QPainter& painter, const QRectF& circle, const ExplosionStage::Picture& picture,
                    Trace trace);

} // namespace seiche
