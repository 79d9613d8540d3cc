// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/png.h"

#include <csetjmp>
#include <png.h>
#include <vector>

namespace seiche {

namespace {

using Sink = std::function<void(std::string_view)>;

void onData(png_structp png, png_bytep bytes, png_size_t count) {
    const Sink& sink = *static_cast<const Sink*>(png_get_io_ptr(png));
    sink({reinterpret_cast<const char*>(bytes), count});
}

void onFlush(png_structp) {}

// Silenced, because the caller reports errors.
void onError(png_structp png, png_const_charp) { png_longjmp(png, 1); }
void onWarning(png_structp, png_const_charp) {}

// Objects with destructors live outside this function because longjmp may leave it.
bool writeRows(png_structp png, png_infop info, const PixelView& picture, png_bytep row) {
    if (setjmp(png_jmpbuf(png))) return false;
    png_set_IHDR(png, info, static_cast<png_uint_32>(picture.width), static_cast<png_uint_32>(picture.height),
                 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                 PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (int y = 0; y < picture.height; ++y) {
        const std::uint32_t* from = picture.row(y);
        for (int x = 0; x < picture.width; ++x) {
            row[3 * x] = static_cast<png_byte>(from[x] >> 16);
            row[3 * x + 1] = static_cast<png_byte>(from[x] >> 8);
            row[3 * x + 2] = static_cast<png_byte>(from[x]);
        }
        png_write_row(png, row);
    }
    png_write_end(png, info);
    return true;
}

} // namespace

bool writePng(const PixelView& picture, const Sink& sink) {
    std::vector<png_byte> row(static_cast<std::size_t>(picture.width) * 3);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, onError, onWarning);
    png_infop info = png ? png_create_info_struct(png) : nullptr;
    bool written = false;
    if (info) {
        png_set_write_fn(png, const_cast<Sink*>(&sink), onData, onFlush);
        written = writeRows(png, info, picture, row.data());
    }
    png_destroy_write_struct(&png, &info);
    return written;
}

} // namespace seiche
