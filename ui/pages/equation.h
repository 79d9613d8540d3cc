// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QString>

namespace seiche {

/// A typeset equation of docs/theory/equations.
namespace equation {

/// Its size in points at a type of 10 points; empty when there is no equation of this name.
QSizeF sizeOf(const QString& name);

/// Drawn in one colour on nothing, `pixelsPerPoint` times as large, for a screen with this ratio of device
/// pixels.
QImage picture(const QString& name, const QColor& colour, double pixelsPerPoint, double deviceRatio = 1.0);

} // namespace equation

} // namespace seiche
