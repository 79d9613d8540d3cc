// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

namespace seiche {

/// A dot of light with a tail that grows thin and fades, in pixels; (0, 0) is the upper left corner of the
/// picture.
struct Spark {
    float x = 0.0f, y = 0.0f;
    float tailX = 0.0f, tailY = 0.0f; ///< where the tail ends
    float radius = 1.0f;
    std::uint32_t colour = 0xffffffffu;
    float cover = 1.0f; ///< how much of what is behind the dot it hides, 0 ... 1
};

/// Paints it over an opaque picture, or over one whose colours are multiplied by their alpha. What is outside
/// the picture, or not finite, is left out.
void paintSpark(const Spark& spark, const PixelView& picture);

} // namespace seiche
