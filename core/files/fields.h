// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/json_value.h"
#include "lesson/text.h"
#include "model/limits.h"
#include "model/problem.h"
#include "wave/named.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace seiche {

/// The problems of a file while it is read.
class Complaints {
public:
    Complaints(std::vector<Problem> problems, std::vector<std::string> unreadable)
        : m_problems(std::move(problems)), m_unreadable(std::move(unreadable)) {}

    /// Not more than `limits::problems`, and nothing of a value that could not even be read.
    void add(std::string path, std::string message);
    bool none() const { return m_problems.empty(); }
    std::vector<Problem> all() &&;

private:
    std::vector<Problem> m_problems;
    std::vector<std::string> m_unreadable;
};

enum class Needed { Yes, No };

/// Reads the members of objects; what is wrong becomes a complaint with its path, and the value stays as it
/// was.
class Fields {
public:
    explicit Fields(Complaints& complaints) : m_complaints(complaints) {}

    Complaints& complaints() { return m_complaints; }
    using Keys = std::initializer_list<std::string_view>;
    bool isObject(const JsonValue& value, const std::string& path, Keys known);
    void onlyKeys(const JsonValue& value, const std::string& path, Keys known);
    static std::string join(const std::string& path, std::string_view key);

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
        const std::optional<E> known = value.text() ? valueOf<E>(*value.text()) : std::nullopt;
        if (!known) m_complaints.add(path, brief(value) + " is not one of " + allWords<E>());
        return known;
    }

private:
    Complaints& m_complaints;
};

} // namespace seiche
