// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/compression.h"

#include <zlib.h>

namespace seiche {

namespace {

Bytef* asBytes(const char* text) { return reinterpret_cast<Bytef*>(const_cast<char*>(text)); }

} // namespace

std::string compressed(std::string_view bytes) {
    uLongf size = ::compressBound(bytes.size());
    std::string small(size, '\0');
    ::compress2(asBytes(small.data()), &size, asBytes(bytes.data()), bytes.size(), Z_BEST_COMPRESSION);
    small.resize(size);
    small.shrink_to_fit(); // results may be kept long; capacity began at `bytes.size()`
    return small;
}

Decompressed decompressed(std::string_view bytes, std::size_t maxBytes, Wrapping wrapping) {
    constexpr int window = 15, gzip = 16; // see zlib's inflateInit2
    using enum Decompressed::End;
    std::string whole(maxBytes + 1, '\0');
    z_stream stream{};
    stream.next_in = asBytes(bytes.data());
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = asBytes(whole.data());
    stream.avail_out = static_cast<uInt>(whole.size());
    if (::inflateInit2(&stream, wrapping == Wrapping::Gzip ? window + gzip : window) != Z_OK)
        return {{}, NoMemory};
    const int end = ::inflate(&stream, Z_FINISH);
    ::inflateEnd(&stream);
    if (stream.avail_out == 0) return {{}, TooLong};
    if (end != Z_STREAM_END || stream.avail_in > 0) return {{}, Broken};
    whole.resize(stream.total_out);
    return {std::move(whole), Whole};
}

} // namespace seiche
