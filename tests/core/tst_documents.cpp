// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that the documentation agrees with the program.
#include "classroom/class_api.h"
#include "classroom/classroom.h"
#include "files/formula.h"
#include "files/json_value.h"
#include "files/lessons.h"
#include "files/share_link.h"
#include "lesson/student_sheet.h"
#include "model/limits.h"
#include "model/object_properties.h"
#include "model/parameter.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <sstream>

using namespace seiche;

namespace {

std::string valueIn(const Parameter& row, const Experiment& experiment) {
    if (row.kind == Parameter::Kind::Word) return std::string(row.word(experiment));
    std::ostringstream text;
    text << row.number(experiment);
    return text.str();
}

std::string defaultOf(const Parameter& row, const Experiment& experiment) {
    return row.appliesTo && !row.appliesTo(experiment) ? std::string() : valueIn(row, experiment);
}

// Returns the defaults, such as "1, pool 0.5". Integer parameters show those of an integer pool.
std::string defaults(const Parameter& row) {
    Experiment string = defaultExperiment(SceneKind::String);
    Experiment pool = defaultExperiment(SceneKind::Pool);
    std::string ofString = defaultOf(row, string);
    std::string ofPool = defaultOf(row, pool);
    if (ofString.empty() && ofPool.empty()) {
        pool.rule.arithmetic = Arithmetic::Integer;
        ofPool = defaultOf(row, pool);
    }
    if (ofString.empty() && ofPool.empty()) return valueIn(row, string); // parameter of a disabled drive
    if (ofString.empty() || ofString == ofPool) return ofPool;
    return ofString + ", pool " + ofPool;
}

std::string tableOfParameters() {
    std::string table = "| key | meaning | range | default | in `set` |\n|---|---|---|---|---|\n";
    for (const Parameter& row : parameters()) {
        table += "| `" + std::string(row.id) + "` | " + std::string(row.description.text);
        if (!row.unit.text.empty()) table += " (" + std::string(row.unit.text) + ")";
        table += " | " + sentence(rangeOf(row)) + " | " + defaults(row) + " | " +
                 (row.duringRun ? "yes" : "no") + " |\n";
    }
    return table;
}

std::string tableOfFields(std::string_view kind) {
    const PoolObject object = *objectOfKind(kind);
    std::string table =
        "| key of a " + std::string(kind) + " | meaning | range | default |\n|---|---|---|---|\n";
    for (const ObjectProperty& property : propertiesOf(object)) {
        char number[32] = "";
        if (property.kind == ObjectProperty::Kind::Number)
            std::snprintf(number, sizeof number, "%.4g", property.number(object));
        table += "| `" + std::string(property.id) + "` | " + std::string(property.description.text);
        if (!property.unit.text.empty()) table += " (" + std::string(property.unit.text) + ")";
        table += " | " + sentence(rangeOf(property)) + " | " +
                 (property.kind == ObjectProperty::Kind::Word ? std::string(property.word(object)) : number) +
                 " |\n";
    }
    return table;
}

std::string textOf(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// Checks the table with this header in docs/. Writes the table instead if SEICHE_WRITE_TABLES is
// set.
void expectTable(const std::string& name, const std::string& table) {
    const std::string path = SEICHE_DOCS_DIR + name;
    const std::string page = textOf(path);
    const std::size_t start = page.find(table.substr(0, table.find('\n') + 1));
    ASSERT_NE(start, page.npos) << path << " must contain this table:\n" << table;
    std::size_t end = start;
    while (page.compare(end, 1, "|") == 0) end = page.find('\n', end) + 1;
    if (page.substr(start, end - start) == table) return;
    if (std::getenv("SEICHE_WRITE_TABLES")) {
        std::ofstream(path) << page.substr(0, start) << table << page.substr(end);
        return;
    }
    ADD_FAILURE() << "SEICHE_WRITE_TABLES=1 ./dev test Documents writes this table into " << path << ":\n"
                  << table;
}

// Returns all pages in the root folder and below docs/.
std::vector<std::filesystem::path> pages() {
    namespace fs = std::filesystem;
    const fs::path docs = SEICHE_DOCS_DIR;
    std::vector<fs::path> found;
    for (const fs::directory_entry& entry : fs::directory_iterator(docs.parent_path()))
        if (entry.path().extension() == ".md") found.push_back(entry.path());
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(docs))
        if (entry.path().extension() == ".md") found.push_back(entry.path());
    return found;
}

// Lowers the last letter if it is an unaccented Greek capital (UTF-8).
void lowerGreek(std::string& text) {
    if (text.size() < 2 || text[text.size() - 2] != '\xce') return;
    unsigned char last = static_cast<unsigned char>(text.back());
    if (last < 0x91 || last > 0xa9) return;
    if (last >= 0xa0) text[text.size() - 2] = '\xcf';
    last = static_cast<unsigned char>(last < 0xa0 ? last + 0x20 : last - 0x20);
    text.back() = static_cast<char>(last);
}

// Returns the anchors of headings: lower case, without punctuation, hyphens for spaces.
std::set<std::string> anchorsIn(const std::string& text) {
    std::set<std::string> anchors;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with('#')) continue;
        std::string anchor;
        for (const char c : line.substr(std::min(line.find_first_not_of("# "), line.size()))) {
            const unsigned char letter = static_cast<unsigned char>(c);
            if (c == ' ' || c == '-') anchor += c == ' ' ? '-' : c;
            else if (std::isalnum(letter) || c == '_' || letter > 127)
                anchor += static_cast<char>(std::tolower(letter));
            lowerGreek(anchor);
        }
        anchors.insert(anchor);
    }
    return anchors;
}

