// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace seiche {

/// Language of all visible texts and numbers.
namespace language {

/// Returns the built-in language codes, e.g. "el", "en".
QStringList available();

/// Returns the native name of a language, e.g. "Ελληνικά".
QString nameOf(const QString& code);

/// Switches the language at once. Empty means the system's language, or English if that is not
/// built in. Test languages: "pseudo" (longer words with accents) and "rtl" (English from right to
/// left).
void choose(const QString& code);

/// Returns the chosen code. Empty for the system's language.
QString chosen();

} // namespace language

} // namespace seiche
