// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QImage>
#include <QRegularExpression>
#include <QString>

class QPainter;

namespace seiche {

/// Returns the pattern of key names in a text such as "[SPACE]": 1 to 20 characters in brackets, on
/// one line.
const QRegularExpression& keyMark();

/// Draws a key with its name in theme colours, in the given font.
void paintKeyCap(QPainter& painter, const QRectF& place, const QString& name, const QFont& font);

/// Returns an image of the key for a text line `pixels` high, with `scale` image pixels per pixel.
/// `after` follows the key in the font of the text.
QImage keyCapPicture(const QString& name, int pixels, double scale, const QString& after = QString());

/// Returns rich text with an image for every [KEY], including a following full stop or comma,
/// because lines may break after an image. Key names are matched in escaped form ("[&lt;]").
QString withKeyCaps(const QString& html, int pixels, double scale);

} // namespace seiche
