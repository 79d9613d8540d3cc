// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/polyline.h"

#include <string_view>

namespace seiche {

/// Returns the lines of an upright label centred at `middle`, with digits `height` pixels high.
/// Supports digits, minus, point, multiplication sign (UTF-8) and m; other characters become gaps.
std::vector<std::vector<PicturePoint>> strokesOf(std::string_view text, PicturePoint middle, double height);

/// Returns the width of the label in pixels.
double widthOfStrokes(std::string_view text, double height);

} // namespace seiche
