// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_scale.h"
#include "run/simulation.h"

#include <QPolygonF>

#include <span>

namespace seiche {

/// The line through the heights. When there are more points than the screen has columns, each column shows the
/// lowest and the highest of its points, so that a million points are as quick to draw as a thousand.
QPolygonF waveLine(const Simulation& run, const StringScale& scale);
QPolygonF waveLine(std::span<const float> heights, const StringScale& scale);

/// The length of the line in pixels, without the steps along x: how wild it is.
double risesOf(const QPolygonF& line);

} // namespace seiche
