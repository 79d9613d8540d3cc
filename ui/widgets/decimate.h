// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <vector>

namespace seiche {

/// Returns at most `atMost` (>= 4) points in order. Keeps the minimum and maximum of every section,
/// so no peak is lost, and the first and last point.
std::vector<QPointF> decimated(const std::vector<QPointF>& points, std::size_t atMost);

} // namespace seiche
