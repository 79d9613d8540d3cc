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

/// A JSON value: null, boolean, number, string, list, or object with its members in file order.
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

    /// Returns the member with this key; null if there is none or this is not an object.
    const JsonValue* find(std::string_view key) const;
    JsonValue* find(std::string_view key);
    /// Adds a member. This must be an object.
    JsonValue& add(std::string key, JsonValue value);

    /// Returns whether both values are equal, including the order of members. 0 equals -0.
    bool operator==(const JsonValue& other) const;
};

/// A key of an object and its value.
struct JsonMember {
    std::string key;
    JsonValue value;

    friend bool operator==(const JsonMember&, const JsonMember&) = default;
};

// Defined here because the variant needs complete types.
inline JsonValue::JsonValue(bool truth) : is(truth) {}
inline JsonValue::JsonValue(double number) : is(number) {}
inline JsonValue::JsonValue(std::string text) : is(std::move(text)) {}
inline JsonValue::JsonValue(std::string_view text) : is(std::string(text)) {}
inline JsonValue::JsonValue(const char* text) : is(std::string(text)) {}
inline JsonValue::JsonValue(List list) : is(std::move(list)) {}
inline JsonValue::JsonValue(Object object) : is(std::move(object)) {}
inline bool JsonValue::operator==(const JsonValue& other) const { return is == other.is; }

/// Limits of a JSON text, which bound the memory used by hostile input. Reading stops beyond them.
namespace limits {
inline constexpr std::size_t fileBytes = 1 << 20;
inline constexpr std::size_t jsonDepth = 16;
inline constexpr std::size_t jsonValues = 400'000; ///< more than trails in such a file need
inline constexpr std::size_t jsonKeys = 256;       ///< per object
} // namespace limits

/// Reads one JSON text in UTF-8. Rejects duplicate keys and numbers outside the range of double.
/// Grammar problems have an empty path and give line and column.
std::variant<JsonValue, std::vector<Problem>> readJson(std::string_view text);

/// A document with its problems.
struct JsonReading {
    std::optional<JsonValue> value; ///< empty if grammar or a limit stopped the reading
    std::vector<Problem> problems;
    std::vector<std::string> unreadable; ///< paths of numbers outside the range of double; `value` has 0 there
};

/// Reads JSON and continues after recoverable problems, to report them together: duplicate keys
/// (the first value counts), numbers outside the range of double, invalid UTF-8.
JsonReading readJsonLeniently(std::string text);

/// Formats a document with indentation and a final line feed. Values that fit on a line stay on it.
/// Numbers have the fewest digits that restore the double. Infinities and NaN become null, because
/// JSON has no such numbers.
std::string pretty(const JsonValue& value);

/// Formats a value on one line for messages: at most 60 characters, control characters escaped.
std::string brief(const JsonValue& value);

/// Formats a finite number with the fewest digits that restore the double.
std::string shortest(double number);

} // namespace seiche
