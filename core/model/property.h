// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace seiche {

/// Description of a value of experiments (model/parameter.h) or objects
/// (model/object_properties.h).
struct PropertyInfo {
    enum class Kind { Number, Word };

    std::string_view id;     ///< key in the file, with its path: "damping.velocity"
    std::string_view symbol; ///< symbol in formulas: "s"; may be empty
    Translatable name;
    Translatable unit; ///< may be empty
    Translatable description;
    Kind kind = Kind::Number;

    // Numbers
    double min = 0.0;
    double max = 0.0;
    bool aboveMin = false; ///< the range excludes `min`
    bool whole = false;
    double fineStep = 0.0;
    int decimals = 0;
    /// The range of a slider; typed values may exceed it. The medium panel shows only parameters
    /// with a slider.
    struct Slider {
        double min;
        double max;
    };
    std::optional<Slider> slider;

    // Words
    std::vector<std::string_view> words;  ///< in the file
    std::vector<Translatable> shownWords; ///< displayed texts; empty if the window has its own

    bool duringRun = true;    ///< may be changed by an event
    bool isOtherName = false; ///< alternative key of an existing value; never written
};

/// Returns the words: "fixed, free, absorbing, periodic".
std::string wordsIn(const PropertyInfo& row);

/// Returns the range: "greater than 0, at most 4".
Message rangeOf(const PropertyInfo& row);

/// Returns the problem of a value. Empty if allowed.
std::optional<Message> problemWithNumber(const PropertyInfo& row, double value);
std::optional<Message> problemWith(const PropertyInfo& row, const std::variant<double, std::string>& value);

/// A row with access to a `Subject`.
template <class Subject>
struct Property : PropertyInfo {
    double (*number)(const Subject&) = nullptr;
    void (*setNumber)(Subject&, double) = nullptr;
    std::string_view (*word)(const Subject&) = nullptr;
    bool (*setWord)(Subject&, std::string_view) = nullptr; ///< returns false if the word is not in `words`
    bool (*appliesTo)(const Subject&) = nullptr;           ///< null: always
};

/// Returns whether the value matters in this subject.
template <class Subject>
bool applies(const Property<Subject>& row, const Subject& subject) {
    return !row.appliesTo || row.appliesTo(subject);
}

} // namespace seiche
