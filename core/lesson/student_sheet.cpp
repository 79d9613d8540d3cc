// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/student_sheet.h"

#include <initializer_list>
#include <string_view>

namespace seiche {

namespace {

constexpr std::string_view room = "\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_";

const std::string& in(const Text& text) { return text.in("en"); }

void add(std::string& sheet, std::initializer_list<std::string_view> parts) {
    for (const std::string_view part : parts) sheet += part;
}

void addAnswers(const Step& step, std::string& sheet) {
    const check::Choice* choice = step.check ? partOf<check::Choice>(*step.check) : nullptr;
    if (choice) {
        for (const Text& option : choice->options) add(sheet, {"- ☐ ", in(option), "\n"});
        add(sheet, {"\n"});
    }
    const bool number = step.check && partOf<check::Number>(*step.check);
    if (number)
        add(sheet, {"My answer: ", room, " ",
                    step.result ? std::string_view(in(step.result->unit)) : std::string_view(), "\n\n"});
    if (!choice && !number) add(sheet, {"What I see: ", room, room, room, "\n\n"});
}

} // namespace

std::string studentSheet(const BuiltInLesson& lesson) {
    const Lesson& it = lesson.lesson;
    std::string sheet;
    add(sheet, {"# ", in(it.title), "\n\n"});
    add(sheet, {"Name: ", room, room, "  Class: ", room, "  Date: ", room, "\n\n"});
    add(sheet, {in(it.summary), " About ", std::to_string(it.minutes),
                " minutes. In the program: menu *Lessons*, or `seiche --lesson ", lesson.id, "`.\n\n"});
    bool results = false;
    for (std::size_t i = 0; i < it.steps.size(); ++i) {
        const Step& step = it.steps[i];
        results = results || step.result;
        add(sheet, {"## ", std::to_string(i + 1), ". ", in(step.title), "\n\n"});
        if (!step.text.empty()) add(sheet, {in(step.text), "\n\n"});
        if (!step.task.empty()) add(sheet, {"**Do this:** ", in(step.task), "\n\n"});
        addAnswers(step, sheet);
    }
    if (!results) return sheet;
    add(sheet, {"## My results\n\n| | found | theory |\n|---|---|---|\n"});
    for (const Step& step : it.steps) {
        if (!step.result) continue;
        const std::string& unit = in(step.result->unit);
        add(sheet,
            {"| ", in(step.result->name), unit.empty() ? "" : " (", unit, unit.empty() ? "" : ")", " | | |\n"});
    }
    add(sheet, {"\nWhat I found out: ", room, room, room, room, "\n"});
    return sheet;
}

} // namespace seiche
