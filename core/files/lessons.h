// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"
#include "model/problem.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// The lessons that are built in, in the order of their files' names.
std::span<const BuiltInLesson> lessons();

/// The id of the lesson in a file of this name: "03-ends" is "ends", the third.
std::string lessonId(std::string_view name);

/// The lesson with this id; null when there is none.
const Lesson* findLesson(std::string_view id);

/// A lesson that was asked for: the built-in one with this id, else the one in this file.
struct SoughtLesson {
    std::optional<Lesson> lesson;
    std::vector<Problem> problems; ///< why there is none
    bool isThere = true;           ///< whether anything could be read
};
SoughtLesson seekLesson(const std::string& idOrFile);

/// The compiled-in files; made at build time from lessons/*.lesson.
struct LessonText {
    std::string_view name; ///< of the file, without the ending
    std::string_view text;
};
std::vector<LessonText> lessonTexts();

} // namespace seiche
