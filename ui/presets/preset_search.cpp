// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/preset_search.h"

#include <algorithm>

namespace seiche {

QString searchKey(const QString& text) {
    QString plain = text.normalized(QString::NormalizationForm_KD);
    plain.removeIf([](QChar each) { return each.isMark(); });
    // Case folding also unifies the final Greek sigma.
    return plain.toCaseFolded().replace(QChar(0xdf), QLatin1String("ss"));
}

QStringList searchWords(const QString& typed) {
    QString words = searchKey(typed);
    for (QChar& each : words)
        if (each.isSpace()) each = QLatin1Char(' ');
    return words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool hasAll(const QString& text, const QStringList& words) {
    return std::ranges::all_of(words, [&](const QString& word) { return text.contains(word); });
}

} // namespace seiche
