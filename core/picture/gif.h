// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <functional>
#include <memory>
#include <string_view>

namespace seiche {

/// Writes an endlessly looping GIF animation piece by piece to `sink`, each frame complete.
///
/// A frame of at most 256 colours is exact. Other frames get a palette of 256 colours of their own,
/// see `indexed`. Equal frames give equal bytes.
class GifWriter {
public:
    using Sink = std::function<void(std::string_view bytes)>;

    /// Width and height are 1 ... 65535 pixels.
    GifWriter(int width, int height, Sink sink);
    ~GifWriter();
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    /// Adds a frame of the constructor's size, shown for `hundredths` of a second (0 ... 65535).
    /// Returns false if memory is short.
    bool add(const PixelView& picture, int hundredths);
    /// Ends the file. Returns false if any step has failed.
    bool finish();

private:
    struct Stream;
    std::unique_ptr<Stream> m_stream;
};

/// Returns the duration of frame `i` (from 0), in hundredths of a second. The rounded durations add
/// up to the exact time. 0.1 <= framesPerSecond <= 50.
int hundredthsOf(int i, double framesPerSecond);

} // namespace seiche
