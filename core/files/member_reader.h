// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/json_value.h"
#include "lesson/text.h"
#include "model/problem.h"
#include "model/property.h"
#include "wave/enum_names.h"
#include "wave/rule.h"
#include "wave/shape.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace seiche {

/// Problems collected while a file is read.
class ProblemList {
public:
    ProblemList(std::vector<Problem> problems, std::vector<std::string> unreadable)
        : m_problems(std::move(problems)), m_unreadable(std::move(unreadable)) {}

    /// Adds a problem, up to `limits::problems`. Ignores unreadable values and the values that
    /// contain them.
    void add(std::string path, Message what);
    bool none() const { return m_problems.empty(); }
    /// Returns whether the limit is reached; further problems are ignored.
    bool tooMany() const;
    /// Returns whether a problem has exactly this path.
    bool has(const std::string& path) const { return m_paths.contains(path); }
    /// Returns whether a problem's path starts with `beginning`.
    bool hasBelow(std::string_view beginning) const;
    /// Returns all problems. Paths are as in the file; messages quote them `elided`.
    std::vector<Problem> all() &&;

private:
    std::vector<Problem> m_problems;
    std::vector<std::string> m_unreadable;
    std::unordered_set<std::string> m_paths;
};

/// Requirement of a key.
enum class Needed { Yes, No };

/// Reads members of JSON objects. An invalid value is reported with its path, and the target keeps
/// its old value.
class MemberReader {
public:
    explicit MemberReader(ProblemList& problemList) : m_problemList(problemList) {}

    ProblemList& problemList() { return m_problemList; }
    void addProblem(std::string path, Message what) { m_problemList.add(std::move(path), std::move(what)); }
    using Keys = std::vector<std::string_view>;
    bool isObject(const JsonValue& value, const std::string& path, const Keys& known);
    void onlyKeys(const JsonValue& value, const std::string& path, const Keys& known);
    static std::string join(const std::string& path, std::string_view key);

    /// Checks that the file has version 1 under `key`; a missing or wrong version is a problem.
    /// Returns false for newer versions, whose other keys are not read.
    bool version(const JsonValue& document, const std::string& key);

    /// Reads a list of at most `max` values; null if the value is not such a list.
    const JsonValue::List* list(const JsonValue& value, const std::string& path, std::size_t max);
    /// Reads a list of at most `max` numbers. Other elements are reported and left out.
    std::vector<double> numbers(const JsonValue& value, const std::string& path, std::size_t max);
    /// Reads a required integer from `min` to `max`.
    std::optional<std::int64_t> count(const JsonValue& object, const std::string& path, std::string_view key,
                                      std::int64_t min, std::int64_t max);
    /// Reads a position: [column, row], or [point] on a string.
    std::optional<Spot> place(const JsonValue& value, const std::string& path, SceneKind scene);

    /// Converts true and false to "on" and "off" if these are words of the row; otherwise returns
    /// the value.
    static JsonValue asWord(const PropertyInfo& row, const JsonValue& value);
    /// Reads a value of a property table.
    template <class Subject>
    void property(const Property<Subject>& row, const JsonValue& value, const std::string& path,
                  Subject& subject) {
        const JsonValue given = asWord(row, value);
        std::optional<Message> problem = problemWith(row, given);
        const std::string* word = given.text();
        if (problem) addProblem(path, std::move(*problem));
        else if (word) row.setWord(subject, *word);
        else row.setNumber(subject, *value.number());
    }

    /// Reads a string, or an object with a string for each language: { "en": "...", "el": "..." }.
    Text textOf(const JsonValue& value, const std::string& path);
    Text text(const JsonValue& object, const std::string& path, std::string_view key,
              Needed needed = Needed::No);
    /// Reads a number from `min` to `max`; `otherwise` if the key is missing.
    double number(const JsonValue& object, const std::string& path, std::string_view key, double min,
                  double max, double otherwise, Needed needed = Needed::No);
    int whole(const JsonValue& object, const std::string& path, std::string_view key, int min, int max,
              int otherwise);
    std::optional<double> numberIfGiven(const JsonValue& object, const std::string& path, std::string_view key,
                                        double min, double max);

    template <class E>
    std::optional<E> word(const JsonValue& value, const std::string& path) {
        const std::optional<E> known = value.text() ? fromString<E>(*value.text()) : std::nullopt;
        if (!known)
            m_problemList.add(path,
                              {TRANSLATABLE("Problem", "%1 is not one of %2"), brief(value), allNames<E>()});
        return known;
    }

    /// Returns the reason why a value is invalid for a row; empty if valid.
    static std::optional<Message> problemWith(const PropertyInfo& row, const JsonValue& value);

private:
    ProblemList& m_problemList;
};

bool isWhole(double number);

} // namespace seiche
