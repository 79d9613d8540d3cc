// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

class QPainter;

namespace seiche {

/// What a widget that paints itself draws last when it has the focus: a ring along the inside of `all`.
void paintFocusRing(QPainter& painter, const QRect& all);

} // namespace seiche
