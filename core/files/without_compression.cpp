// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/compression.h"
#include "files/inflate.h"

namespace seiche {

// Browser version: the page compresses links, so only pictures in files remain.
std::string compressed(std::string_view bytes) { return stored(bytes); }

Decompressed decompressed(std::string_view bytes, std::size_t maxBytes, Wrapping wrapping) {
    if (wrapping == Wrapping::Gzip) return {{}, Decompressed::End::Broken};
    return inflated(bytes, maxBytes);
}

} // namespace seiche
