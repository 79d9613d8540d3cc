// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstring>
#include <gif_lib.h>
#include <memory>
#include <string>
#include <vector>

/// All pictures of a GIF, decoded by giflib.
struct DecodedGif {
    struct Picture {
        std::vector<std::uint32_t> pixels; ///< 0xffRRGGBB, row by row
        int hundredths = -1;
        std::size_t colours = 0; ///< number of entries in the colour table
    };
    bool valid = false;
    int width = 0;
    int height = 0;
    bool forEver = false;
    std::vector<Picture> pictures;

    explicit DecodedGif(const std::string& bytes) {
        struct Source {
            const std::string& bytes;
            std::size_t at = 0;
        } source{bytes};
        const auto read = [](GifFileType* gif, GifByteType* to, int count) {
            Source& from = *static_cast<Source*>(gif->UserData);
            const std::size_t length = std::min(static_cast<std::size_t>(count), from.bytes.size() - from.at);
            std::memcpy(to, from.bytes.data() + from.at, length);
            from.at += length;
            return static_cast<int>(length);
        };
        int error = 0;
        GifFileType* gif = DGifOpen(&source, read, &error);
        if (!gif) return;
        valid = DGifSlurp(gif) == GIF_OK && source.at == bytes.size();
        width = gif->SWidth;
        height = gif->SHeight;
        for (int i = 0; valid && i < gif->ImageCount; ++i) takeOver(*gif, i);
        DGifCloseFile(gif, &error);
    }

private:
    void takeOver(GifFileType& gif, int number) {
        const SavedImage& image = gif.SavedImages[number];
        const GifImageDesc& at = image.ImageDesc;
        Picture picture;
        GraphicsControlBlock control;
        if (DGifSavedExtensionToGCB(&gif, number, &control) == GIF_OK) picture.hundredths = control.DelayTime;
        for (int i = 0; i < image.ExtensionBlockCount; ++i) {
            const ExtensionBlock& block = image.ExtensionBlocks[i];
            if (block.Function == APPLICATION_EXT_FUNC_CODE && block.ByteCount == 11 &&
                std::memcmp(block.Bytes, "NETSCAPE2.0", 11) == 0)
                forEver = true;
        }
        const ColorMapObject& map = at.ColorMap ? *at.ColorMap : *gif.SColorMap;
        picture.colours = static_cast<std::size_t>(map.ColorCount);
        // Every picture must cover the whole screen.
        valid = valid && at.Left == 0 && at.Top == 0 && at.Width == width && at.Height == height;
        if (!valid) return;
        for (int i = 0; i < width * height; ++i) {
            const GifColorType& colour = map.Colors[image.RasterBits[i]];
            picture.pixels.push_back(0xff000000u | std::uint32_t{colour.Red} << 16 |
                                     std::uint32_t{colour.Green} << 8 | colour.Blue);
        }
        pictures.push_back(std::move(picture));
    }
};
