// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include <cstddef>
#include <optional>

namespace seiche {

/// Limits of a picture from a file.
namespace picture_limits {
inline constexpr std::size_t fileBytes = std::size_t{16} << 20;
inline constexpr int side = 8192;            ///< pixels
inline constexpr qint64 pixels = 32'000'000; ///< width times height
} // namespace picture_limits

/// Reads a PNG, JPEG or BMP picture, detected by content, within `picture_limits`. Checks the
/// declared size before decoding, so that a small file cannot allocate much memory. Returns an
/// opaque Format_RGB32 picture (transparent pixels become white). Empty on failure, with the reason
/// in `why`. Thread-safe; a large picture takes about one second.
std::optional<QImage> readPicture(const QString& path, QString& why);

} // namespace seiche
