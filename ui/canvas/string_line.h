// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_scale.h"
#include "run/simulation.h"
#include "theme/tokens.h"

#include <QPolygonF>

class QPainter;
class QPen;

namespace seiche {

/// Draws a line (see `waveLine`) of a string, thicker if the linear density is larger.
void paintStringLine(QPainter& painter, const StringScale& on, const QPolygonF& line, const Simulation& run,
                     Trace trace);

/// Draws a thin line of uniform width.
void paintThinLine(QPainter& painter, const StringScale& on, const QPolygonF& line, QPen pen);

} // namespace seiche
