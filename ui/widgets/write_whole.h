// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace seiche {

/// Writes the bytes as the whole file, or leaves what was there; returns what went wrong, empty when all is
/// well.
QString writeWhole(const QString& path, const QByteArray& bytes);

} // namespace seiche
