// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"

#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// A lesson as a short sheet for students, in Markdown: what to do in each step, room for answers, the empty
/// table of results. In a language without words for the sheet itself, these are English. docs/students holds
/// one for every built-in lesson, and docs/students/CODE those in other languages.
std::string studentSheet(const BuiltInLesson& lesson, std::string_view language = "en");

/// The languages with words for the sheet itself, English first.
std::vector<std::string_view> sheetLanguages();

} // namespace seiche
