// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <functional>
#include <memory>
#include <string_view>

namespace seiche {

/// Writes an animated GIF that plays for ever, piece by piece into `sink`, each picture as a whole.
///
/// A picture of at most 256 colours keeps each of them exactly; of more, each has one of 256 of the picture's
/// own palette, see `indexed`. Same pictures, same bytes.
class GifWriter {
public:
    using Sink = std::function<void(std::string_view bytes)>;

    /// Width and height are 1 ... 65535.
    GifWriter(int width, int height, Sink sink);
    ~GifWriter();
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    /// Adds a picture of this width and height, shown for `hundredths` hundredths of a second, 0 ... 65535.
    /// False when there is not enough memory.
    bool add(const PixelView& picture, int hundredths);
    /// Ends the file. False when anything has failed.
    bool finish();

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
};

/// How many hundredths of a second picture `i` = 0, 1, ... of a film at this rate is seen, so that the rounded
/// times add up to the right one. 0.1 <= framesPerSecond <= 50.
int hundredthsOf(int i, double framesPerSecond);

} // namespace seiche
