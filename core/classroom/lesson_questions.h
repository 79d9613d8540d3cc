// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/classroom.h"
#include "lesson/lesson.h"

#include <cstddef>
#include <vector>

namespace seiche {

/// A multiple-choice question of a lesson, for a vote.
struct LessonQuestion {
    std::size_t step = 0; ///< index of the step with this question
    Text title;           ///< title of the step
    Question question;
};

/// Returns the questions in the order of the steps: text and question of each step in all its
/// languages.
std::vector<LessonQuestion> questionsOf(const Lesson& lesson);

/// Returns a step in the form shown on phones.
LessonStep stepFor(const Lesson& lesson, std::size_t step);

} // namespace seiche
