// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <functional>
#include <string_view>

namespace seiche {

/// Writes a PNG of 8-bit red, green and blue piece by piece to `sink`. Ignores alpha. Returns false
/// if memory is short or the size is invalid for PNG.
bool writePng(const PixelView& picture, const std::function<void(std::string_view bytes)>& sink);

} // namespace seiche
