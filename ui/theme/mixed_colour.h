// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace seiche {

/// Returns a colour between `from` (share 0) and `to` (share 1).
QColor mixed(const QColor& from, const QColor& to, double share);

} // namespace seiche
