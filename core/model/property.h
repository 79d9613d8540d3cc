// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace seiche {

/// The description of a value in the tables of the experiment (model/parameter.h) and of the objects in the
/// pool (model/object_properties.h).
struct PropertyInfo {
    enum class Kind { Number, Word };

    std::string_view id;     ///< key in the file; of an experiment with its path: "damping.velocity"
    std::string_view symbol; ///< as in formulas: "s"; may be empty
    Translatable name;
    Translatable unit; ///< may be empty
    Translatable description;
    Kind kind = Kind::Number;

    // Numbers
    double least = 0.0;
    double most = 0.0;
    bool aboveLeast = false; ///< the range is open at `least`
    bool whole = false;
    double fineStep = 0.0;
    int decimals = 0;
    /// What a slider runs through; more can be typed. With it, the panel of the medium shows a parameter.
    struct Slider {
        double least;
        double most;
    };
    std::optional<Slider> slider;

    // Words
    std::vector<std::string_view> words; ///< in the file
    std::vector<Translatable>
        shownWords; ///< what the window shows for each; empty where it has names of its own

    bool duringRun = true;    ///< may be changed by an event
    bool isOtherName = false; ///< another way to give a value that has a row of its own; never written
};

/// The words of a row of words: "fixed, free, absorbing, periodic".
std::string wordsIn(const PropertyInfo& row);

/// The allowed range: "greater than 0, at most 4", "one of fixed, free, absorbing, periodic".
Message rangeOf(const PropertyInfo& row);

/// What is wrong with this value for the row; nothing when it is allowed.
std::optional<Message> problemWithNumber(const PropertyInfo& row, double value);
std::optional<Message> problemWith(const PropertyInfo& row, const std::variant<double, std::string>& value);

/// A row that knows where its value is in a `Subject`.
template <class Subject>
struct Property : PropertyInfo {
    double (*number)(const Subject&) = nullptr;
    void (*setNumber)(Subject&, double) = nullptr;
    std::string_view (*word)(const Subject&) = nullptr;
    bool (*setWord)(Subject&, std::string_view) = nullptr; ///< false: not one of `words`
    bool (*appliesTo)(const Subject&) = nullptr;           ///< null: always
};

/// Whether the value matters in this subject.
template <class Subject>
bool applies(const Property<Subject>& row, const Subject& subject) {
    return !row.appliesTo || row.appliesTo(subject);
}

} // namespace seiche
