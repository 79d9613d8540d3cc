// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>

class QWidget;

namespace seiche {

/// Scales the window size with the theme, limited to its screen. `atScaleOne` is the size in pixels
/// at scale 1. Manual resizing replaces it.
void sizeByTheme(QWidget& window, QSizeF atScaleOne);

} // namespace seiche