// Returns the trimmed cells of a row. Empty if the line is no row.
std::vector<std::string> cellsOf(const std::string& line) {
    std::vector<std::string> cells;
    if (!line.starts_with('|')) return cells;
    std::istringstream row(line.substr(1));
    for (std::string cell; std::getline(row, cell, '|');) {
        const std::size_t first = cell.find_first_not_of(' ');
        cells.push_back(first == cell.npos ? std::string()
                                           : cell.substr(first, cell.find_last_not_of(' ') - first + 1));
    }
    return cells;
}

} // namespace

TEST(Documents, ObjectTablesMatchProgram) {
    for (std::string_view kind : objectKinds()) expectTable("/experiment-objects.md", tableOfFields(kind));
}

TEST(Documents, ParameterTableMatchesProgram) { expectTable("/experiment-file.md", tableOfParameters()); }

// The wave speed at equal k depends on the stencil.
TEST(Documents, NameWaveSpeedForEveryStencil) {
    const std::string glossary = textOf(SEICHE_DOCS_DIR "/glossary.md");
    const std::string_view description = findParameter("k")->description.text;
    for (const auto& [stencil, word] : EnumNames<Stencil>::all) {
        Rule rule;
        rule.scene = SceneKind::Pool;
        rule.stencil = stencil;
        rule.k = 1.0;
        const long perK = std::lround(std::pow(longWaveSpeed(rule), 2));
        const std::string speed = perK == 1 ? "√k" : "√(" + std::to_string(perK) + "k)";
        EXPECT_NE(description.find(speed), std::string_view::npos) << word;
        EXPECT_NE(glossary.find(speed), std::string::npos) << word;
    }
}

TEST(Documents, StudentSheetsMatchLessons) {
    for (const std::string_view language : sheetLanguages()) {
        const std::string folder = language == "en" ? "students/" : "students/" + std::string(language) + "/";
        for (const BuiltInLesson& lesson : lessons()) {
            EXPECT_EQ(textOf(SEICHE_DOCS_DIR "/" + folder + lesson.id + ".md"),
                      asMarkdown(studentSheet(lesson.lesson, lesson.id, language)))
                << "seiche-cli lessons --sheet " << lesson.id << " --language " << language << " > docs/"
                << folder << lesson.id << ".md";
            EXPECT_TRUE(textOf(SEICHE_DOCS_DIR "/" + folder + lesson.id + ".pdf").starts_with("%PDF-"))
                << "docs/pictures/make.sh makes docs/" << folder << lesson.id << ".pdf";
        }
    }
}

// Returns the section from this heading to the next.
std::string sectionOf(const std::string& plans, const std::string& heading) {
    const std::size_t at = plans.find("\n## " + heading + "\n");
    return at == plans.npos ? std::string() : plans.substr(at + 1, plans.find("\n## ", at + 1) - at);
}

// Each plan has grade, goal, prerequisites, expected ideas, a schedule of every step until the end
// of the lesson, answers, and extra work.
TEST(Documents, EveryLessonHasCompletePlan) {
    const std::regex label("\\*\\*(\u00a0)?: "); // French has a space before the colon
    for (const std::string_view language : sheetLanguages()) {
        const std::string code(language);
        const std::string plans = textOf(SEICHE_DOCS_DIR "/teachers/lessons." + code + ".md");
        const std::string folder = "../students/" + (code == "en" ? std::string() : code + "/");
        for (const BuiltInLesson& each : lessons()) {
            const Lesson& lesson = each.lesson;
            std::string minutes(studentSheet(lesson, each.id, language).words.minutes);
            minutes.pop_back(); // removes the full stop
            const std::string heading =
                lesson.title.in(language) + " · " + std::to_string(lesson.minutes) + " " + minutes;
            SCOPED_TRACE(code + ": " + heading);
            const std::string section = sectionOf(plans, heading);
            ASSERT_FALSE(section.empty());
            EXPECT_NE(section.find("](" + folder + each.id + ".pdf)"), section.npos);
            std::istringstream lines(section);
            int labels = 0, before = -1;
            std::set<int> steps;
            for (std::string line; std::getline(lines, line);) {
                labels += static_cast<int>(std::distance(std::sregex_iterator(line.begin(), line.end(), label),
                                                         std::sregex_iterator()));
                const std::vector<std::string> cells = cellsOf(line);
                if (cells.empty() || !std::isdigit(static_cast<unsigned char>(cells[0][0]))) continue;
                ASSERT_EQ(cells.size(), 3u) << line;
                EXPECT_GT(std::stoi(cells[0]), before) << line;
                before = std::stoi(cells[0]);
                std::istringstream listed(cells[1]);
                for (std::string step; std::getline(listed, step, ',');) steps.insert(std::stoi(step));
                EXPECT_FALSE(cells[2].empty()) << line;
            }
            EXPECT_LT(before, lesson.minutes);
            EXPECT_GE(labels, 5); // goal, prerequisites, expected ideas, answers, extra work
            EXPECT_EQ(steps.size(), lesson.steps.size());
            EXPECT_EQ(steps.empty() ? 0 : *steps.rbegin(), static_cast<int>(lesson.steps.size()));
        }
    }
}

