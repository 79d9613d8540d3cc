// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/fields.h"

#include "lesson/lesson.h"
#include "model/elided.h"
#include "model/limits.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

bool isLanguage(const std::string& code) {
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_';
    };
    return code.size() >= 2 && code.size() <= 20 && std::ranges::all_of(code, allowed);
}

std::string range(double least, double most) { return shortest(least) + " to " + shortest(most); }

} // namespace

void Complaints::add(std::string path, std::string message) {
    if (m_problems.size() > limits::problems) return;
    const auto of = [&path](const std::string& each) {
        return each.starts_with(path) && (each.size() == path.size() || each[path.size()] == '[');
    };
    if (!path.empty() && std::ranges::any_of(m_unreadable, of)) return;
    if (m_problems.size() == limits::problems) m_problems.push_back({"", "and more"});
    else m_problems.push_back({std::move(path), std::move(message)});
}

std::vector<Problem> Complaints::all() && {
    for (Problem& problem : m_problems) problem.path = elided(problem.path);
    return std::move(m_problems);
}

std::string Fields::join(const std::string& path, std::string_view key) {
    return path.empty() ? std::string(key) : path + '.' + std::string(key);
}

bool Fields::isObject(const JsonValue& value, const std::string& path, Keys known) {
    if (value.object()) {
        onlyKeys(value, path, known);
        return true;
    }
    std::string words;
    for (std::string_view each : known) words += (words.empty() ? "" : ", ") + std::string(each);
    m_complaints.add(path, brief(value) + " is not an object with " + words);
    return false;
}

void Fields::onlyKeys(const JsonValue& value, const std::string& path, Keys known) {
    for (const JsonMember& member : *value.object()) {
        if (std::ranges::find(known, member.key) != known.end()) continue;
        std::string words;
        for (std::string_view each : known) words += (words.empty() ? "" : ", ") + std::string(each);
        m_complaints.add(join(path, member.key), "unknown key; known here: " + words);
    }
}

Text Fields::textOf(const JsonValue& value, const std::string& path) {
    Text text;
    const auto take = [&](const std::string& language, const JsonValue& words, const std::string& at) {
        if (!words.text() || words.text()->empty()) m_complaints.add(at, brief(words) + " is not a text");
        else if (words.text()->size() > limits::lessonText)
            m_complaints.add(at, std::to_string(words.text()->size()) + " bytes are too many (at most " +
                                     std::to_string(limits::lessonText) + ")");
        else text.versions.push_back({language, *words.text()});
    };
    if (value.text()) {
        take("", value, path);
        return text;
    }
    if (!value.object() || value.object()->empty() || value.object()->size() > limits::lessonLanguages) {
        m_complaints.add(path, brief(value) + " is not a text, nor an object with a text for each language "
                                              "({ \"en\": ... })");
        return text;
    }
    for (const JsonMember& each : *value.object()) {
        if (isLanguage(each.key)) take(each.key, each.value, join(path, each.key));
        else m_complaints.add(join(path, each.key), "is not the code of a language (en, el, pt-BR)");
    }
    return text;
}

Text Fields::text(const JsonValue& object, const std::string& path, std::string_view key, Needed needed) {
    if (const JsonValue* value = object.find(key)) return textOf(*value, join(path, key));
    if (needed == Needed::Yes) m_complaints.add(join(path, key), "missing; a text");
    return {};
}

double Fields::number(const JsonValue& object, const std::string& path, std::string_view key, double least,
                      double most, double otherwise, Needed needed) {
    if (needed == Needed::Yes && !object.find(key))
        m_complaints.add(join(path, key), "missing; a number, " + range(least, most));
    return numberIfGiven(object, path, key, least, most).value_or(otherwise);
}

std::optional<double> Fields::numberIfGiven(const JsonValue& object, const std::string& path,
                                            std::string_view key, double least, double most) {
    const JsonValue* value = object.find(key);
    if (!value) return std::nullopt;
    const double* given = value->number();
    if (given && *given >= least && *given <= most) return *given;
    m_complaints.add(join(path, key), brief(*value) + " is not a number from " + range(least, most));
    return std::nullopt;
}

int Fields::whole(const JsonValue& object, const std::string& path, std::string_view key, int least, int most,
                  int otherwise) {
    const std::optional<double> given = numberIfGiven(object, path, key, least, most);
    if (!given) return otherwise;
    if (*given == std::floor(*given)) return static_cast<int>(*given);
    m_complaints.add(join(path, key), shortest(*given) + " is not a whole number");
    return otherwise;
}

} // namespace seiche
