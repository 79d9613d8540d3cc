// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/compression.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace seiche {

/// Decompresses zlib data (RFC 1950 and 1951) as `decompressed`, without zlib, because the core has
/// no libraries in browsers. Never `NoMemory`.
Decompressed inflated(std::string_view bytes, std::size_t maxBytes);

/// Wraps bytes as uncompressed zlib data, readable everywhere.
std::string stored(std::string_view bytes);

} // namespace seiche
