// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace seiche {

/// As texts are compared when something is sought: without capitals and without accents.
QString asSought(const QString& text);

/// The words to seek, as `asSought`.
QStringList wordsSought(const QString& typed);

/// Whether every word stands somewhere in the text, in any order. `text` is as `asSought`.
bool hasAll(const QString& text, const QStringList& words);

} // namespace seiche
