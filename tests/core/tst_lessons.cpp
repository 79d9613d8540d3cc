// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Each solution of a built-in lesson passes, each wrong attempt fails.
#include "files/lesson_file.h"
#include "files/lessons.h"
#include "lesson/expectation.h"
#include "lesson_plays.h"
#include "student.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>

using namespace seiche;

namespace {

/// Visitor that performs the moves of a play.
struct Mover {
    Student& student;

    void operator()(const play::Tap& tap) const { student.tap(tap.hertz, tap.taps, tap.unevenness); }
    void operator()(const play::PullOnce&) const { student.pull(); }
    void operator()(const play::PullAt& at) const { student.pullAt(at.x, at.y); }
    void operator()(const play::Wait& wait) const { student.wait(wait.seconds); }
    void operator()(const play::Set& set) const { student.set(set.id, set.value); }
    void operator()(const play::DampTheHeight&) const {
        student.set("damping.update", student.run().settings().rule.damping.velocity);
        student.set("damping.velocity", 1.0);
    }
    void operator()(const play::SwitchOn& comparisonRun) const { student.comparisonRun(comparisonRun.scheme); }
    void operator()(const play::TypeIn& typed) const { student.type(typed.number); }
    void operator()(const play::Choose& choice) const { student.choose(choice.option); }
    void operator()(const play::Touch& touch) const { student.touch(touch.seconds); }
    void operator()(const play::SetSource& source) const { student.setSource(source.hertz); }
};
void apply(const Play& moves, Student& student) {
    for (const play::Move& move : moves) std::visit(Mover{student}, move);
}

/// Returns problems as "path: message".
std::vector<std::string> problemsOf(const std::string& text) {
    const ReadLesson result = readLesson(text);
    std::vector<std::string> told;
    if (const auto* problems = std::get_if<std::vector<Problem>>(&result))
        for (const Problem& problem : *problems) told.push_back(lineOf(problem));
    return told;
}

std::string onlyProblem(const std::string& text) {
    const std::vector<std::string> all = problemsOf(text);
    if (all.size() != 1) {
        std::string list;
        for (const std::string& each : all) list += each + "\n";
        return std::to_string(all.size()) + " problems:\n" + list;
    }
    return all.front();
}

/// Returns the languages of the program's translation files.
std::set<std::string> languagesOfTheProgram() {
    std::set<std::string> found;
    for (const auto& each : std::filesystem::directory_iterator(SEICHE_TRANSLATIONS)) {
        const std::string name = each.path().stem().string();
        if (each.path().extension() == ".ts" && name.starts_with("seiche_")) found.insert(name.substr(7));
    }
    return found;
}

std::vector<const Text*> textsOf(const Lesson& lesson) {
    std::vector<const Text*> texts{&lesson.title, &lesson.summary};
    for (const Step& step : lesson.steps) {
        texts.insert(texts.end(), {&step.title, &step.text, &step.task, &step.done});
        for (const Text& hint : step.hints) texts.push_back(&hint);
        if (const auto* choice = step.check ? partOf<check::Choice>(*step.check) : nullptr)
            for (const Text& option : choice->options) texts.push_back(&option);
        if (step.result) texts.insert(texts.end(), {&step.result->name, &step.result->unit});
    }
    std::erase_if(texts, [](const Text* text) { return text->empty(); });
    return texts;
}

/// Returns the number of key names like [SPACE], which depend on the keyboard.
std::size_t keysIn(const std::string& words) {
    static const std::regex key("\\[[^\\]]{1,24}\\]");
    return static_cast<std::size_t>(std::distance(std::sregex_iterator(words.begin(), words.end(), key), {}));
}

/// Returns the numbers with the given decimal separator, rewritten with a point.
std::multiset<std::string> numbersIn(const std::string& words, char decimal) {
    const std::regex number(std::string("[0-9]+[") + decimal + "][0-9]+");
    std::multiset<std::string> found;
    for (std::sregex_iterator it(words.begin(), words.end(), number), end; it != end; ++it) {
        std::string written = it->str();
        std::ranges::replace(written, decimal, '.');
        found.insert(written);
    }
    return found;
}

/// True if the text has at least three words.
bool isSentence(const std::string& english) {
    static const std::regex word("[A-Za-z]{2,}");
    return std::distance(std::sregex_iterator(english.begin(), english.end(), word), {}) >= 3;
}

std::string withStep(const std::string& members) {
    return R"({ "lesson": 1, "title": "t", "steps": [ { "title": "s", "experiment": "string", )" + members +
           " } ] }";
}

} // namespace

