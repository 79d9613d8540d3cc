// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/raster.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace seiche {

/// Maximum base64 characters of a picture in an experiment file, so that a few fit.
inline constexpr std::size_t maxLettersOfAPicture = 300'000;

/// Reads a greyscale picture for a pool: brightness from 0 (black) to 1 (white). Reduced to the
/// pool size, at most 512 cells per side, and to the limit of an experiment file. Empty on failure,
/// with the reason in `why`. Thread-safe; a large picture takes about one second.
std::optional<Raster> readGreyPicture(const QString& path, const Grid& pool, QString& why);

} // namespace seiche
