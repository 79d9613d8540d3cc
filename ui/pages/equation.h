// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QString>

namespace seiche {

/// Typeset equations of docs/theory/equations.
namespace equation {

/// Returns the size in points for 10-point type. Empty if the equation does not exist.
QSizeF sizeOf(const QString& name);

/// Draws the equation in `colour` on a transparent background, for a screen with this device pixel
/// ratio.
QImage picture(const QString& name, const QColor& colour, double pixelsPerPoint, double deviceRatio = 1.0);

} // namespace equation

} // namespace seiche
