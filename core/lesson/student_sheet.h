// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// What stands on every sheet for students, whatever the lesson. Shared with a command line that has no Qt, so
/// these are not among the program's translations.
struct SheetWords {
    std::string_view language;
    std::string_view name, schoolClass, date;
    std::string_view about, minutes, inTheProgram;
    std::string_view doThis, myAnswer, whatISee, drawWhatISee;
    std::string_view frequency, amplitude, time, height, largestHeight; ///< along axes, with their units
    std::string_view myResults, measured, whatIFoundOut;
};

/// A lesson on paper, in one language: what to do in each step, room to answer and to draw, the empty table of
/// results. Nothing on it is an answer, nor speaks of the screen.
struct StudentSheet {
    struct Step {
        std::string title, text, task;    ///< text and task may be empty; keys stand in brackets
        std::vector<std::string> choices; ///< to tick
        /// A number is asked for; its unit, which may be empty.
        std::optional<std::string> unit;
        /// What is drawn here, in the experiment that is open then. One resonance chart for each experiment.
        std::optional<SheetPicture> drawing;
        const Experiment* experiment = nullptr; ///< part of the lesson
    };
    std::string title, summary;
    std::string start; ///< how long it takes and how it is opened; a command stands between back quotes
    std::vector<Step> steps;
    std::vector<std::string> results; ///< what is measured, with its unit: "Period (s)"
    SheetWords words;
};

/// The sheet of a lesson, which must outlive it; `opened` is what `seiche --lesson` opens it by: an id or a
/// file. In a language without words for the sheet itself, these are English.
StudentSheet studentSheet(const Lesson& lesson, std::string_view opened, std::string_view language = "en");

/// The same in Markdown. docs/students holds one for every built-in lesson, and docs/students/CODE those in
/// other languages.
std::string asMarkdown(const StudentSheet& sheet);

/// The languages with words for the sheet itself, English first.
std::vector<std::string_view> sheetLanguages();

} // namespace seiche
