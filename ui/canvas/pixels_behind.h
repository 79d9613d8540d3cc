// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <QPointF>
#include <QSize>

#include <optional>

class QImage;
class QPainter;

namespace seiche {

/// Returns the pixels of a 32-bit image.
PixelView viewOf(QImage& image);

/// Returns the pixels under the painter, `size` from `corner`, for painting without a copy. Empty
/// if the target is no 32-bit image, or is rotated or scaled.
std::optional<PixelView> pixelsBehind(const QPainter& painter, QPointF corner, QSize size);

} // namespace seiche
