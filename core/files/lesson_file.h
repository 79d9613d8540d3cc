// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"
#include "model/problem.h"

#include <string_view>
#include <variant>
#include <vector>

namespace seiche {

/// A lesson, or all problems of the text.
using ReadLesson = std::variant<Lesson, std::vector<Problem>>;

/// Reads the text of a lesson file (`*.lesson`: JSON, UTF-8, version 1; docs/lesson-file.md). All problems are
/// reported at once, as those of an experiment are: grammar (with line and column), unknown keys, duplicate
/// keys, wrong types, values out of range, experiments that are none ("steps[2].experiment.k"), places outside
/// the medium.
ReadLesson readLesson(std::string_view text);

} // namespace seiche
