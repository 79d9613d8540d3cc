// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;
class QPainter;

namespace seiche {

class StringCanvas;

/// Draws how the left or the right end of the string is fastened, where it is now.
void paintEnd(QPainter& painter, const StringCanvas& canvas, bool left);
/// Draws two small arrows beside the end that say which ways a hand can move it.
void paintEndHint(QPainter& painter, const StringCanvas& canvas, bool left, const QColor& colour);

} // namespace seiche
