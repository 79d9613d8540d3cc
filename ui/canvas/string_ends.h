// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;
class QPainter;

namespace seiche {

class StringCanvas;

/// Draws the boundary at the left or right end at its current position.
void paintEnd(QPainter& painter, const StringCanvas& canvas, bool left);
/// Draws two small arrows beside the end for its possible movement by the pointer.
void paintEndHint(QPainter& painter, const StringCanvas& canvas, bool left, const QColor& colour);

} // namespace seiche