TEST(Lessons, AllFilesAreReadable) {
    EXPECT_EQ(lessons().size(), lessonTexts().size());
    for (const LessonText& file : lessonTexts())
        EXPECT_EQ(problemsOf(std::string(file.text)).size(), 0u) << file.name;
    std::set<std::string> ids;
    for (const BuiltInLesson& each : lessons()) {
        EXPECT_TRUE(ids.insert(each.id).second) << each.id;
        EXPECT_EQ(findLesson(each.id), &each.lesson);
    }
    EXPECT_EQ(findLesson("no such lesson"), nullptr);
}

TEST(Lessons, EveryTextIsTranslated) {
    const std::set<std::string> languages = languagesOfTheProgram();
    ASSERT_GE(languages.size(), 5u);
    for (const BuiltInLesson& each : lessons())
        for (const std::string& language : languages) {
            std::string missing;
            for (const std::string& path : each.lesson.untranslated(language)) missing += "\n    " + path;
            EXPECT_EQ(missing, "") << each.id << " in " << language;
        }
}

// Translations differ from English and use the decimal comma.
TEST(Lessons, TranslationsKeepKeysAndNumbers) {
    std::size_t compared = 0;
    for (const BuiltInLesson& lesson : lessons())
        for (const Text* text : textsOf(lesson.lesson)) {
            const std::string& english = text->in("en");
            for (const std::string& language : languagesOfTheProgram()) {
                if (language == "en") continue;
                ++compared;
                const std::string& words = text->in(language);
                EXPECT_EQ(keysIn(words), keysIn(english)) << language << ": " << words;
                EXPECT_EQ(numbersIn(words, ','), numbersIn(english, '.')) << language << ": " << words;
                EXPECT_FALSE(isSentence(english) && words == english) << language << ": " << english;
            }
        }
    EXPECT_GT(compared, 1000u);
}

TEST(Lessons, StepsPassOnlyWithTheirSolution) {
    const std::map<std::string, LessonPlay> all = lessonPlays();
    std::size_t played = 0;
    for (const BuiltInLesson& each : lessons())
        for (std::size_t i = 0; i < each.lesson.steps.size(); ++i) {
            const Step& step = each.lesson.steps[i];
            if (!step.check) continue;
            const std::string name = each.id + "/" + step.id;
            SCOPED_TRACE(name);
            const auto found = all.find(name);
            ASSERT_NE(found, all.end());
            ++played;
            const Experiment& open = each.lesson.experimentAt(i);
            EXPECT_FALSE(Student(each.lesson, i, open).result().passed) << "before anything was done";

            Student good(each.lesson, i, open);
            apply(found->second.right, good);
            const CheckResult result = good.result();
            EXPECT_TRUE(result.passed)
                << "value " << result.value.value_or(NAN) << ", expected " << result.expected.value_or(NAN);
            EXPECT_TRUE(!step.result || result.value.has_value());
            if (!std::isnan(found->second.value)) {
                ASSERT_TRUE(result.value.has_value());
                EXPECT_NEAR(*result.value, found->second.value, 0.03 * std::abs(found->second.value));
            }

            Student bad(each.lesson, i, open);
            apply(found->second.wrong, bad);
            EXPECT_FALSE(bad.result().passed) << "value " << bad.result().value.value_or(NAN);
        }
    EXPECT_EQ(played, all.size()) << "a solution of a step that is gone";
}

