// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"
#include "report.h"

#include "files/input_file.h"
#include "files/json_value.h"
#include "files/lesson_file.h"
#include "files/lessons.h"
#include "lesson/student_sheet.h"
#include "model/elided.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string_view>
#include <vector>

namespace seiche::cli {

namespace {

void printLessons() {
    for (const BuiltInLesson& each : lessons())
        std::printf("%-18s %3d min  %s\n", each.id.c_str(), each.lesson.minutes,
                    each.lesson.title.in("en").c_str());
}

void printLessonsAsJson() {
    JsonValue::List list;
    for (const BuiltInLesson& each : lessons()) {
        JsonValue entry{JsonValue::Object()};
        entry.add("id", each.id);
        entry.add("title", each.lesson.title.in("en"));
        entry.add("summary", each.lesson.summary.in("en"));
        entry.add("minutes", static_cast<double>(each.lesson.minutes));
        entry.add("steps", static_cast<double>(each.lesson.steps.size()));
        JsonValue::List languages;
        for (std::string& code : each.lesson.languages()) languages.emplace_back(std::move(code));
        entry.add("languages", JsonValue(std::move(languages)));
        list.push_back(std::move(entry));
    }
    std::fputs(pretty(JsonValue(std::move(list))).c_str(), stdout);
}

Status refuse(const std::string& id) {
    std::string known;
    for (const BuiltInLesson& each : lessons()) known += (known.empty() ? "" : ", ") + each.id;
    addProblem("lesson " + elided(id), "there is no such lesson; there are " + known);
    return WrongUsageOrFile;
}

Status printFile(const std::string& id) {
    for (const LessonText& file : lessonTexts()) {
        if (lessonId(file.name) != id) continue;
        std::fwrite(file.text.data(), 1, file.text.size(), stdout);
        return Done;
    }
    return refuse(id);
}

Status printSheet(const std::string& id, const std::string& language) {
    const std::vector<std::string_view> languages = sheetLanguages();
    if (!std::ranges::count(languages, language)) {
        std::string known;
        for (const std::string_view each : languages) known += (known.empty() ? "" : ", ") + std::string(each);
        addProblem("--language " + elided(language), "there are no sheets in it; there are " + known);
        return WrongUsageOrFile;
    }
    const Lesson* lesson = findLesson(id);
    if (!lesson) return refuse(id);
    std::fputs(asMarkdown(studentSheet(*lesson, id, language)).c_str(), stdout);
    return Done;
}

Status check(const std::string& path) {
    const InputFile input = readInputFile(path, limits::fileBytes);
    if (input.problem) {
        addProblem(path, sentence(*input.problem));
        return input.tooLarge ? WrongUsageOrFile : CouldNotBeDone;
    }
    const ReadLesson result = readLesson(input.text);
    if (const auto* problems = std::get_if<std::vector<Problem>>(&result)) {
        for (const Problem& problem : *problems) addProblem(path, lineOf(problem));
        return WrongUsageOrFile;
    }
    const Lesson& lesson = std::get<Lesson>(result);
    const auto checks =
        std::ranges::count_if(lesson.steps, [](const Step& step) { return step.check.has_value(); });
    std::printf("a lesson of %zu steps, %td of them with a check\n", lesson.steps.size(), checks);
    for (const std::string& language : lesson.languages()) {
        const std::vector<std::string> missing = lesson.untranslated(language);
        std::printf("%s: %s\n", language.c_str(), missing.empty() ? "complete" : "missing");
        for (const std::string& text : missing) std::printf("    %s\n", text.c_str());
    }
    return Done;
}

} // namespace

Command lessonsCommand(CLI::App& app) {
    CLI::App* options =
        app.add_subcommand("lessons", "List the built-in lessons, or print a lesson or its student worksheet");
    const auto json = std::make_shared<bool>(false);
    const auto id = std::make_shared<std::string>();
    CLI::Option* asJson = options->add_flag(
        "--json", *json, "Print JSON: id, title, summary, minutes, steps and languages of each lesson");
    const auto sheet = std::make_shared<std::string>();
    CLI::Option* asFile =
        options->add_option("--print", *id, "Print the file of this lesson, as a template for your own lesson");
    asFile->type_name("ID")->excludes(asJson);
    CLI::Option* asSheet =
        options->add_option("--sheet", *sheet, "Print the student worksheet of this lesson as Markdown");
    asSheet->type_name("ID")->excludes(asJson)->excludes(asFile);
    const auto language = std::make_shared<std::string>("en");
    options->add_option("--language", *language, "Language of the worksheet: en, el, de, fr or es")
        ->type_name("CODE")
        ->needs(asSheet);
    return {options, [json, id, sheet, language, options] {
                if (options->count("--sheet") > 0) return printSheet(*sheet, *language);
                if (options->count("--print") > 0) return printFile(*id);
                if (*json) printLessonsAsJson();
                else printLessons();
                return Done;
            }};
}

Command checkLessonCommand(CLI::App& app) {
    CLI::App* options = app.add_subcommand(
        "check-lesson", "Report every mistake and every missing translation in a lesson file");
    const auto file = std::make_shared<std::string>();
    options->add_option("FILE", *file, "Lesson file (*.lesson)")->type_name("")->required();
    return {options, [file] { return check(*file); }};
}

} // namespace seiche::cli
