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

/// Reads a lesson file (`*.lesson`: JSON, UTF-8, version 1; docs/lesson-file.md). All problems are
/// reported together, like those of an experiment: grammar (with line and column), unknown or
/// duplicate keys, wrong types, values out of range, invalid experiments ("steps[2].experiment.k"),
/// positions outside the medium.
ReadLesson readLesson(std::string_view text);

} // namespace seiche
