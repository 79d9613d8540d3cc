// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

namespace seiche {

/// A dot of light with a thinning, fading tail. Positions in pixels from the upper left corner of
/// the picture.
struct Spark {
    float x = 0.0f, y = 0.0f;
    float tailX = 0.0f, tailY = 0.0f; ///< end of the tail
    float radius = 1.0f;
    std::uint32_t colour = 0xffffffffu;
    float cover = 1.0f; ///< opacity of the dot, 0 ... 1
};

/// Paints a spark over an opaque or premultiplied picture. Leaves out parts outside the picture and
/// values that are not finite.
void paintSpark(const Spark& spark, const PixelView& picture);

} // namespace seiche
