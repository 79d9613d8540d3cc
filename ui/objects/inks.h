// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

/// Seen on light and dark pictures alike: a light line on a dark one.
namespace seiche::inks {

inline const QColor shade(8, 16, 26, 190);
inline const QColor light(255, 255, 255);
inline const QColor brass(255, 224, 102); ///< of what measures
inline const QColor engraved(30, 26, 10); ///< on brass

} // namespace seiche::inks
