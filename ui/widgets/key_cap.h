// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QImage>
#include <QRegularExpression>
#include <QString>

class QPainter;

namespace seiche {

/// "[SPACE]" in a text: the name of a key, 1 to 20 letters in brackets, on one line.
const QRegularExpression& keyMark();

/// Draws a key with its name in the theme's colours; `font` is that of the name.
void paintKeyCap(QPainter& painter, const QRectF& place, const QString& name, const QFont& font);

/// The key as a picture that stands in a line of text `pixels` high; `scale` dots are one pixel. `after` is
/// written behind the key as the text around it is.
QImage keyCapPicture(const QString& name, int pixels, double scale, const QString& after = QString());

/// Rich text in which every [KEY] is such a picture, together with a full stop or comma behind it: a line of
/// rich text may break after a picture. The names are found in what has been escaped already ("[&lt;]").
QString withKeyCaps(const QString& html, int pixels, double scale);

} // namespace seiche
