// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace seiche {

/// The bytes compressed (zlib, RFC 1950).
std::string compressed(std::string_view bytes);

/// What compressed bytes hold.
struct Decompressed {
    enum class End {
        Whole,
        TooLong, ///< more than was allowed; `bytes` is empty
        Broken,  ///< not whole, or no compressed bytes at all; `bytes` is empty
        NoMemory
    };
    std::string bytes;
    End end = End::Whole;
};

/// What stands around compressed bytes.
enum class Wrapping {
    Zlib, ///< RFC 1950, as `compressed` writes it
    Gzip  ///< RFC 1952
};

/// Reads at most `mostBytes` out of compressed bytes, which need not be trusted.
Decompressed decompressed(std::string_view bytes, std::size_t mostBytes, Wrapping wrapping = Wrapping::Zlib);

} // namespace seiche
