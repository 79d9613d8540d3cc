// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_scale.h"
#include "run/simulation.h"

#include <QPolygonF>

#include <span>

namespace seiche {

/// Returns the line through the displacements. With more points than screen columns, each column
/// shows its lowest and highest point, so a million points draw as fast as a thousand.
QPolygonF waveLine(const Simulation& run, const StringScale& scale);
QPolygonF waveLine(std::span<const float> heights, const StringScale& scale);

/// Returns the length of the line in pixels without the steps along x, a measure of its roughness.
double risesOf(const QPolygonF& line);

} // namespace seiche
