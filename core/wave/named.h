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

/// The words an enumeration is written with, in files and on the command line. Specialise `Words<E>` with a
/// `static constexpr std::array<std::pair<E, std::string_view>, N> all`.
template <class E>
struct Words;

/// The words of a table whose rows have a `value` and a `word`.
template <class Row, std::size_t n>
constexpr auto wordsOf(const std::array<Row, n>& table) {
    std::array<std::pair<decltype(Row::value), std::string_view>, n> words{};
    for (std::size_t i = 0; i < n; ++i) words[i] = {table[i].value, table[i].word};
    return words;
}

/// The words of those rows of such a table that are wanted: "cross, diagonal, moore".
template <class Row, std::size_t n, class Wanted>
std::string wordsWhere(const std::array<Row, n>& table, Wanted wanted) {
    std::string words;
    for (const Row& row : table)
        if (wanted(row)) words += (words.empty() ? "" : ", ") + std::string(row.word);
    return words;
}

/// Whether the rows of such a table stand where their values say.
template <class Row, std::size_t n>
constexpr bool standInOrder(const std::array<Row, n>& table) {
    for (std::size_t i = 0; i < n; ++i)
        if (static_cast<std::size_t>(table[i].value) != i) return false;
    return true;
}

/// The word for `value`; empty when the value is none of the enumeration's.
template <class E>
constexpr std::string_view wordFor(E value) {
    for (const auto& [candidate, word] : Words<E>::all)
        if (candidate == value) return word;
    return {};
}

/// The value that `word` stands for; nothing when it is not one of the enumeration's words.
template <class E>
constexpr std::optional<E> valueOf(std::string_view word) {
    for (const auto& [value, candidate] : Words<E>::all)
        if (candidate == word) return value;
    return std::nullopt;
}

/// All words of the enumeration: "fixed, free, absorbing, periodic".
template <class E>
std::string allWords() {
    std::string words;
    for (const auto& [value, word] : Words<E>::all) {
        if (!words.empty()) words += ", ";
        words += word;
    }
    return words;
}

} // namespace seiche
