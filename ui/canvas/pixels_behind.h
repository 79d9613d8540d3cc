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

/// The pixels of an image of 32-bit pixels.
PixelView viewOf(QImage& image);

/// The pixels that the painter paints on, `size` of them from `corner` on, where it paints on an image of such
/// pixels, unturned and unscaled: what is written there needs no copy.
std::optional<PixelView> pixelsBehind(const QPainter& painter, QPointF corner, QSize size);

} // namespace seiche
