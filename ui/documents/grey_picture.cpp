// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/grey_picture.h"

#include "documents/picture_file.h"
#include "files/base64url.h"
#include "files/compression.h"

#include <algorithm>

namespace seiche {

namespace {

constexpr int largestSideOfGrey = 512;

Raster rasterOfPicture(const QImage& image) {
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    std::vector<std::uint8_t> bytes;
    for (int y = 0; y < grey.height(); ++y) {
        const uchar* row = grey.constScanLine(y);
        bytes.insert(bytes.end(), row, row + grey.width());
    }
    return rasterOfGrey(grey.width(), grey.height(), bytes, 0.0, 1.0);
}

std::size_t lettersOf(const Raster& raster) {
    const std::vector<std::uint8_t> grey = greyOf(raster);
    return base64urlOf(compressed({reinterpret_cast<const char*>(grey.data()), grey.size()})).size();
}

} // namespace

std::optional<Raster> readGreyPicture(const QString& path, const Grid& pool, QString& why) {
    const std::optional<QImage> picture = readPicture(path, why);
    if (!picture) return std::nullopt;
    int columns = std::min({picture->width(), pool.width, largestSideOfGrey});
    int rows = std::min({picture->height(), pool.height, largestSideOfGrey});
    for (;;) {
        const bool isWhole = columns == picture->width() && rows == picture->height();
        Raster raster = rasterOfPicture(
            isWhole ? *picture
                    : picture->scaled(columns, rows, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        if (lettersOf(raster) <= maxLettersOfAPicture) return raster;
        columns = std::max(1, columns * 3 / 4);
        rows = std::max(1, rows * 3 / 4);
    }
}

} // namespace seiche
