// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show/pool_picture.h"

#include <QRectF>

class QPainter;

namespace seiche {

/// Returns the width of the colour bar beside a pool, in pixels. 0 if the view has none.
double colourBarWidth(const PoolLook& look);

/// Draws the colours of a view with their values into `room`, `colourBarWidth` wide. Heights range
/// from -range to range, energies and intensities from 0 to range.
void paintColourBar(QPainter& painter, const QRectF& room, const PoolLook& look, double range);

} // namespace seiche
