// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/lesson_questions.h"

#include <algorithm>

namespace seiche {

namespace {

// Removes bold marks, which only the window supports.
std::string plain(std::string words) {
    for (std::size_t at = words.find("**"); at != words.npos; at = words.find("**", at)) words.erase(at, 2);
    return words;
}

Text plain(Text text) {
    for (Text::Version& each : text.versions) each.words = plain(std::move(each.words));
    return text;
}

// Joins two sentences in all languages of the last.
Text inARow(const Text& first, const Text& last) {
    Text row;
    for (const Text::Version& each : last.versions) {
        std::string words = first.empty() ? std::string() : first.in(each.language);
        if (!words.empty())
            words += std::string_view(".?!;").find(words.back()) == std::string_view::npos ? ". " : " ";
        row.versions.push_back({each.language, plain(words + each.words)});
    }
    return row;
}

} // namespace

std::vector<LessonQuestion> questionsOf(const Lesson& lesson) {
    std::vector<LessonQuestion> questions;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const Step& step = lesson.steps[i];
        const check::Choice* choice = step.check ? partOf<check::Choice>(*step.check) : nullptr;
        if (!choice) continue;
        std::vector<Text> options;
        for (const Text& each : choice->options) options.push_back(plain(each));
        questions.push_back(
            {i, plain(step.title), {inARow(step.title, step.task), std::move(options), choice->right - 1}});
    }
    return questions;
}

LessonStep stepFor(const Lesson& lesson, std::size_t step) {
    const Step& shown = lesson.steps[step];
    return {plain(lesson.title), static_cast<int>(step) + 1, static_cast<int>(lesson.steps.size()),
            plain(shown.title),  plain(shown.text),          plain(shown.task)};
}

} // namespace seiche
