// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace seiche {

/// Writes the bytes atomically as the whole file. Returns the error, empty on success. On failure,
/// the old file remains.
QString writeWhole(const QString& path, const QByteArray& bytes);

/// Returns the obstacle to writing in a folder (no permission, no space for a small file), empty if
/// none. Creates the folder if missing, leaves no file.
QString obstacleToWriting(const QString& folder);

} // namespace seiche
