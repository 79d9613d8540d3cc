// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <functional>
#include <string_view>

namespace seiche {

/// Writes a picture as PNG, 8 bits of red, green and blue, piece by piece into `sink`. The alpha of the pixels
/// is left out. False when there is not enough memory or the size is none a PNG can have.
bool writePng(const PixelView& picture, const std::function<void(std::string_view bytes)>& sink);

} // namespace seiche
