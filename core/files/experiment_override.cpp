// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/experiment_file.h"
#include "model/elided.h"

#include <charconv>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string>

namespace seiche {

namespace {

// Parses a finite number in decimal or exponent notation.
std::optional<double> numberFrom(std::string_view digits) {
    double number = 0.0;
#if defined(__cpp_lib_to_chars)
    const std::from_chars_result end = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (end.ec != std::errc() || end.ptr != digits.data() + digits.size()) return std::nullopt;
#else
    // Fallback for libraries that parse integers only. `strtod` accepts more than decimal digits:
    // spaces, names, hexadecimals.
    if (digits.empty() || digits.find_first_not_of("+-.0123456789eE") != digits.npos || digits.front() == '+')
        return std::nullopt;
    const std::string text(digits);
    char* end = nullptr;
    number = std::strtod(text.c_str(), &end);
    if (end != text.c_str() + text.size()) return std::nullopt;
#endif
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

// Parses the value of an override: JSON if valid, otherwise text, so that words need no quotes.
std::variant<JsonValue, Message> valueFrom(std::string_view text) {
    auto asJson = readJson(text);
    if (JsonValue* value = std::get_if<JsonValue>(&asJson)) return std::move(*value);
    if (text.starts_with('[') || text.starts_with('{') || text.starts_with('"'))
        return Message(TRANSLATABLE("Problem", "the value is not valid JSON (%1)"),
                       Message(std::get<std::vector<Problem>>(asJson).front()));
    // Users write ".7" and "+1", which are invalid JSON.
    if (const std::optional<double> number = numberFrom(text.starts_with('+') ? text.substr(1) : text))
        return JsonValue(*number);
    // Parsed again as JSON, to reject invalid UTF-8.
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    auto asText = readJson(quoted + '"');
    if (JsonValue* value = std::get_if<JsonValue>(&asText)) return std::move(*value);
    return Message(TRANSLATABLE("Problem", "the value is not valid UTF-8 text"));
}

// Returns the element for "[12]" and advances the path.
JsonValue* elementIn(JsonValue& value, std::string_view& path) {
    const std::size_t close = path.find(']');
    std::size_t index = 0;
    const char* first = path.data() + 1;
    const char* last = path.data() + (close == path.npos ? 1 : close);
    const auto [end, error] = std::from_chars(first, last, index);
    JsonValue::List* list = value.list();
    if (error != std::errc() || end != last || !list || index >= list->size()) return nullptr;
    path.remove_prefix(close + 1);
    return &(*list)[index];
}

} // namespace

std::optional<Message> applyOverride(JsonValue& document, std::string_view override) {
    const std::size_t equals = override.find('=');
    const Message notAnOverride(TRANSLATABLE("Problem", "is not key=value, e.g. %1"), "damping.velocity=0.99");
    if (equals == override.npos || equals == 0) return notAnOverride;
    std::string_view path = override.substr(0, equals);
    auto value = valueFrom(override.substr(equals + 1));
    if (Message* problem = std::get_if<Message>(&value)) return std::move(*problem);

    JsonValue* target = &document;
    while (true) {
        const std::string_view key = path.substr(0, path.find_first_of(".["));
        if (key.empty()) return TRANSLATABLE("Problem", "a name is missing between the dots");
        path.remove_prefix(key.size());
        // Objects missing in the file are created.
        if (std::holds_alternative<std::monostate>(target->is)) target->is = JsonValue::Object();
        if (!target->object())
            return Message(TRANSLATABLE("Problem", "a single value has no member called %1"), elided(key));
        JsonValue* member = target->find(key);
        target = member ? member : &target->add(std::string(key), JsonValue());
        while (path.starts_with('['))
            if (target = elementIn(*target, path); !target)
                return TRANSLATABLE("Problem", "there is no such element in the file");
        if (path.empty()) break;
        if (!path.starts_with('.')) return notAnOverride;
        path.remove_prefix(1);
    }
    *target = std::move(std::get<JsonValue>(value));
    return std::nullopt;
}

} // namespace seiche
