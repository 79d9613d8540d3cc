// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace seiche {

/// Writes the student sheet of a lesson (id or file) as PDF, in the current language. Prints
/// problems to standard error, one per line. Returns the exit status: 0, 1 if writing fails, 2 if
/// there is no such lesson.
int writeStudentSheet(const QString& idOrFile, const QString& out);

} // namespace seiche
