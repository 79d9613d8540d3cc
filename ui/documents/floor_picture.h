// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/documents.h"
#include "documents/picture_file.h"

namespace seiche {

/// Limits of a picture for the pool floor.
namespace floor_limits = picture_limits;

/// Reads a picture for the pool floor, like `readPicture`.
std::optional<QImage> readFloorPicture(const QString& path, FileError& error);

} // namespace seiche