// Tested in a fresh experiment and after the previous step.
TEST(Lessons, StepsNeedActionToPass) {
    const std::map<std::string, LessonPlay> all = lessonPlays();
    const auto idleFor = [](Student& student) {
        for (int i = 0; i < 30; ++i) {
            student.wait(1);
            if (student.result().passed) return false;
        }
        return true;
    };
    for (const BuiltInLesson& each : lessons()) {
        const std::vector<Step>& steps = each.lesson.steps;
        std::optional<Student> goingOn;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            SCOPED_TRACE(each.id + "/" + steps[i].id);
            ASSERT_TRUE(steps[i].check);
            if (steps[i].experiment) goingOn.emplace(each.lesson, i, each.lesson.experimentAt(i));
            else goingOn->goOn(steps[i]);
            Student fresh(each.lesson, i, each.lesson.experimentAt(i));
            EXPECT_TRUE(idleFor(fresh)) << "from its experiment";
            EXPECT_TRUE(idleFor(*goingOn)) << "after the step before";
            apply(all.at(each.id + "/" + steps[i].id).right, *goingOn);
        }
    }
}

// The correct choice alone is not enough without watching.
TEST(Lessons, AnswerNeedsWatchingFirst) {
    const auto early = [](const char* lesson, std::size_t step) {
        Student student(*findLesson(lesson), step, findLesson(lesson)->experimentAt(step));
        student.wait(0.5);
        student.choose(2);
        EXPECT_FALSE(student.result().passed);
        EXPECT_FALSE(student.result().wrong);
    };
    early("slits", 0);
    early("euler", 1);
}

TEST(Lessons, DistinguishesWrongAndMissingAnswers) {
    const Lesson lesson = readOne(R"({ "title": "s", "experiment": "string", "check": { "all": [
        { "number": { "expect": 5, "within": 10 } },
        { "choice": { "options": ["a", "b"], "right": 2 } } ] } })");
    Student student(lesson, 0, lesson.experimentAt(0));
    EXPECT_FALSE(student.result().wrong);
    student.type(5.5);
    EXPECT_FALSE(student.result().wrong);
    EXPECT_FALSE(student.result().passed);
    student.choose(1);
    EXPECT_TRUE(student.result().wrong);
    student.choose(2);
    EXPECT_TRUE(student.result().passed);
    EXPECT_DOUBLE_EQ(student.result().value.value(), 5.5);
    EXPECT_DOUBLE_EQ(student.result().expected.value(), 5.0);
    student.type(5.6);
    EXPECT_TRUE(student.result().wrong);
}

// A reading with three digits passes, 20 % off fails.
TEST(Lessons, AcceptsOnlySmallReadingErrors) {
    int answers = 0;
    for (const BuiltInLesson& each : lessons())
        for (std::size_t i = 0; i < each.lesson.steps.size(); ++i) {
            const Step& step = each.lesson.steps[i];
            const auto* number = step.check ? partOf<check::Number>(*step.check) : nullptr;
            if (!number) continue;
            Observations seen;
            seen.settings = each.lesson.experimentAt(i);
            const std::optional<double> expected = expectedOf(*number, seen.settings);
            if (!expected) continue; // depends on the student's setup
            ++answers;
            for (const double off : {-0.2, -0.004, 0.004, 0.2}) {
                seen.typed = *expected * (1.0 + off);
                EXPECT_EQ(evaluate({*number}, seen).passed, std::abs(off) < 0.1)
                    << each.id << '/' << step.id << ' ' << off;
            }
        }
    EXPECT_GT(answers, 20);
}

TEST(Lessons, AnyPassesWithOnePart) {
    const Lesson lesson = readOne(R"({ "title": "s", "experiment": "string", "check": { "any": [
        { "pulls": { "count": 3 } }, { "runs": { "seconds": 2 } } ] } })");
    Student patient(lesson, 0, lesson.experimentAt(0));
    patient.wait(1.9);
    EXPECT_FALSE(patient.result().passed);
    patient.wait(0.2);
    EXPECT_TRUE(patient.result().passed);
    Student eager(lesson, 0, lesson.experimentAt(0));
    for (int i = 0; i < 3; ++i) {
        EXPECT_FALSE(eager.result().passed);
        eager.pull();
    }
    EXPECT_TRUE(eager.result().passed);
}

