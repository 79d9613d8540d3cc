// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/miniature_stage.h"
#include "theme/tokens.h"

#include <QRectF>

class QPainter;

namespace seiche {

/// Draws a miniature in these colours, lines `scale` times as thick as at scale 1.
void paintMiniature(QPainter& painter, const QRectF& room, const MiniatureStage& stage, const Tokens& tokens,
                    double scale);

/// Where in the medium a place of the picture is, in cells.
QPointF cellAt(const QPointF& place, const QRectF& room, const MiniatureStage& stage);

} // namespace seiche
