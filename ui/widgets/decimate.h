// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <vector>

namespace seiche {

/// At most `atMost` (>= 4) of the points, in their order: of each stretch the lowest and the highest are kept,
/// so that no peak is lost. First and last stay.
std::vector<QPointF> decimated(const std::vector<QPointF>& points, std::size_t atMost);

} // namespace seiche