TEST(Lessons, RestartClearsObservations) {
    const Lesson lesson =
        readOne(R"({ "title": "s", "experiment": "string", "check": { "height": { "above": 0.1 } } })");
    Student student(lesson, 0, lesson.experimentAt(0));
    student.pull();
    student.wait(0.5);
    EXPECT_TRUE(student.result().passed);
    student.restart();
    EXPECT_FALSE(student.result().passed);
}

TEST(Lessons, TheoryUsesCurrentSettings) {
    Experiment e = defaultExperiment(SceneKind::String);
    e.grid.width = 101;
    e.stepsPerSecond = 200;
    EXPECT_NEAR(standingWave(e, 3)->frequency(200), 3.0, 1e-9);
    EXPECT_DOUBLE_EQ(waveSpeed(e), 200.0);
    e.rule.k = 0.25;
    EXPECT_DOUBLE_EQ(waveSpeed(e), 100.0);
    e.rule.edges.right = Edge::Absorbing;
    EXPECT_FALSE(standingWave(e, 1)) << "waves leave, none stands";
    Experiment pool = defaultExperiment(SceneKind::Pool);
    pool.rule.stencil = Stencil::Moore;
    EXPECT_NEAR(waveSpeed(pool), std::sqrt(3.0 * pool.rule.k) * pool.stepsPerSecond, 1e-12);
    EXPECT_FALSE(standingWave(pool, 0));
}

TEST(Lessons, TextFallsBackToNearestLanguage) {
    const Text text{{{"en", "colour"}, {"el", "χρώμα"}, {"pt-BR", "cor"}}};
    EXPECT_EQ(text.in("el"), "χρώμα");
    EXPECT_EQ(text.in("el_GR"), "χρώμα");
    EXPECT_EQ(text.in("pt-BR"), "cor");
    EXPECT_EQ(text.in("fr"), "colour");
    EXPECT_EQ((Text{{{"de", "Farbe"}}}.in("fr")), "Farbe");
    EXPECT_EQ((Text{{{"", "plain"}}}.in("fr")), "plain");
    EXPECT_EQ(Text{}.in("en"), "");
}

TEST(Lessons, ChecksListTheirParameters) {
    const auto idsIn = [](const std::string& check) {
        const ReadLesson lesson = readLesson(withStep(R"("check": )" + check));
        return parametersIn(*std::get<Lesson>(lesson).steps[0].check);
    };
    const std::string k = R"({ "setting": { "id": "k", "to": 0.5 } })";
    const std::string damping = R"({ "setting": { "id": "damping.velocity", "to": 0.99 } })";
    EXPECT_TRUE(idsIn(R"({ "taps": {} })").empty());
    EXPECT_EQ(idsIn(k), std::vector<std::string>{"k"});
    for (const std::string both : {"all", "any"})
        EXPECT_EQ(idsIn("{ \"" + both + R"(": [ { "taps": {} }, )" + k + ", " + damping + " ] }"),
                  (std::vector<std::string>{"k", "damping.velocity"}));
}

TEST(Lessons, ChecksListTheirComparisonRuns) {
    const auto comparisonsOf = [](const std::string& check) {
        const ReadLesson lesson = readLesson(withStep(R"("check": )" + check));
        return comparisonSchemesIn(*std::get<Lesson>(lesson).steps[0].check);
    };
    const std::string euler = R"({ "twin": { "scheme": "euler" } })";
    const std::string implicitEuler = R"({ "twin": { "scheme": "implicit-euler" } })";
    EXPECT_TRUE(comparisonsOf(R"({ "taps": {} })").empty());
    EXPECT_EQ(comparisonsOf(euler), std::vector<Scheme>{Scheme::Euler});
    EXPECT_EQ(comparisonsOf(R"({ "all": [ { "taps": {} }, )" + implicitEuler + ", " + euler + " ] }"),
              (std::vector<Scheme>{Scheme::ImplicitEuler, Scheme::Euler}));
}

