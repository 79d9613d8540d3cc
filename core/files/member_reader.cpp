// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/member_reader.h"

#include "lesson/lesson.h"
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

std::string joined(const MemberReader::Keys& keys) {
    std::string text;
    for (std::string_view each : keys) text += (text.empty() ? "" : ", ") + std::string(each);
    return text;
}

} // namespace

bool ProblemList::tooMany() const { return m_problems.size() > limits::problems; }

bool ProblemList::hasBelow(std::string_view beginning) const {
    return std::ranges::any_of(m_problems,
                               [&](const Problem& each) { return each.path.starts_with(beginning); });
}

void ProblemList::add(std::string path, Message what) {
    if (tooMany()) return;
    const auto of = [&path](const std::string& each) {
        return each.starts_with(path) && (each.size() == path.size() || each[path.size()] == '[');
    };
    if (!path.empty() && std::ranges::any_of(m_unreadable, of)) return;
    if (m_problems.size() == limits::problems) {
        m_problems.push_back({"", TRANSLATABLE("Problem", "and more")});
        return;
    }
    m_paths.insert(path);
    m_problems.push_back({std::move(path), std::move(what)});
}

std::vector<Problem> ProblemList::all() && { return std::move(m_problems); }

bool isWhole(double number) { return number == std::floor(number); }

std::string MemberReader::join(const std::string& path, std::string_view key) {
    return path.empty() ? std::string(key) : path + '.' + std::string(key);
}

bool MemberReader::isObject(const JsonValue& value, const std::string& path, const Keys& known) {
    if (value.object()) onlyKeys(value, path, known);
    else
        addProblem(path, {TRANSLATABLE("Problem", "%1 is not an object with %2"), brief(value), joined(known)});
    return value.object();
}

void MemberReader::onlyKeys(const JsonValue& value, const std::string& path, const Keys& known) {
    for (const JsonMember& member : *value.object())
        if (std::ranges::find(known, member.key) == known.end())
            addProblem(join(path, member.key),
                       {TRANSLATABLE("Problem", "unknown key; valid keys: %1"), joined(known)});
}

bool MemberReader::version(const JsonValue& document, const std::string& key) {
    const JsonValue* version = document.find(key);
    const double* number = version ? version->number() : nullptr;
    if (number && *number == 1.0) return true;
    const bool newer = number && *number > 1.0;
    if (!version) addProblem(key, TRANSLATABLE("Problem", "is missing (the file version, 1)"));
    else if (newer)
        addProblem(key, {TRANSLATABLE("Problem", "version %1 is newer than this program can read (1)"),
                         brief(*version)});
    else
        addProblem(key,
                   {TRANSLATABLE("Problem", "%1 is not a valid file version (expected 1)"), brief(*version)});
    return !newer;
}

const JsonValue::List* MemberReader::list(const JsonValue& value, const std::string& path, std::size_t max) {
    const JsonValue::List* list = value.list();
    if (!list) addProblem(path, {TRANSLATABLE("Problem", "%1 is not a list"), brief(value)});
    else if (list->size() > max)
        addProblem(path, {TRANSLATABLE("Problem", "%1 are too many (at most %2)"), list->size(), max});
    else return list;
    return nullptr;
}

std::vector<double> MemberReader::numbers(const JsonValue& value, const std::string& path, std::size_t max) {
    const JsonValue::List* all = list(value, path, max);
    std::vector<double> numbers;
    for (std::size_t i = 0; all && i < all->size(); ++i) {
        const JsonValue& each = (*all)[i];
        if (const double* number = each.number()) numbers.push_back(*number);
        else
            addProblem(path + '[' + std::to_string(i) + ']',
                       {TRANSLATABLE("Problem", "%1 is not a number"), brief(each)});
    }
    return numbers;
}

std::optional<std::int64_t> MemberReader::count(const JsonValue& object, const std::string& path,
                                                std::string_view key, std::int64_t min, std::int64_t max) {
    const JsonValue* value = object.find(key);
    const double* number = value ? value->number() : nullptr;
    if (number && isWhole(*number) && *number >= double(min) && *number <= double(max))
        return static_cast<std::int64_t>(*number);
    Message range(TRANSLATABLE("Problem", "an integer from %1 to %2"), min, max);
    if (value)
        addProblem(join(path, key), {TRANSLATABLE("Problem", "%1 is not allowed (%2)"), brief(*value), range});
    else addProblem(join(path, key), {TRANSLATABLE("Problem", "is missing (%1)"), range});
    return std::nullopt;
}

