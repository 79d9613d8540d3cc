// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show/pool_picture.h"

#include <QRectF>

class QPainter;

namespace seiche {

/// The room a colour bar takes beside a pool, in pixels; 0 where the view has none.
double colourBarWidth(const PoolLook& look);

/// The colours of a view with the values they stand for, into `room` (as wide as `colourBarWidth`): heights
/// from -range to range, energies and intensities from 0 to range.
void paintColourBar(QPainter& painter, const QRectF& room, const PoolLook& look, double range);

} // namespace seiche