TEST(Lessons, ResonanceStepsHideAnswerUntilFound) {
    const auto answerOf = [](const std::string& keys) {
        const ReadLesson lesson = readLesson(withStep(keys));
        return std::get<Lesson>(lesson).steps[0].answerOrDefault();
    };
    EXPECT_EQ(answerOf(R"("text": "t")"), StepAnswer::Hidden);
    EXPECT_EQ(answerOf(R"("check": { "taps": {} })"), StepAnswer::Hidden);
    EXPECT_EQ(answerOf(R"("check": { "resonance": {} })"), StepAnswer::Found);
    EXPECT_EQ(answerOf(R"("check": { "all": [ { "taps": {} }, { "resonance": {} } ] })"), StepAnswer::Found);
    EXPECT_EQ(answerOf(R"("answer": "hidden", "check": { "resonance": {} })"), StepAnswer::Hidden);
    EXPECT_EQ(answerOf(R"("answer": "shown", "check": { "taps": {} })"), StepAnswer::Shown);
}

// A curve must not reveal a resonance of a later step.
TEST(Lessons, CurvesNeverRevealLaterAnswers) {
    for (const BuiltInLesson& each : lessons()) {
        const std::vector<Step>& steps = each.lesson.steps;
        std::set<int> found;
        bool told = false;
        for (const Step& step : steps) {
            if (step.experiment) {
                found.clear();
                told = false;
            }
            const auto* asked = step.check ? partOf<check::Resonance>(*step.check) : nullptr;
            if (asked) {
                EXPECT_FALSE(told && !found.contains(asked->mode)) << each.id << ' ' << step.id;
                const bool shown = step.answerOrDefault() == StepAnswer::Shown;
                EXPECT_FALSE(shown && !found.contains(asked->mode)) << each.id << ' ' << step.id;
                found.insert(asked->mode);
            }
            told = told || step.answerOrDefault() != StepAnswer::Hidden;
        }
    }
}

TEST(LessonFile, ReportsPathAndAllowedValues) {
    EXPECT_EQ(onlyProblem("[1]"), "a lesson must be a JSON object: { \"lesson\": 1, ... }");
    EXPECT_EQ(onlyProblem(R"({ "lesson": 2 })"), "lesson: version 2 is newer than this program can read (1)");
    EXPECT_EQ(onlyProblem(R"({ "lesson": 1, "title": "t" })"),
              "steps: is missing (a list with at least one step)");
    EXPECT_EQ(onlyProblem(R"({ "lesson": 1, "title": "t", "steps": [ { "title": "s" } ] })"),
              "steps[0].experiment: is missing (the first step must define the experiment)");
    EXPECT_EQ(onlyProblem(withStep(R"("panels": ["kitchen"])")),
              "steps[0].panels[0]: \"kitchen\" is not one of medium, compare, resonance, stability, modes, "
              "probes, objects");
    EXPECT_EQ(onlyProblem(withStep(R"("tools": ["hammer"])")),
              "steps[0].tools[0]: \"hammer\" is not one of measure, probe, move, draw, touch, oscillator, "
              "pulse, freeze, beads, join, show");
    EXPECT_EQ(onlyProblem(withStep(R"("tools": "measure")")),
              "steps[0].tools: \"measure\" is not a list of tools");
    EXPECT_EQ(onlyProblem(withStep(R"("check": { "source": {} })")),
              "steps[0].check.source: from, to or both are needed");
    EXPECT_EQ(onlyProblem(withStep(R"("answer": "never")")),
              "steps[0].answer: \"never\" is not one of hidden, found, shown");
    EXPECT_EQ(onlyProblem(withStep(R"("check": { "taps": { "count": 1 } })")),
              "steps[0].check.taps.count: 1 is not a number from 2 to 1000");
    EXPECT_EQ(onlyProblem(withStep(R"("check": { "height": { "at": [320], "above": 1 } })")),
              "steps[0].check.height.at: [320] is outside the medium (320 by 1 cells)");
    EXPECT_EQ(onlyProblem(withStep(R"("check": { "setting": { "id": "edges.left", "is": "loose" } })")),
              "steps[0].check.setting.is: \"loose\" is not one of fixed, free, absorbing, periodic, impedance");
    EXPECT_EQ(onlyProblem(withStep(R"("check": { "all": [ { "all": [] } ] })")),
              "steps[0].check.all[0].all: \"all\" and \"any\" cannot be nested");
    EXPECT_EQ(onlyProblem(withStep(R"("hint": "h")")),
              "steps[0].hint: unknown key; valid keys: id, title, text, task, done, hints, experiment, panels, "
              "tools, view, check, result, picture, answer");
    EXPECT_EQ(onlyProblem(withStep(R"("text": { "en": 3 })")), "steps[0].text.en: 3 is not text");
    EXPECT_EQ(onlyProblem(withStep(R"("result": { "name": "n" })")),
              "steps[0].result: a result needs a check in the same step");
    EXPECT_EQ(onlyProblem(R"({ "lesson": 1, "title": "t", "steps": [ { "title": "s",
        "experiment": { "preset": "string", "set": { "edges.left": "loose" } } } ] })"),
              "steps[0].experiment.set.edges.left: \"loose\" is not one of fixed, free, absorbing, periodic, "
              "impedance");
    EXPECT_EQ(onlyProblem(R"({ "lesson": 1, "title": "t", "steps": [ { "title": "s",
        "experiment": { "seiche": 1, "medium": "string", "k": 5 } } ] })"),
              "steps[0].experiment.k: 5 is not allowed (greater than 0, at most 4)");
    EXPECT_EQ(
        onlyProblem("{ \"lesson\": 1, \"title\": \"\xff\", \"steps\": [ { \"title\": \"s\", \"experiment\": "
                    "\"string\" } ] }"),
        "line 1, column 26: ill-formed UTF-8");
}