std::optional<Spot> MemberReader::place(const JsonValue& value, const std::string& path, SceneKind scene) {
    const bool pool = scene == SceneKind::Pool;
    const JsonValue::List* list = value.list();
    if (list && list->size() == (pool ? 2u : 1u) && list->front().number() && list->back().number())
        return Spot{*list->front().number(), pool ? *list->back().number() : 0.0};
    addProblem(path, {pool ? TRANSLATABLE("Problem", "%1 is not a place in a pool ([column, row])")
                           : TRANSLATABLE("Problem", "%1 is not a place on a string ([point])"),
                      brief(value)});
    return std::nullopt;
}

JsonValue MemberReader::asWord(const PropertyInfo& row, const JsonValue& value) {
    const bool* truth = std::get_if<bool>(&value.is);
    const char* word = truth && *truth ? "on" : "off";
    return truth && std::ranges::find(row.words, word) != row.words.end() ? JsonValue(word) : value;
}

std::optional<Message> MemberReader::problemWith(const PropertyInfo& row, const JsonValue& value) {
    if (row.kind == PropertyInfo::Kind::Word) {
        if (value.text() && std::ranges::find(row.words, *value.text()) != row.words.end()) return std::nullopt;
        return Message(TRANSLATABLE("Problem", "%1 is not one of %2"), brief(value), wordsIn(row));
    }
    if (value.number()) return problemWithNumber(row, *value.number());
    return Message(TRANSLATABLE("Problem", "%1 is not a number (%2)"), brief(value), rangeOf(row));
}

Text MemberReader::textOf(const JsonValue& value, const std::string& path) {
    Text text;
    const auto take = [&](const std::string& language, const JsonValue& words, const std::string& at) {
        if (!words.text() || words.text()->empty())
            addProblem(at, {TRANSLATABLE("Problem", "%1 is not text"), brief(words)});
        else if (words.text()->size() > limits::lessonText)
            addProblem(at, {TRANSLATABLE("Problem", "%1 bytes are too many (at most %2)"), words.text()->size(),
                            limits::lessonText});
        else text.versions.push_back({language, *words.text()});
    };
    if (value.text()) {
        take("", value, path);
        return text;
    }
    if (!value.object() || value.object()->empty() || value.object()->size() > limits::lessonLanguages) {
        addProblem(path, {TRANSLATABLE("Problem",
                                       "%1 is neither text nor an object with a text for each language (%2)"),
                          brief(value), "{ \"en\": ... }"});
        return text;
    }
    for (const JsonMember& each : *value.object()) {
        if (isLanguage(each.key)) take(each.key, each.value, join(path, each.key));
        else
            addProblem(join(path, each.key), TRANSLATABLE("Problem", "is not a language code (en, el, pt-BR)"));
    }
    return text;
}

Text MemberReader::text(const JsonValue& object, const std::string& path, std::string_view key, Needed needed) {
    if (const JsonValue* value = object.find(key)) return textOf(*value, join(path, key));
    if (needed == Needed::Yes) addProblem(join(path, key), TRANSLATABLE("Problem", "is missing (text)"));
    return {};
}

double MemberReader::number(const JsonValue& object, const std::string& path, std::string_view key, double min,
                            double max, double otherwise, Needed needed) {
    if (needed == Needed::Yes && !object.find(key))
        addProblem(join(path, key), {TRANSLATABLE("Problem", "is missing (a number from %1 to %2)"),
                                     shortest(min), shortest(max)});
    return numberIfGiven(object, path, key, min, max).value_or(otherwise);
}

std::optional<double> MemberReader::numberIfGiven(const JsonValue& object, const std::string& path,
                                                  std::string_view key, double min, double max) {
    const JsonValue* value = object.find(key);
    if (!value) return std::nullopt;
    const double* given = value->number();
    if (given && *given >= min && *given <= max) return *given;
    addProblem(join(path, key), {TRANSLATABLE("Problem", "%1 is not a number from %2 to %3"), brief(*value),
                                 shortest(min), shortest(max)});
    return std::nullopt;
}

int MemberReader::whole(const JsonValue& object, const std::string& path, std::string_view key, int min,
                        int max, int otherwise) {
    const std::optional<double> given = numberIfGiven(object, path, key, min, max);
    if (!given) return otherwise;
    if (isWhole(*given)) return static_cast<int>(*given);
    addProblem(join(path, key), {TRANSLATABLE("Problem", "%1 is not an integer"), shortest(*given)});
    return otherwise;
}

} // namespace seiche
