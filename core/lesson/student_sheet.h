// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lessons.h"

#include <string>

namespace seiche {

/// A lesson as a short sheet for students, in Markdown and English: what to do in each step, room for answers, the empty table of
/// results. docs/students holds one for every built-in lesson.
std::string studentSheet(const BuiltInLesson& lesson);

} // namespace seiche