TEST(LessonFile, ReportsAllProblemsTogether) {
    const std::vector<std::string> all = problemsOf(withStep(
        R"("id": "No", "check": { "number": { "expect": "speed", "mode": 0, "within": 0 } }, "picture": "photo")"));
    ASSERT_EQ(all.size(), 5u);
    EXPECT_EQ(all[0].substr(0, 12), "steps[0].id:");
    EXPECT_EQ(all[1], "steps[0].check.number.expect: \"speed\" is neither a number nor one of frequency, "
                      "period, half-life, wave-speed, wavelength, limit-k, growth");
    EXPECT_EQ(all[2], "steps[0].check.number.mode: 0 is not a number from 1 to 50");
    EXPECT_EQ(all[4], "steps[0].picture: \"photo\" is not one of canvas, resonance, height, largest");
}

TEST(LessonFile, RefusesHostileFiles) {
    EXPECT_EQ(onlyProblem(std::string(2 << 20, ' ')), "2097152 bytes are too many (at most 1048576)");
    EXPECT_EQ(onlyProblem(std::string(100, '[')), "nested deeper than 16 levels");
    EXPECT_EQ(onlyProblem(withStep("\"text\": \"" + std::string(5000, 'x') + "\"")),
              "steps[0].text: 5000 bytes are too many (at most 4000)");
    std::string many = R"({ "title": "s", "experiment": "string" })";
    for (int i = 0; i < 100; ++i) many += R"(, { "title": "s" })";
    EXPECT_EQ(onlyProblem(R"({ "lesson": 1, "title": "t", "steps": [ )" + many + " ] }"),
              "steps: 101 are too many (at most 100)");
    EXPECT_EQ(onlyProblem(R"({ "lesson": 1, "title": "t", "steps": [ { "title": "s", "experiment":
        { "seiche": 1, "medium": "pool", "size": [100000, 100000] } } ] })"),
              "steps[0].experiment.size: 10000000000 cells are too many (at most 16777216)");
    EXPECT_EQ(onlyProblem(R"({ "lesson": 1, "title": "t", "title": "u", "steps": [ { "title": "s",
        "experiment": "string" } ] })"),
              "title: is defined twice");
}
