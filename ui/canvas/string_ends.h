// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;

namespace seiche {

class StringCanvas;

/// Draws how the left or the right end of the string is fastened, where it is now.
void paintEnd(QPainter& painter, const StringCanvas& canvas, bool left);

} // namespace seiche
