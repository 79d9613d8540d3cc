// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

/// Overlay colours visible on light and dark views: a light line on a dark line.
namespace seiche::inks {

inline const QColor shade(8, 16, 26, 190);
inline const QColor light(255, 255, 255);
inline const QColor brass(255, 224, 102); ///< measuring instruments
inline const QColor engraved(30, 26, 10); ///< text on brass

} // namespace seiche::inks
