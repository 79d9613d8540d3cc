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

/// The table of results: a header, and a row for each step with a result, or only for measured
/// results.
struct ResultTable {
    QStringList columns; ///< result, measured, theory, difference
    QList<QStringList> rows;
};
enum class ResultRows { All, Measured };
ResultTable resultsOf(const LessonRun& run, ResultRows rows = ResultRows::All);

/// Returns the student's results as a sheet: name, steps, table, chart and space for notes.
Sheet workSheet(LessonRun& run);

/// Returns the student's results as a single-file web page.
QByteArray workSheetAsHtml(LessonRun& run);

} // namespace seiche
