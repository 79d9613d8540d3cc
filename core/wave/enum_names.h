// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace seiche {

/// Names of the values of an enumeration, in files and on the command line. Specialise
/// `EnumNames<E>` with a `static constexpr std::array<std::pair<E, std::string_view>, N> all`.
template <class E>
struct EnumNames;

/// Returns the (value, word) pairs of a table.
template <class Row, std::size_t n>
constexpr auto namesOf(const std::array<Row, n>& table) {
    std::array<std::pair<decltype(Row::value), std::string_view>, n> words{};
    for (std::size_t i = 0; i < n; ++i) words[i] = {table[i].value, table[i].word};
    return words;
}

/// Returns the names of matching rows: "cross, diagonal, moore".
template <class Row, std::size_t n, class Wanted>
std::string namesWhere(const std::array<Row, n>& table, Wanted wanted) {
    std::string words;
    for (const Row& row : table)
        if (wanted(row)) words += (words.empty() ? "" : ", ") + std::string(row.word);
    return words;
}

/// Returns whether each row is at the index of its value.
template <class Row, std::size_t n>
constexpr bool standInOrder(const std::array<Row, n>& table) {
    for (std::size_t i = 0; i < n; ++i)
        if (static_cast<std::size_t>(table[i].value) != i) return false;
    return true;
}

/// Returns the name of `value`. Empty if it is not a value of the enumeration.
///
/// A function object, because QtTest looks up functions of this name in the namespace of the
/// compared values.
inline constexpr auto toString = []<class E>(E value) constexpr -> std::string_view {
    for (const auto& [candidate, word] : EnumNames<E>::all)
        if (candidate == value) return word;
    return {};
};

/// Returns the value with this name. Empty if unknown.
template <class E>
constexpr std::optional<E> fromString(std::string_view word) {
    for (const auto& [value, candidate] : EnumNames<E>::all)
        if (candidate == word) return value;
    return std::nullopt;
}

/// Returns all names: "fixed, free, absorbing, periodic".
template <class E>
std::string allNames() {
    std::string words;
    for (const auto& [value, word] : EnumNames<E>::all) {
        if (!words.empty()) words += ", ";
        words += word;
    }
    return words;
}

} // namespace seiche
