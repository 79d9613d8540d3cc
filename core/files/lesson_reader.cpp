// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/check_reader.h"
#include "files/lesson_file.h"

#include "files/experiment_file.h"
#include "files/presets.h"
#include "model/elided.h"

#include <algorithm>
#include <set>

namespace seiche {

namespace {

bool isId(const std::string& text) {
    const auto allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !text.empty() && text.size() <= 40 && std::ranges::all_of(text, allowed);
}

class LessonReader {
public:
    explicit LessonReader(JsonReading&& reading)
        : m_problemList(std::move(reading.problems), std::move(reading.unreadable)),
          m_document(std::move(*reading.value)), m_members(m_problemList) {}

    ReadLesson read() {
        if (!m_document.object()) {
            m_problemList.add(
                "", {TRANSLATABLE("Problem", "a lesson must be a JSON object: %1"), "{ \"lesson\": 1, ... }"});
            return std::move(m_problemList).all();
        }
        if (!m_members.version(m_document, "lesson")) return std::move(m_problemList).all();
        m_members.onlyKeys(m_document, "", {"lesson", "title", "summary", "minutes", "steps"});
        m_lesson.title = m_members.text(m_document, "", "title", Needed::Yes);
        m_lesson.summary = m_members.text(m_document, "", "summary");
        m_lesson.minutes = m_members.whole(m_document, "", "minutes", 1, 600, m_lesson.minutes);
        readSteps();
        if (!m_problemList.none()) return std::move(m_problemList).all();
        return std::move(m_lesson);
    }

private:
    void readSteps() {
        const JsonValue* value = m_document.find("steps");
        const JsonValue::List* list = value ? value->list() : nullptr;
        if (!value)
            return m_problemList.add("steps",
                                     TRANSLATABLE("Problem", "is missing (a list with at least one step)"));
        if (!list || list->empty())
            return m_problemList.add(
                "steps", {TRANSLATABLE("Problem", "%1 is not a list with at least one step"), brief(*value)});
        if (list->size() > limits::lessonSteps)
            return m_problemList.add("steps", {TRANSLATABLE("Problem", "%1 are too many (at most %2)"),
                                               list->size(), limits::lessonSteps});
        const Experiment* open = nullptr;
        m_lesson.steps.reserve(list->size());
        for (std::size_t i = 0; i < list->size(); ++i) {
            const std::string path = "steps[" + std::to_string(i) + "]";
            m_lesson.steps.push_back(readStep((*list)[i], path, i, open));
            if (m_lesson.steps.back().experiment) open = &*m_lesson.steps.back().experiment;
        }
    }

    Step readStep(const JsonValue& value, const std::string& path, std::size_t index, const Experiment* open) {
        Step step;
        step.id = std::to_string(index + 1);
        if (!m_members.isObject(value, path,
                                {"id", "title", "text", "task", "done", "hints", "experiment", "panels",
                                 "tools", "view", "check", "result", "picture", "answer"}))
            return step;
        readId(value, path, step);
        step.title = m_members.text(value, path, "title", Needed::Yes);
        step.text = m_members.text(value, path, "text");
        step.task = m_members.text(value, path, "task");
        step.done = m_members.text(value, path, "done");
        readHints(value, path, step);
        if (const JsonValue* experiment = value.find("experiment"))
            step.experiment = readExperimentOf(*experiment, path + ".experiment");
        else if (index == 0)
            m_problemList.add(
                path + ".experiment",
                TRANSLATABLE("Problem", "is missing (the first step must define the experiment)"));
        readWords(value, path, "panels", TRANSLATABLE("Problem", "%1 is not a list of panels"), step.panels);
        readWords(value, path, "tools", TRANSLATABLE("Problem", "%1 is not a list of tools"), step.tools);
        if (const JsonValue* view = value.find("view"))
            step.view = m_members.word<PoolView>(*view, path + ".view");
        if (const JsonValue* check = value.find("check"))
            step.check =
                readCheck(*check, path + ".check", step.experiment ? &*step.experiment : open, m_members);
        readResult(value, path, step);
        if (const JsonValue* picture = value.find("picture"))
            step.picture = m_members.word<SheetPicture>(*picture, path + ".picture");
        if (const JsonValue* answer = value.find("answer"))
            step.answer = m_members.word<StepAnswer>(*answer, path + ".answer");
        return step;
    }

    void readId(const JsonValue& value, const std::string& path, Step& step) {
        const JsonValue* id = value.find("id");
        if (id && (!id->text() || !isId(*id->text())))
            return m_problemList.add(
                path + ".id",
                {TRANSLATABLE("Problem", "%1 is not an id (1 to 40 small letters a to z, digits and hyphens)"),
                 brief(*id)});
        if (id) step.id = *id->text();
        if (!m_ids.insert(step.id).second)
            m_problemList.add(path + ".id", {TRANSLATABLE("Problem", "%1 is already the id of another step"),
                                             quote(step.id)});
    }

