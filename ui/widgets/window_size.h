// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>

class QWidget;

namespace seiche {

/// Gives `window` a size that grows and shrinks with the theme and is never larger than its screen.
/// `atScaleOne`: in pixels at the theme's scale 1; a size given by hand takes its place.
void sizeByTheme(QWidget& window, QSizeF atScaleOne);

} // namespace seiche
