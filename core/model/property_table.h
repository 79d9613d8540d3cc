// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/property.h"
#include "wave/enum_names.h"

#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <utility>
#include <vector>

namespace seiche {

/// Setters for the row added last.
template <class Subject>
class PropertyRow {
public:
    explicit PropertyRow(Property<Subject>& row) : m_row(row) {}

    PropertyRow& as(std::string_view symbol) {
        m_row.symbol = symbol;
        return *this;
    }
    PropertyRow& in(Translatable unit) {
        m_row.unit = unit;
        return *this;
    }
    /// Sets range, smallest useful change and displayed decimals.
    PropertyRow& between(double min, double max, double fineStep, int decimals) {
        m_row.min = min;
        m_row.max = max;
        m_row.fineStep = fineStep;
        m_row.decimals = decimals;
        return *this;
    }
    /// Excludes the minimum from the range.
    PropertyRow& above() {
        m_row.aboveMin = true;
        return *this;
    }
    PropertyRow& withSlider(double min, double max) {
        m_row.slider = {min, max};
        return *this;
    }
    PropertyRow& whole() {
        m_row.whole = true;
        return *this;
    }
    /// Sets the displayed texts of the words.
    PropertyRow& shown(std::vector<Translatable> words) {
        m_row.shownWords = std::move(words);
        return *this;
    }
    PropertyRow& onlyFor(bool (*appliesTo)(const Subject&)) {
        m_row.appliesTo = appliesTo;
        return *this;
    }
    /// Forbids changes by events.
    PropertyRow& atStart() {
        m_row.duringRun = false;
        return *this;
    }
    PropertyRow& otherName() {
        m_row.isOtherName = true;
        return *this;
    }
    /// Sets conversions from and to the stored member.
    PropertyRow& converted(double (*number)(const Subject&), void (*setNumber)(Subject&, double)) {
        m_row.number = number;
        m_row.setNumber = setNumber;
        return *this;
    }

private:
    Property<Subject>& m_row;
};

/// Locates the members of rows in the subject itself.
///
/// Rows of a part name a similar struct. For an optional part, this struct also has a function
/// `isThere`; events do not change such a part.
template <class S>
struct WithinItself {
    static const S& of(const S& subject) { return subject; }
    static S& of(S& subject) { return subject; }
};

/// Builder of a table of properties:
///
///     table.add<[](Experiment& e) -> double& { return e.rule.k; }>("k", NAME, DESCRIPTION)
///         .as("k").between(0.0, 4.0, 0.001, 3).above();
template <class Subject>
class PropertyTable {
public:
    /// Adds a row for the member that `member` returns by reference.
    ///
    /// A number (an integer if the member is), or a word of an enumeration with `EnumNames`.
    template <auto member, class Place = WithinItself<Subject>>
    PropertyRow<Subject> add(std::string_view id, Translatable name, Translatable description) {
        using Value = typename MemberNamed<decltype(&decltype(member)::operator())>::Value;
        Property<Subject>& row = m_rows.emplace_back();
        row.id = id;
        row.name = name;
        row.description = description;
        if constexpr (requires { &Place::isThere; }) {
            row.appliesTo = Place::isThere;
            row.duringRun = false;
        }
        if constexpr (std::is_enum_v<Value>) {
            row.kind = PropertyInfo::Kind::Word;
            for (const auto& [value, word] : EnumNames<Value>::all) row.words.push_back(word);
            row.word = [](const Subject& subject) { return toString(valueIn<member, Place>(subject)); };
            row.setWord = [](Subject& subject, std::string_view word) {
                const auto value = fromString<Value>(word);
                if (value) member(Place::of(subject)) = *value;
                return value.has_value();
            };
        } else {
            row.whole = std::is_integral_v<Value>;
            row.number = [](const Subject& subject) { return decimal(valueIn<member, Place>(subject)); };
            row.setNumber = [](Subject& subject, double value) {
                member(Place::of(subject)) = static_cast<Value>(value);
            };
        }
        return PropertyRow<Subject>(row);
    }

    std::vector<Property<Subject>> rows() && { return std::move(m_rows); }

private:
    template <class Function>
    struct MemberNamed;
    template <class Function, class P, class V>
    struct MemberNamed<V& (Function::*)(P&) const> {
        using Part = P;
        using Value = V;
    };

    template <auto member, class Place>
    static auto valueIn(const Subject& subject) {
        using Part = typename MemberNamed<decltype(&decltype(member)::operator())>::Part;
        return member(const_cast<Part&>(Place::of(subject)));
    }

    // Returns a double; floats are rounded to 7 digits.
    template <class Value>
    static double decimal(Value value) {
        if constexpr (std::is_same_v<Value, float>) {
            char text[32];
            std::snprintf(text, sizeof text, "%.7g", static_cast<double>(value));
            return std::strtod(text, nullptr);
        } else {
            return static_cast<double>(value);
        }
    }

    std::vector<Property<Subject>> m_rows;
};

} // namespace seiche
