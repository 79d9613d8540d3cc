// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

class QPainter;

namespace seiche {

/// Draws a focus frame along the inside of `all`. For widgets that paint themselves, as the last
/// step.
void paintFocusRing(QPainter& painter, const QRect& all);

} // namespace seiche
