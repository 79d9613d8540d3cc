// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace seiche {

/// Writes the bytes as the whole file, or leaves what was there; returns what went wrong, empty when all is
/// well.
QString writeWhole(const QString& path, const QByteArray& bytes);

/// Why nothing can be written in a folder, which is made where it is missing: no right, no room for a small
/// file; empty when it can be. Leaves no file behind.
QString obstacleToWriting(const QString& folder);

} // namespace seiche
