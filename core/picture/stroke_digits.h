// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/polyline.h"

#include <string_view>

namespace seiche {

/// The lines that write a number into a picture, upright around `middle`, the digits `height` pixels high.
/// Knows what labels are made of: digits, minus, point, the sign of multiplication (UTF-8) and m for metres;
/// anything else is a gap.
std::vector<std::vector<PicturePoint>> strokesOf(std::string_view text, PicturePoint middle, double height);

/// How wide that is, pixels.
double widthOfStrokes(std::string_view text, double height);

} // namespace seiche
