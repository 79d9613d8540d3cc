// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson.h"

#include "wave/expects.h"

#include <functional>
#include <set>

namespace seiche {

namespace {

template <class Kind, class Visit>
void visitParts(const Check& check, const Visit& visit) {
    if (const auto* found = std::get_if<Kind>(&check.is)) visit(*found);
    for (const Check& part : partsOf(check)) visitParts<Kind>(part, visit);
}

} // namespace

std::span<const Check> partsOf(const Check& whole) {
    if (const auto* all = std::get_if<check::All>(&whole.is)) return all->parts;
    if (const auto* any = std::get_if<check::Any>(&whole.is)) return any->parts;
    return {};
}

std::string nameWithUnit(const ResultRow& row, std::string_view language) {
    const std::string& unit = row.unit.in(language);
    return row.name.in(language) + (unit.empty() ? "" : " (" + unit + ")");
}

std::vector<std::string> parametersIn(const Check& check) {
    std::vector<std::string> ids;
    visitParts<check::Setting>(check, [&](const check::Setting& setting) { ids.push_back(setting.id); });
    return ids;
}

std::vector<Scheme> comparisonSchemesIn(const Check& check) {
    std::vector<Scheme> schemes;
    visitParts<check::ComparisonRun>(
        check, [&](const check::ComparisonRun& comparisonRun) { schemes.push_back(comparisonRun.scheme); });
    return schemes;
}

namespace {

using Visit = std::function<void(const std::string& path, const Text& text)>;

void visitOptions(const Check& whole, const std::string& path, const Visit& visit) {
    const check::Choice* choice = partOf<check::Choice>(whole);
    if (!choice) return;
    for (std::size_t i = 0; i < choice->options.size(); ++i)
        visit(path + ".check: option " + std::to_string(i + 1), choice->options[i]);
}

void visitTexts(const Lesson& lesson, const Visit& visit) {
    visit("title", lesson.title);
    visit("summary", lesson.summary);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const Step& step = lesson.steps[i];
        const std::string path = "steps[" + std::to_string(i) + "]";
        visit(path + ".title", step.title);
        visit(path + ".text", step.text);
        visit(path + ".task", step.task);
        for (std::size_t hint = 0; hint < step.hints.size(); ++hint)
            visit(path + ".hints[" + std::to_string(hint) + "]", step.hints[hint]);
        visit(path + ".done", step.done);
        if (step.check) visitOptions(*step.check, path, visit);
        if (step.result) {
            visit(path + ".result.name", step.result->name);
            visit(path + ".result.unit", step.result->unit);
        }
    }
}

} // namespace

StepAnswer Step::answerOrDefault() const {
    if (answer) return *answer;
    return check && partOf<check::Resonance>(*check) ? StepAnswer::Found : StepAnswer::Hidden;
}

const Experiment& Lesson::experimentAt(std::size_t step) const {
    SEICHE_EXPECTS(step < steps.size() && steps.front().experiment);
    while (step > 0 && !steps[step].experiment) --step;
    return *steps[step].experiment;
}

std::vector<std::string> Lesson::languages() const {
    std::set<std::string> found;
    visitTexts(*this, [&found](const std::string&, const Text& text) {
        for (const Text::Version& each : text.versions)
            if (!each.language.empty()) found.insert(each.language);
    });
    return {found.begin(), found.end()};
}

std::vector<std::string> Lesson::untranslated(std::string_view language) const {
    std::vector<std::string> paths;
    visitTexts(*this, [&](const std::string& path, const Text& text) {
        if (!text.empty() && !text.has(language)) paths.push_back(path);
    });
    return paths;
}

} // namespace seiche
