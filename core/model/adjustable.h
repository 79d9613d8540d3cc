// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/named.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace seiche {

/// What the rows of all tables of adjustable values say: of the experiment (model/parameter.h) and of the
/// things in the pool (model/thing_fields.h). `name`, `unit` and `description` are English source texts; the
/// window translates them.
struct Adjustable {
    enum class Kind { Number, Word };

    std::string_view name;
    std::string_view unit; ///< may be empty
    std::string_view description;
    Kind kind = Kind::Number;

    // Numbers
    double least = 0.0;
    double most = 0.0;
    bool aboveLeast = false; ///< the range is open at `least`
    bool whole = false;
    double fineStep = 0.0;
    int decimals = 0;

    // Words
    std::vector<std::string_view> words;
};

/// The allowed range in words: "greater than 0, at most 4", "one of fixed, free, absorbing, periodic".
std::string rangeOf(const Adjustable& row);

/// What is wrong with this number for a row of numbers; empty when nothing is.
std::string problemWithNumber(const Adjustable& row, double value);

/// A number as it stands in messages: as short as ten digits allow.
std::string inWords(double value);

/// A row that knows where its value is in a `Subject`.
template <class Subject>
struct AdjustableOf : Adjustable {
    double (*number)(const Subject&) = nullptr;
    void (*setNumber)(Subject&, double) = nullptr;
    std::string_view (*word)(const Subject&) = nullptr;
    bool (*setWord)(Subject&, std::string_view) = nullptr; ///< false: not one of `words`
    bool (*appliesTo)(const Subject&) = nullptr;           ///< null: always
};

/// How a table makes its rows.
namespace rows {

/// The words of an enumeration with `Words`.
template <class E>
std::vector<std::string_view> wordsOf() {
    std::vector<std::string_view> words;
    for (const auto& [value, word] : Words<E>::all) words.push_back(word);
    return words;
}

/// Lets a row read and write a number: the member that the function `member` returns a reference to.
template <auto member, class Subject>
void bindNumber(AdjustableOf<Subject>& row) {
    row.number = [](const Subject& subject) {
        return static_cast<double>(member(const_cast<Subject&>(subject)));
    };
    row.setNumber = [](Subject& subject, double value) {
        auto& target = member(subject);
        target = static_cast<std::remove_reference_t<decltype(target)>>(value);
    };
}

/// The same for a word of one of the enumerations with `Words`.
template <auto member, class Subject>
void bindWord(AdjustableOf<Subject>& row) {
    using E = std::remove_reference_t<decltype(member(std::declval<Subject&>()))>;
    row.kind = Adjustable::Kind::Word;
    row.words = wordsOf<E>();
    row.word = [](const Subject& subject) { return wordFor(member(const_cast<Subject&>(subject))); };
    row.setWord = [](Subject& subject, std::string_view word) {
        const auto value = valueOf<E>(word);
        if (value) member(subject) = *value;
        return value.has_value();
    };
}

// What is special about a row.
template <class Row>
Row above(Row row) {
    row.aboveLeast = true;
    return row;
}
template <class Row>
Row whole(Row row) {
    row.whole = true;
    return row;
}
template <class Row, class Subject>
Row onlyFor(Row row, bool (*appliesTo)(const Subject&)) {
    row.appliesTo = appliesTo;
    return row;
}

} // namespace rows

} // namespace seiche
