// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"

#include <QString>

#include <optional>

namespace seiche {

/// Returns the lessons' language code, e.g. "el", "pt-BR".
QString languageOfTexts();

/// Returns the text in the current language, with markup.
QString wordsOf(const Text& text);
/// Inserts a break opportunity after every 30 letters or digits of a long word, for narrow panels.
QString breakable(QString words);

/// Returns `breakable` rich text: **bold**, [SPACE] as a key, line breaks. Everything else is
/// escaped. Keys use theme colours and sizes: call again after a theme change.
QString richWordsOf(const Text& text);

/// Returns the text without markup, e.g. for screen readers.
QString plainWordsOf(const Text& text);

/// Returns a lesson text for the results: without bold marks, keys in brackets.
QString keyedWordsOf(const Text& text);
QString withoutBoldMarks(QString words);

/// A dash in place of a missing number.
inline constexpr QChar noNumber(0x2013);
/// Returns the name of a result row with its unit, e.g. "Frequency of the taps (Hz)".
QString plainNameOf(const ResultRow& row);
/// Returns a result's number, e.g. "1.02", or `noNumber`.
QString writtenNumber(const ResultRow& row, const std::optional<double>& value);
/// Returns a result's number and unit, e.g. "1.02 Hz".
QString writtenResult(const ResultRow& row, const std::optional<double>& value);

} // namespace seiche
