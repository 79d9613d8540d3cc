// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace seiche {

/// The language of everything visible, its numbers included.
namespace language {

/// The codes of the languages that are built in: "el", "en".
QStringList available();

/// What speakers of the language call it: "Ελληνικά".
QString nameOf(const QString& code);

/// Switches at once; an empty code is the system's language, English when that is not built in. Two more are
/// for testing the window: "pseudo", longer words with accents, and "rtl", English from right to
/// left.
void choose(const QString& code);

/// As chosen: a code, or empty for the system's.
QString chosen();

} // namespace language

} // namespace seiche
