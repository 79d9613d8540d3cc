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

/// The problems of a file while it is read.
class ProblemList {
public:
    ProblemList(std::vector<Problem> problems, std::vector<std::string> unreadable)
        : m_problems(std::move(problems)), m_unreadable(std::move(unreadable)) {}

    /// Not more than `limits::problems`, and nothing of a value that could not even be read, nor of what it is
    /// a part of.
    void add(std::string path, Message what);
    bool none() const { return m_problems.empty(); }
    /// Whether the limit is reached: no more problems are taken.
    bool tooMany() const;
    /// Whether a problem with exactly this path was added.
    bool has(const std::string& path) const { return m_paths.contains(path); }
    /// Whether the path of any problem begins so.
    bool hasBelow(std::string_view beginning) const;
    /// Paths as the file has them; messages quote them `elided`.
    std::vector<Problem> all() &&;

private:
    std::vector<Problem> m_problems;
    std::vector<std::string> m_unreadable;
    std::unordered_set<std::string> m_paths;
};

/// Whether a key must be there.
enum class Needed { Yes, No };

/// Reads the members of JSON objects; what is wrong becomes a problem with its path, and the value stays as it
/// was.
class MemberReader {
public:
    explicit MemberReader(ProblemList& problemList) : m_problemList(problemList) {}

    ProblemList& problemList() { return m_problemList; }
    void addProblem(std::string path, Message what) { m_problemList.add(std::move(path), std::move(what)); }
    using Keys = std::vector<std::string_view>;
    bool isObject(const JsonValue& value, const std::string& path, const Keys& known);
    void onlyKeys(const JsonValue& value, const std::string& path, const Keys& known);
    static std::string join(const std::string& path, std::string_view key);

    /// Whether the file is of version 1, which it says under `key`. A missing or wrong version is a problem;
    /// false where it is newer: then the other keys are not read.
    bool version(const JsonValue& document, const std::string& key);

    /// A list of at most `most` values; null when the value is not such a list.
    const JsonValue::List* list(const JsonValue& value, const std::string& path, std::size_t most);
    /// Its numbers; what is none is a problem and left out.
    std::vector<double> numbers(const JsonValue& value, const std::string& path, std::size_t most);
    /// `least` ... `most`, and whole. Must be there.
    std::optional<std::int64_t> count(const JsonValue& object, const std::string& path, std::string_view key,
                                      std::int64_t least, std::int64_t most);
    /// [column, row] in a pool, [point] on a string.
    std::optional<Spot> place(const JsonValue& value, const std::string& path, SceneKind scene);

    /// The words "on" and "off" for true and false where the row has them; else the value itself.
    static JsonValue asWord(const PropertyInfo& row, const JsonValue& value);
    /// Reads a value of a table of properties into its subject.
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

    /// A text, or an object with a text for each language: { "en": "...", "el": "..." }.
    Text textOf(const JsonValue& value, const std::string& path);
    Text text(const JsonValue& object, const std::string& path, std::string_view key,
              Needed needed = Needed::No);
    /// `least` ... `most`; without the key the value is `otherwise`.
    double number(const JsonValue& object, const std::string& path, std::string_view key, double least,
                  double most, double otherwise, Needed needed = Needed::No);
    int whole(const JsonValue& object, const std::string& path, std::string_view key, int least, int most,
              int otherwise);
    std::optional<double> numberIfGiven(const JsonValue& object, const std::string& path, std::string_view key,
                                        double least, double most);

    template <class E>
    std::optional<E> word(const JsonValue& value, const std::string& path) {
        const std::optional<E> known = value.text() ? fromString<E>(*value.text()) : std::nullopt;
        if (!known)
            m_problemList.add(path,
                              {TRANSLATABLE("Problem", "%1 is not one of %2"), brief(value), allNames<E>()});
        return known;
    }

    /// What keeps a value from being that of a row; nothing when it can be.
    static std::optional<Message> problemWith(const PropertyInfo& row, const JsonValue& value);

private:
    ProblemList& m_problemList;
};

bool isWhole(double number);

} // namespace seiche
