// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/classroom.h"
#include "lesson/lesson.h"

#include <cstddef>
#include <vector>

namespace seiche {

/// A closed question of a lesson, for a vote.
struct LessonQuestion {
    std::size_t step = 0; ///< where it is asked, counted from 0
    Text title;           ///< of that step
    Question question;
};

/// All of them, in the order of the steps: what a step says and asks, in every language it is written in.
std::vector<LessonQuestion> questionsOf(const Lesson& lesson);

/// What phones are shown of a step.
LessonStep stepFor(const Lesson& lesson, std::size_t step);

} // namespace seiche
