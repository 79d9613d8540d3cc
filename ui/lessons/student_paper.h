// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"
#include "paper/sheet.h"

namespace seiche {

/// Returns the student sheet of a lesson for printer and PDF, with lines to write on and frames to
/// draw in. `opened` is the argument for `seiche --lesson`.
Sheet studentPaper(const Lesson& lesson, const QString& opened);

} // namespace seiche
