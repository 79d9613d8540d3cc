// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace seiche {

/// Returns the text without case and accents, for searching.
QString searchKey(const QString& text);

/// Returns the typed words, normalised by `searchKey`.
QStringList searchWords(const QString& typed);

/// Returns whether the text, normalised by `searchKey`, contains all words in any order.
bool hasAll(const QString& text, const QStringList& words);

} // namespace seiche
