// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"

#include <QString>

#include <optional>

namespace seiche {

/// The language of the moment, as files of lessons name it: "el", "pt-BR".
QString languageOfTexts();

/// A lesson's text in it, as it stands in the file.
QString wordsOf(const Text& text);
/// The words with a place to break after every 30 letters or digits of an endless one, so that they fit a
/// narrow panel.
QString breakable(QString words);

/// `breakable` for a label of rich text: **bold**, [SPACE] as a key, new lines. Everything else, whatever a
/// file may hold, is shown as it stands. Keys have the theme's colours and size: to be asked for again when it
/// changes.
QString richWordsOf(const Text& text);

/// As in the file for paper and screen readers: without the marks.
QString plainWordsOf(const Text& text);

/// The same for a work sheet: without the marks of bold letters; keys stand in brackets.
QString keyedWordsOf(const Text& text);
QString withoutBoldMarks(QString words);

/// A dash: what stands where there is no number.
inline constexpr QChar noNumber(0x2013);
/// What a row of the table of results is called there, with its unit: "Frequency of the taps (Hz)".
QString plainNameOf(const ResultRow& row);
/// Its number: "1.02"; `noNumber` when there is none.
QString writtenNumber(const ResultRow& row, const std::optional<double>& value);
/// The number with its unit: "1.02 Hz".
QString writtenResult(const ResultRow& row, const std::optional<double>& value);

} // namespace seiche