TEST(Documents, LessonFilePageListsEveryKeyAndKind) {
    const std::string text = textOf(SEICHE_DOCS_DIR "/lesson-file.md");
    for (const char* word : {"taps", "resonance", "height", "period", "travel", "diverged", "setting", "twin",
                             "number", "choice", "pulls", "runs", "source", "all", "any"})
        EXPECT_NE(text.find("{ \"" + std::string(word) + "\": "), std::string::npos) << word;
    for (const auto& [of, word] : EnumNames<check::Number::Of>::all)
        EXPECT_NE(text.find("`\"" + std::string(word) + "\"`"), std::string::npos) << word;
    for (const auto& [panel, word] : EnumNames<PanelNamed>::all)
        EXPECT_NE(text.find('`' + std::string(word) + '`'), std::string::npos) << word;
    for (const auto& [tool, word] : EnumNames<ToolNamed>::all)
        EXPECT_NE(text.find('`' + std::string(word) + '`'), std::string::npos) << word;
    for (const auto& [picture, word] : EnumNames<SheetPicture>::all)
        EXPECT_NE(text.find('`' + std::string(word) + '`'), std::string::npos) << word;
}

TEST(Documents, EveryLinkTargetExists) {
    // Matches [words](place#heading), except examples in backticks and web addresses.
    const std::regex quoted("`[^`\n]*`");
    const std::regex link(R"(\]\(([^)\s]*)\))");
    std::size_t followed = 0;
    for (const std::filesystem::path& page : pages()) {
        const std::string text = std::regex_replace(textOf(page), quoted, "");
        for (auto at = std::sregex_iterator(text.begin(), text.end(), link); at != std::sregex_iterator();
             ++at) {
            const std::string target = (*at)[1];
            if (target.starts_with("https://")) continue;
            const std::size_t hash = std::min(target.find('#'), target.size());
            const std::filesystem::path place = hash == 0 ? page : page.parent_path() / target.substr(0, hash);
            EXPECT_TRUE(std::filesystem::exists(place)) << page << " links to " << target;
            if (hash < target.size()) {
                EXPECT_TRUE(anchorsIn(textOf(place)).contains(target.substr(hash + 1)))
                    << page << " links to " << target << ", and there is no such heading";
            }
            ++followed;
        }
    }
    EXPECT_GT(followed, 30u);
}

TEST(Documents, GlossaryTermsAreUniqueAndTranslated) {
    std::istringstream lines(textOf(SEICHE_DOCS_DIR "/glossary.md"));
    const std::vector<std::string> head{"term", "meaning", "de", "fr", "es", "el"};
    std::set<std::string> terms;
    for (std::string line; std::getline(lines, line);) {
        const std::vector<std::string> cells = cellsOf(line);
        if (cells.empty() || cells == head || line.starts_with("|---")) continue;
        EXPECT_EQ(cells.size(), head.size()) << line;
        EXPECT_EQ(std::count(cells.begin(), cells.end(), ""), 0) << line;
        EXPECT_TRUE(terms.insert(cells.front()).second) << cells.front() << " is there twice";
    }
    EXPECT_GT(terms.size(), 100u);
}

TEST(Documents, SecurityLimitsMatchCode) {
    const std::string security = textOf(SEICHE_DOCS_DIR "/../SECURITY.md");
    const auto named = [&](const std::string& words) {
        EXPECT_NE(security.find(words), security.npos) << "SECURITY.md does not say: " << words;
    };
    const auto count = [](auto number) { return std::to_string(number); };
    const auto thousands = [&](auto number) {
        return number % 1000 == 0 ? count(number / 1000) + ",000" : count(number);
    };
    named(count(limits::fileBytes >> 20) + " MiB, " + count(limits::jsonDepth) + " levels of nesting, " +
          thousands(limits::jsonValues) + " values and " + count(limits::jsonKeys) + " keys");
    named("more than " + count(limits::memory / 1'000'000) + " MB");
    named("at most " + count(limits::formulaBytes) + " letters long");
    named("at most " + count(limits::linkLetters) + " letters of link");
    named("at most " + count(limits::requestBytes >> 10) + " KiB");
    named("a class " + count(limits::studentsInClass) + " students");
    named("requests a second and " + count(limits::pointsOfAStudent) + " points");
    named(count(std::lround(limits::wrongCodesAtOnce)) + " at once at the beginning");
    EXPECT_EQ(limits::requestsPerSecond, 10.0) << "SECURITY.md says ten";
    EXPECT_EQ(limits::wrongCodesPerSecond, 1.0) << "SECURITY.md says one";
}
