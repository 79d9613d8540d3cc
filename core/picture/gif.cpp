// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/gif.h"

#include "picture/indexed_picture.h"
#include "wave/expects.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <gif_lib.h>
#include <vector>

namespace seiche {

namespace {

int onData(GifFileType* gif, const GifByteType* bytes, int count) {
    const auto& sink = *static_cast<const GifWriter::Sink*>(gif->UserData);
    sink({reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count)});
    return count;
}

struct MapRelease {
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};
using Map = std::unique_ptr<ColorMapObject, MapRelease>;

// The format requires a power of two of colours; the rest is black.
Map mapOf(const std::vector<std::uint32_t>& colours) {
    int size = 2;
    while (size < static_cast<int>(colours.size())) size *= 2;
    Map map(GifMakeMapObject(size, nullptr));
    if (!map) return map;
    for (std::size_t i = 0; i < colours.size(); ++i)
        map->Colors[i] = {static_cast<GifByteType>(colours[i] >> 16), static_cast<GifByteType>(colours[i] >> 8),
                          static_cast<GifByteType>(colours[i])};
    return map;
}

} // namespace

struct GifWriter::Stream {
    Stream(int w, int h, Sink to) : width(w), height(h), sink(std::move(to)) {}

    int width;
    int height;
    Sink sink;
    GifFileType* gif = nullptr;
    bool begun = false;
    bool good = true;
    std::vector<std::uint32_t> shared; ///< first frame's colours, shared by frames without their own
    bool sharedRises = false;

    bool begin(const IndexedPicture& first) {
        begun = true;
        shared = first.colours;
        sharedRises = first.exact;
        int error = 0;
        gif = EGifOpen(&sink, onData, &error);
        if (!gif) return false;
        EGifSetGifVersion(gif, true);
        const Map map = mapOf(shared);
        if (!map || EGifPutScreenDesc(gif, width, height, 8, 0, map.get()) != GIF_OK) return false;
        // Application block (Netscape, 1995) that loops the animation; 0: endlessly.
        const GifByteType again[] = {1, 0, 0};
        return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
               EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
               EGifPutExtensionBlock(gif, sizeof again, again) == GIF_OK &&
               EGifPutExtensionTrailer(gif) == GIF_OK;
    }

    void useShared(IndexedPicture& picture) const {
        std::array<std::uint8_t, 256> place{};
        for (std::size_t i = 0; i < picture.colours.size(); ++i)
            place[i] = static_cast<std::uint8_t>(std::ranges::lower_bound(shared, picture.colours[i]) -
                                                 shared.begin());
        for (std::uint8_t& index : picture.indices) index = place[index];
    }

    bool put(IndexedPicture& picture, int hundredths) {
        Map own;
        if (picture.colours != shared) {
            if (picture.exact && sharedRises && std::ranges::includes(shared, picture.colours)) {
                useShared(picture);
            } else {
                own = mapOf(picture.colours);
                if (!own) return false;
            }
        }
        GraphicsControlBlock control{DISPOSE_DO_NOT, false, hundredths, NO_TRANSPARENT_COLOR};
        GifByteType bytes[4];
        const auto length = static_cast<int>(EGifGCBToExtension(&control, bytes));
        // giflib keeps the previous frame's map if the next frame has none, so it is freed here.
        if (!own && gif->Image.ColorMap) {
            GifFreeMapObject(gif->Image.ColorMap);
            gif->Image.ColorMap = nullptr;
        }
        if (EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, length, bytes) != GIF_OK ||
            EGifPutImageDesc(gif, 0, 0, width, height, false, own.get()) != GIF_OK)
            return false;
        for (int y = 0; y < height; ++y)
            if (EGifPutLine(gif, picture.indices.data() + std::size_t(y) * std::size_t(width), width) != GIF_OK)
                return false;
        return true;
    }

    bool close() {
        if (!gif) return false;
        int error = 0;
        const bool closed = EGifCloseFile(gif, &error) == GIF_OK;
        gif = nullptr;
        return closed;
    }
};

GifWriter::GifWriter(int width, int height, Sink sink)
    : m_stream(std::make_unique<Stream>(width, height, std::move(sink))) {
    SEICHE_EXPECTS(width >= 1 && width <= 65535 && height >= 1 && height <= 65535);
}

GifWriter::~GifWriter() {
    m_stream->sink = [](std::string_view) {};
    m_stream->close();
}

bool GifWriter::add(const PixelView& picture, int hundredths) {
    Stream& stream = *m_stream;
    SEICHE_EXPECTS(picture.width == stream.width && picture.height == stream.height);
    SEICHE_EXPECTS(hundredths >= 0 && hundredths <= 65535);
    if (!stream.good) return false;
    IndexedPicture all = indexed(picture);
    stream.good = (stream.begun || stream.begin(all)) && stream.put(all, hundredths);
    return stream.good;
}

bool GifWriter::finish() {
    m_stream->good = m_stream->close() && m_stream->good;
    return m_stream->good;
}

int hundredthsOf(int i, double framesPerSecond) {
    SEICHE_EXPECTS(i >= 0 && framesPerSecond >= 0.1 && framesPerSecond <= 50.0);
    const auto until = [&](int pictures) { return std::llround(100.0 * pictures / framesPerSecond); };
    return static_cast<int>(until(i + 1) - until(i));
}

} // namespace seiche
