// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace seiche {

struct JsonMember;

/// A JSON document, or a part of one: null, a truth value, a number, a text, a list, or an object with its
/// members in the order of the text.
struct JsonValue {
    using List = std::vector<JsonValue>;
    using Object = std::vector<JsonMember>;

    JsonValue() = default;
    JsonValue(bool truth);
    JsonValue(double number);
    JsonValue(std::string text);
    JsonValue(std::string_view text);
    JsonValue(const char* text);
    JsonValue(List list);
    JsonValue(Object object);

    std::variant<std::monostate, bool, double, std::string, List, Object> is;

    const double* number() const { return std::get_if<double>(&is); }
    const std::string* text() const { return std::get_if<std::string>(&is); }
    const List* list() const { return std::get_if<List>(&is); }
    List* list() { return std::get_if<List>(&is); }
    const Object* object() const { return std::get_if<Object>(&is); }
    Object* object() { return std::get_if<Object>(&is); }

    /// The member with this key; null when there is none or this is not an object.
    const JsonValue* find(std::string_view key) const;
    JsonValue* find(std::string_view key);
    /// Adds a member; this must be an object.
    JsonValue& add(std::string key, JsonValue value);

    /// Whether both say the same, the members of objects in the same order. 0 is -0.
    bool operator==(const JsonValue& other) const;
};

/// A key of an object and its value.
struct JsonMember {
    std::string key;
    JsonValue value;

    friend bool operator==(const JsonMember&, const JsonMember&) = default;
};

// Here, because a variant needs to know all it may hold.
inline JsonValue::JsonValue(bool truth) : is(truth) {}
inline JsonValue::JsonValue(double number) : is(number) {}
inline JsonValue::JsonValue(std::string text) : is(std::move(text)) {}
inline JsonValue::JsonValue(std::string_view text) : is(std::string(text)) {}
inline JsonValue::JsonValue(const char* text) : is(std::string(text)) {}
inline JsonValue::JsonValue(List list) : is(std::move(list)) {}
inline JsonValue::JsonValue(Object object) : is(std::move(object)) {}
inline bool JsonValue::operator==(const JsonValue& other) const { return is == other.is; }

/// The limits of a JSON text; beyond them reading stops. They bound the memory that a hostile text can take.
namespace limits {
inline constexpr std::size_t fileBytes = 1 << 20;
inline constexpr std::size_t jsonDepth = 16;
inline constexpr std::size_t jsonValues = 400'000; ///< more than trails fit into such a file
inline constexpr std::size_t jsonKeys = 256;       ///< in one object
} // namespace limits

/// Reads one JSON text, UTF-8. Duplicate keys are refused, and so are numbers that no double can hold.
/// Problems in the grammar have an empty path and name line and column.
std::variant<JsonValue, std::vector<Problem>> readJson(std::string_view text);

/// A document and what is wrong with it.
struct JsonReading {
    std::optional<JsonValue> value; ///< nothing when the grammar or a limit ended the reading
    std::vector<Problem> problems;
    std::vector<std::string> unreadable; ///< paths of numbers that no double can hold; `value` has 0 there
};

/// Reads on after problems that leave the rest of the text readable, so that all are reported at once: a
/// duplicate key (the first value counts), a number that no double can hold, bytes that are not UTF-8.
JsonReading salvageJson(std::string text);

/// The text of a document, indented, ending with a line feed: what fits on a line is kept on one. Numbers are
/// written with the fewest digits that give the same double again. Infinities and NaN, for which JSON has no
/// number, are written as null.
std::string pretty(const JsonValue& value);

/// The value on one line, for messages: at most 60 characters, control characters escaped.
std::string brief(const JsonValue& value);

/// The number, which must be finite, with the fewest digits that give the same double again.
std::string shortest(double number);

} // namespace seiche
