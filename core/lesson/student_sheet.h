// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// Fixed words of every student sheet. Not in the program's translations, because the command line
/// has no Qt.
struct SheetWords {
    std::string_view language;
    std::string_view name, schoolClass, date;
    std::string_view about, minutes, inTheProgram;
    std::string_view doThis, myAnswer, whatISee, drawWhatISee;
    std::string_view frequency, amplitude, time, height, largestHeight; ///< axis labels with units
    std::string_view myResults, measured, whatIFoundOut;
};

/// A lesson on paper in one language: tasks, room for answers and drawings, and an empty results
/// table. Contains no answers and no reference to the screen.
struct StudentSheet {
    struct Step {
        std::string title, text, task;    ///< text and task may be empty; keys in brackets
        std::vector<std::string> choices; ///< tick boxes
        /// Unit of a requested number; may be empty text.
        std::optional<std::string> unit;
        /// Drawing in the current experiment; one resonance chart each.
        std::optional<SheetPicture> drawing;
        const Experiment* experiment = nullptr; ///< owned by the lesson
    };
    std::string title, summary;
    std::string start; ///< duration and start; commands in back quotes
    std::vector<Step> steps;
    std::vector<std::string> results; ///< measured quantities with unit: "Period (s)"
    SheetWords words;
};

/// Returns the sheet of a lesson, which must outlive the sheet. `opened` is the argument of `seiche
/// --lesson`: an id or a file. Fixed words are English if the language has none.
StudentSheet studentSheet(const Lesson& lesson, std::string_view opened, std::string_view language = "en");

/// Returns the sheet in Markdown. docs/students has a sheet for every built-in lesson,
/// docs/students/CODE its translations.
std::string asMarkdown(const StudentSheet& sheet);

/// Returns the languages with fixed words, English first.
std::vector<std::string_view> sheetLanguages();

} // namespace seiche
