// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/icons.h"

#include <QPointF>
#include <QRectF>

class QPainter;

namespace seiche {

/// Returns the rectangle of the sign of an object with its centre at `at`, in pixels.
QRectF signAt(QPointF at);

/// Draws the sign of an object: an icon on a plate, which a click selects.
void paintSign(QPainter& painter, QPointF at, Glyph glyph);

} // namespace seiche
