// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/grid.h"
#include "wave/raster.h"

#include <QString>

#include <cstddef>
#include <optional>

namespace seiche {

/// Letters of a picture in an experiment file: a few of them fit into one.
inline constexpr std::size_t mostLettersOfAPicture = 300'000;

/// Reads the greys of a picture for a pool of this size: a colour counts as its brightness, black stands for 0
/// and white for 1. It gets at most as many columns and rows as the pool has, at most 512, and so few that it
/// fits into an experiment file; nothing where it cannot be read, and `why` says why. May be called from any
/// thread; a large picture takes about a second.
std::optional<Raster> readGreyPicture(const QString& path, const Grid& pool, QString& why);

} // namespace seiche
