// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/miniature_stage.h"
#include "theme/tokens.h"

#include <QRectF>

class QPainter;

namespace seiche {

/// Draws a miniature in these colours. `scale` multiplies the line widths.
void paintMiniature(QPainter& painter, const QRectF& room, const MiniatureStage& stage, const Tokens& tokens,
                    double scale);

/// Returns the position in the medium, in cells, of a point in the view.
QPointF cellAt(const QPointF& place, const QRectF& room, const MiniatureStage& stage);

} // namespace seiche
