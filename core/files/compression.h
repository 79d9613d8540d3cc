// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace seiche {

/// Compresses bytes (zlib, RFC 1950).
std::string compressed(std::string_view bytes);

/// Result of decompression.
struct Decompressed {
    enum class End {
        Whole,
        TooLong, ///< longer than allowed; `bytes` is empty
        Broken,  ///< incomplete or no compressed data; `bytes` is empty
        NoMemory
    };
    std::string bytes;
    End end = End::Whole;
};

/// Container format of compressed bytes.
enum class Wrapping {
    Zlib, ///< RFC 1950, as written by `compressed`
    Gzip  ///< RFC 1952
};

/// Decompresses at most `maxBytes` bytes of possibly untrusted input.
Decompressed decompressed(std::string_view bytes, std::size_t maxBytes, Wrapping wrapping = Wrapping::Zlib);

} // namespace seiche
