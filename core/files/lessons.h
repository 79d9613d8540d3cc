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

/// Returns the built-in lessons, ordered by file name.
std::span<const BuiltInLesson> lessons();

/// Returns a file's lesson id: "ends" for "03-ends".
std::string lessonId(std::string_view name);

/// Returns the lesson with this id; null if none.
const Lesson* findLesson(std::string_view id);

/// A requested lesson: the built-in lesson with this id, otherwise the lesson in this file.
struct LessonLookup {
    std::optional<Lesson> lesson;
    std::vector<Problem> problems; ///< problems, if there is no lesson
    bool isThere = true;           ///< false if nothing could be read
};
LessonLookup lookUpLesson(const std::string& idOrFile);

/// The compiled-in files, generated from lessons/*.lesson at build time.
struct LessonText {
    std::string_view name; ///< file name without extension
    std::string_view text;
};
std::vector<LessonText> lessonTexts();

} // namespace seiche
