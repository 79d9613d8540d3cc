// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include <cstddef>
#include <optional>

namespace seiche {

/// What a picture from a file may be.
namespace picture_limits {
inline constexpr std::size_t fileBytes = std::size_t{16} << 20;
inline constexpr int side = 8192;            ///< pixels
inline constexpr qint64 pixels = 32'000'000; ///< width times height
} // namespace picture_limits

/// Reads a picture: PNG, JPEG or BMP by its content, whatever its name is, within `picture_limits`. Nothing is
/// decoded before the size that the file claims has been checked, so that a small file cannot ask for much
/// memory. Returns an opaque picture (Format_RGB32; what is transparent becomes white), or nothing, and `why`
/// says in a sentence why. May be called from any thread; a large picture takes about a second.
std::optional<QImage> readPicture(const QString& path, QString& why);

} // namespace seiche
