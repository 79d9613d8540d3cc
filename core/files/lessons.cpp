// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/lessons.h"

#include "files/input_file.h"
#include "files/json_value.h"
#include "files/lesson_file.h"

#include <algorithm>

namespace seiche {

namespace {

std::vector<BuiltInLesson> read() {
    std::vector<LessonText> files = lessonTexts();
    std::ranges::sort(files, {}, &LessonText::name);
    std::vector<BuiltInLesson> list;
    for (const LessonText& file : files) {
        ReadLesson result = readLesson(file.text);
        // A test reads all files, so none fails here.
        if (Lesson* lesson = std::get_if<Lesson>(&result))
            list.push_back({lessonId(file.name), std::move(*lesson)});
    }
    return list;
}

} // namespace

std::string lessonId(std::string_view name) {
    const std::size_t digits = name.find_first_not_of("0123456789");
    if (digits != name.npos && digits > 0 && name[digits] == '-') name.remove_prefix(digits + 1);
    return std::string(name);
}

std::span<const BuiltInLesson> lessons() {
    static const std::vector<BuiltInLesson> list = read();
    return list;
}

const Lesson* findLesson(std::string_view id) {
    for (const BuiltInLesson& each : lessons())
        if (each.id == id) return &each.lesson;
    return nullptr;
}

LessonLookup lookUpLesson(const std::string& idOrFile) {
    if (const Lesson* lesson = findLesson(idOrFile)) return {*lesson, {}, true};
    const InputFile input = readInputFile(idOrFile, limits::fileBytes);
    if (input.problem) return {std::nullopt, {Problem("", *input.problem)}, false};
    ReadLesson result = readLesson(input.text);
    if (auto* problems = std::get_if<std::vector<Problem>>(&result))
        return {std::nullopt, std::move(*problems), true};
    return {std::move(std::get<Lesson>(result)), {}, true};
}

} // namespace seiche
