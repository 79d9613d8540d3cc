// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace seiche {

/// Writes the sheet for students of a lesson (an id or a file) as PDF, in the language of the moment. Problems
/// go to standard error, one a line; the exit status is returned: 0, 1 when the file cannot be written, 2 when
/// there is no such lesson.
int writeStudentSheet(const QString& idOrFile, const QString& out);

} // namespace seiche
