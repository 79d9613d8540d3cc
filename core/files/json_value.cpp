// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/json_value.h"

#include "files/number_by_trial.h"
#include "wave/expects.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace seiche {

namespace {

constexpr std::size_t lineWidth = 110;

std::string inQuotes(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        switch (c) {
        case '"': result += "\\\""; break;
        case '\\': result += "\\\\"; break;
        case '\n': result += "\\n"; break;
        case '\t': result += "\\t"; break;
        case '\r': result += "\\r"; break;
        default:
            if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
                char escaped[8];
                std::snprintf(escaped, sizeof escaped, "\\u%04x", static_cast<unsigned>(c));
                result += escaped;
            } else {
                result += c;
            }
        }
    }
    return result + '"';
}

class Writer {
public:
    // Stops soon after `enough` characters.
    explicit Writer(std::size_t enough = std::string::npos) : m_enough(enough) {}

    void write(const JsonValue& value) {
        if (m_line.size() > m_enough) return;
        if (const bool* truth = std::get_if<bool>(&value.is)) m_line += *truth ? "true" : "false";
        else if (const double* number = value.number())
            m_line += std::isfinite(*number) ? shortest(*number) : "null";
        else if (const std::string* text = value.text()) m_line += inQuotes(*text);
        else if (const JsonValue::List* list = value.list()) {
            writeAll(*list, "[", "]", [this](const JsonValue& each) { write(each); });
        } else if (const JsonValue::Object* object = value.object()) {
            writeAll(*object, object->empty() ? "{" : "{ ", object->empty() ? "}" : " }",
                     [this](const JsonMember& each) {
                         m_line += inQuotes(each.key) + ": ";
                         write(each.value);
                     });
        } else {
            m_line += "null";
        }
    }

    std::string line() && { return std::move(m_line); }

private:
    template <class Parts, class Write>
    void writeAll(const Parts& parts, const char* open, const char* close, Write write) {
        m_line += open;
        bool first = true;
        for (const auto& part : parts) {
            if (!first) m_line += ", ";
            first = false;
            write(part);
            if (m_line.size() > m_enough) return;
        }
        m_line += close;
    }

    std::size_t m_enough;
    std::string m_line;
};

std::string onOneLine(const JsonValue& value, std::size_t enough = std::string::npos) {
    Writer writer(enough);
    writer.write(value);
    return std::move(writer).line();
}

// Returns whether the value contains numbers only.
bool isNumbers(const JsonValue& value) {
    const JsonValue::List* list = value.list();
    return value.number() || (list && std::all_of(list->begin(), list->end(),
                                                  [](const JsonValue& each) { return each.number(); }));
}

void writePretty(const JsonValue& value, int depth, std::size_t room, std::string& text) {
    const JsonValue::Object* object = value.object();
    const JsonValue::List* list = value.list();
    const std::string line = onOneLine(value, room + 1);
    // The root always spans several lines.
    const bool fits = line.size() <= room && depth > 0;
    const bool empty = (object && object->empty()) || (list && list->empty());
    if (fits || empty || (!object && !list)) {
        text += onOneLine(value);
        return;
    }
    const std::string indent(static_cast<std::size_t>(4 * (depth + 1)), ' ');
    const auto roomAfter = [&](std::size_t used) { return lineWidth > used ? lineWidth - used : 0; };
    bool first = true;
    const auto separate = [&] {
        text += first ? "\n" : ",\n";
        text += indent;
        first = false;
    };
    text += object ? '{' : '[';
    if (object) {
        for (const JsonMember& member : *object) {
            separate();
            const std::string key = inQuotes(member.key) + ": ";
            text += key;
            writePretty(member.value, depth + 1, roomAfter(indent.size() + key.size() + 1), text);
        }
    } else {
        const bool numbers = std::all_of(list->begin(), list->end(), isNumbers);
        std::size_t used = 0;
        for (const JsonValue& each : *list) {
            // Several numbers share a line.
            const std::string next = numbers ? onOneLine(each) : std::string();
            if (numbers && !first && used + next.size() + 3 <= lineWidth) {
                text += ", " + next;
                used += next.size() + 2;
                continue;
            }
            separate();
            used = indent.size() + next.size();
            writePretty(each, depth + 1, roomAfter(indent.size() + 1), text);
        }
    }
    text += '\n' + std::string(static_cast<std::size_t>(4 * depth), ' ') + (object ? '}' : ']');
}

} // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
    if (const Object* members = object())
        for (const JsonMember& member : *members)
            if (member.key == key) return &member.value;
    return nullptr;
}

JsonValue* JsonValue::find(std::string_view key) {
    return const_cast<JsonValue*>(std::as_const(*this).find(key));
}

JsonValue& JsonValue::add(std::string key, JsonValue value) {
    SEICHE_EXPECTS(object() != nullptr);
    return object()->emplace_back(JsonMember{std::move(key), std::move(value)}).value;
}

std::string pretty(const JsonValue& value) {
    std::string text;
    writePretty(value, 0, lineWidth, text);
    return text + '\n';
}

std::string brief(const JsonValue& value) {
    constexpr std::size_t max = 60;
    std::string line = onOneLine(value, max);
    if (line.size() <= max) return line;
    std::size_t end = max - 3;
    // Keeps UTF-8 characters whole.
    while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xc0) == 0x80) --end;
    return line.substr(0, end) + "...";
}

std::string shortest(double number) {
    if (number == 0.0) return std::signbit(number) ? "-0.0" : "0";
    const double magnitude = std::abs(number);
    const bool plain = magnitude >= 1e-6 && magnitude < 1e15;
#if defined(__wasm__)
    return numberByTrial(number, plain);
#else
    char text[40];
    const std::to_chars_result end =
        plain ? std::to_chars(text, text + sizeof text, number, std::chars_format::fixed)
              : std::to_chars(text, text + sizeof text, number);
    return std::string(text, end.ptr);
#endif
}

} // namespace seiche
