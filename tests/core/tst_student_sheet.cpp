// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/lesson_file.h"
#include "files/lessons.h"
#include "lesson/student_sheet.h"

#include <algorithm>
#include <gtest/gtest.h>

using namespace seiche;

namespace {

// Screen instructions that must not appear on paper, by language.
const std::vector<std::pair<std::string_view, std::vector<std::string_view>>> screenWords{
    {"en", {"Type your", "type the", "Type it", "theory |"}},
    {"de", {"Gib ", "gib ", "Theorie |"}},
    {"fr", {"aisissez", "théorie |"}},
    {"es", {"scribe", "scríbe", "teoría |"}},
    {"el", {"Γράψτε", "γράψτε", "θεωρία |"}}};

} // namespace

TEST(StudentSheet, ContainsNoScreenInstructions) {
    for (const auto& [language, words] : screenWords)
        for (const BuiltInLesson& each : lessons()) {
            SCOPED_TRACE(each.id + " " + std::string(language));
            const StudentSheet sheet = studentSheet(each.lesson, each.id, language);
            std::string tasks;
            for (const StudentSheet::Step& step : sheet.steps) tasks += step.task + "\n";
            for (const std::string_view word : words) EXPECT_EQ(tasks.find(word), tasks.npos) << word;
            const std::string text = asMarkdown(sheet);
            for (const std::string_view mark : {"_", "[", "theory |", "Theorie |", "théorie |", "teoría |"})
                EXPECT_EQ(text.find(mark), text.npos) << mark;
        }
}

TEST(StudentSheet, HasAnswerFieldOrChoiceInEveryStep) {
    for (const BuiltInLesson& each : lessons())
        for (const Step& step : each.lesson.steps) {
            SCOPED_TRACE(each.id + "/" + step.id);
            const StudentSheet sheet = studentSheet(each.lesson, each.id);
            const auto on = std::ranges::find(sheet.steps, step.title.in("en"), &StudentSheet::Step::title);
            ASSERT_NE(on, sheet.steps.end());
            const auto* choice = step.check ? partOf<check::Choice>(*step.check) : nullptr;
            EXPECT_EQ(on->choices.size(), choice ? choice->options.size() : 0u);
            EXPECT_EQ(on->unit.has_value(), step.check && partOf<check::Number>(*step.check));
            EXPECT_NE(on->experiment, nullptr);
        }
}

// A chart is shared by all steps of one experiment.
TEST(StudentSheet, HasOneResonanceChartPerExperiment) {
    const ReadLesson read = readLesson(R"({ "lesson": 1, "title": "t", "steps": [
        { "title": "a", "task": "x", "experiment": "string", "picture": "resonance" },
        { "title": "b", "task": "x", "picture": "height" },
        { "title": "c", "task": "x", "picture": "resonance" },
        { "title": "d", "task": "x", "experiment": "pool", "picture": "resonance" },
        { "title": "e", "task": "x", "picture": "canvas" } ] })");
    ASSERT_TRUE(std::holds_alternative<Lesson>(read));
    const Lesson& lesson = std::get<Lesson>(read);
    const StudentSheet sheet = studentSheet(lesson, "x.lesson");
    const std::vector<std::optional<SheetPicture>> wanted{std::nullopt, SheetPicture::Height,
                                                          SheetPicture::Resonance, SheetPicture::Resonance,
                                                          SheetPicture::Canvas};
    ASSERT_EQ(sheet.steps.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) EXPECT_EQ(sheet.steps[i].drawing, wanted[i]) << i;
    EXPECT_NE(asMarkdown(sheet).find("↑ amplitude (× single tap), → frequency (Hz)"), std::string::npos);
    EXPECT_NE(sheet.start.find("`seiche --lesson x.lesson`"), std::string::npos);
}

TEST(StudentSheet, AcceptsLanguageWithCountry) {
    const Lesson& lesson = lessons().front().lesson;
    EXPECT_EQ(asMarkdown(studentSheet(lesson, "resonance", "de-AT")),
              asMarkdown(studentSheet(lesson, "resonance", "de")));
    EXPECT_EQ(studentSheet(lesson, "resonance", "tlh").words.language, "en");
}
