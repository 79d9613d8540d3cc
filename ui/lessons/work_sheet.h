// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson_run.h"
#include "paper/sheet.h"

#include <QByteArray>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace seiche {

/// The table of results: a head, and a row for each step that leaves one, or for those that have left one.
struct ResultTable {
    QStringList columns; ///< what, measured, theory, difference
    QList<QStringList> rows;
    std::vector<std::size_t> steps; ///< of each row
};
enum class ResultRows { All, Measured };
ResultTable resultsOf(const LessonRun& run, ResultRows rows = ResultRows::All);

/// One page of what the student has done: name, steps, results, his own chart, room to write.
Sheet workSheet(LessonRun& run);

/// The same as a web page in one file.
QByteArray workSheetAsHtml(LessonRun& run);

} // namespace seiche