    void readHints(const JsonValue& value, const std::string& path, Step& step) {
        const JsonValue* hints = value.find("hints");
        if (!hints) return;
        const JsonValue::List* list = hints->list();
        if (!list || list->size() > limits::lessonHints)
            return m_problemList.add(path + ".hints",
                                     {TRANSLATABLE("Problem", "%1 is not a list of at most %2 texts"),
                                      brief(*hints), limits::lessonHints});
        for (std::size_t i = 0; i < list->size(); ++i)
            step.hints.push_back(m_members.textOf((*list)[i], path + ".hints[" + std::to_string(i) + "]"));
    }

    // Reads "string", { "preset": "string", "set": { "k": 0.25 } }, or a complete experiment.
    std::optional<Experiment> readExperimentOf(const JsonValue& value, const std::string& path) {
        const JsonValue* preset = value.text() ? &value : value.find("preset");
        if (!value.text() && !value.object()) {
            m_problemList.add(
                path,
                {TRANSLATABLE("Problem", "%1 is neither the id of an example nor an experiment (%2 or %3)"),
                 brief(value), "{ \"seiche\": 1, ... }", "{ \"preset\": ..., \"set\": ... }"});
            return std::nullopt;
        }
        if (!preset) return takeOver(readExperiment(pretty(value)), path);
        const std::string presetPath = value.text() ? path : path + ".preset";
        if (!value.text()) m_members.onlyKeys(value, path, {"preset", "set"});
        const std::string_view text = preset->text() ? presetText(*preset->text()) : std::string_view();
        if (text.empty()) {
            std::string known;
            for (const Preset& each : presets()) known += (known.empty() ? "" : ", ") + each.id;
            m_problemList.add(presetPath,
                              {TRANSLATABLE("Problem", "%1 is not one of %2"), brief(*preset), known});
            return std::nullopt;
        }
        std::vector<std::string> overrides;
        if (const JsonValue* set = value.find("set")) {
            if (!set->object())
                m_problemList.add(
                    path + ".set",
                    {TRANSLATABLE("Problem", "%1 is not an object with the values to change"), brief(*set)});
            else
                for (const JsonMember& each : *set->object())
                    overrides.push_back(each.key + "=" + pretty(each.value));
        }
        return takeOver(readExperiment(text, overrides), path);
    }

    std::optional<Experiment> takeOver(ReadExperiment result, const std::string& path) {
        if (Experiment* experiment = std::get_if<Experiment>(&result)) return std::move(*experiment);
        for (Problem& problem : std::get<std::vector<Problem>>(result)) {
            // Problems of overrides name the command-line option; here it is a key.
            std::string where = problem.path;
            if (where.starts_with("--set ")) where = "set." + where.substr(6, where.find('=') - 6);
            m_problemList.add(where.empty() ? path : path + '.' + where, std::move(problem));
        }
        return std::nullopt;
    }

    template <class Named>
    void readWords(const JsonValue& value, const std::string& path, const char* key, Translatable notAList,
                   std::vector<Named>& words) {
        const JsonValue* given = value.find(key);
        if (!given) return;
        const std::string at = path + '.' + key;
        const JsonValue::List* list = given->list();
        if (!list) return m_problemList.add(at, {notAList, brief(*given)});
        for (std::size_t i = 0; i < list->size(); ++i)
            if (const auto word = m_members.word<Named>((*list)[i], at + '[' + std::to_string(i) + ']'))
                words.push_back(*word);
    }

    void readResult(const JsonValue& value, const std::string& path, Step& step) {
        const JsonValue* result = value.find("result");
        if (!result) return;
        const std::string at = path + ".result";
        if (!m_members.isObject(*result, at, {"name", "unit", "decimals"})) return;
        ResultRow row;
        row.name = m_members.text(*result, at, "name", Needed::Yes);
        row.unit = m_members.text(*result, at, "unit");
        row.decimals = m_members.whole(*result, at, "decimals", 0, 6, row.decimals);
        step.result = std::move(row);
        if (!value.find("check"))
            m_problemList.add(at, TRANSLATABLE("Problem", "a result needs a check in the same step"));
    }

    ProblemList m_problemList;
    JsonValue m_document;
    MemberReader m_members;
    Lesson m_lesson;
    std::set<std::string> m_ids;
};

} // namespace

ReadLesson readLesson(std::string_view text) {
    JsonReading reading = readJsonLeniently(std::string(text));
    if (!reading.value) return std::move(reading.problems);
    ReadLesson result = LessonReader(std::move(reading)).read();
    if (auto* problems = std::get_if<std::vector<Problem>>(&result))
        for (Problem& problem : *problems) problem.path = elided(problem.path);
    return result;
}

} // namespace seiche
