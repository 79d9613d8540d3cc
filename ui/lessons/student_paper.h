// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"
#include "paper/sheet.h"

namespace seiche {

/// The student's sheet of a lesson for printer and PDF, in the language of the moment: with lines to write on
/// and frames to draw in. `opened` is what `seiche --lesson` opens the lesson by.
Sheet studentPaper(const Lesson& lesson, const QString& opened);

} // namespace seiche
