// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/compression.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace seiche {

/// What `decompressed` does with bytes wrapped as zlib does (RFC 1950 and 1951), without that library: for
/// browsers, where the core has no library. Never `NoMemory`.
Decompressed inflated(std::string_view bytes, std::size_t mostBytes);

/// The bytes wrapped as zlib does, but stored as they are: `inflated` and every other reader take them.
std::string stored(std::string_view bytes);

} // namespace seiche
