// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show/overlay_lines.h"

#include <QIcon>
#include <QString>

namespace seiche {

/// Draws a small picture of a display option of the string. `key` is the object name of its action
/// (see `StringDisplayActions`).
QIcon displayPicture(const QString& key);
/// Draws a small picture of a theory overlay of the pool.
QIcon displayPicture(Overlay overlay);

} // namespace seiche
