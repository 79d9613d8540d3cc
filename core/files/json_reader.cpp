// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/json_value.h"
#include "model/elided.h"
#include "model/limits.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <nlohmann/json.hpp>

namespace seiche {

namespace {

// A number outside the range of double, with position.
struct BadNumber {
    std::string path;
    std::size_t begin;
    std::size_t length;
};

// Returns "line 3, column 7: ..." for a byte index.
Message atLineAndColumn(std::string_view text, std::size_t index, Argument what) {
    const std::string_view before = text.substr(0, std::min(index, text.size()));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t start = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
    return {TRANSLATABLE("Problem", "line %1, column %2: %3"), lines + 1, before.size() - start + 1,
            std::move(what)};
}

// Builds the document from the parser's events. A custom handler checks depth, number of values
// and duplicate keys before allocating memory.
class Builder {
public:
    using number_integer_t = nlohmann::json::number_integer_t;
    using number_unsigned_t = nlohmann::json::number_unsigned_t;
    using number_float_t = nlohmann::json::number_float_t;
    using string_t = nlohmann::json::string_t;
    using binary_t = nlohmann::json::binary_t;

    explicit Builder(std::string_view text) : m_text(text) {}

    bool null() { return put(JsonValue()); }
    bool boolean(bool truth) { return put(JsonValue(truth)); }
    bool number_integer(number_integer_t number) { return put(JsonValue(static_cast<double>(number))); }
    bool number_unsigned(number_unsigned_t number) { return put(JsonValue(static_cast<double>(number))); }
    bool number_float(number_float_t number, const string_t&) { return put(JsonValue(number)); }
    bool string(string_t& text) { return put(JsonValue(std::move(text))); }
    bool binary(binary_t&) { return false; }
    bool start_object(std::size_t) { return open(JsonValue(JsonValue::Object())); }
    bool start_array(std::size_t) { return open(JsonValue(JsonValue::List())); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(string_t& key) {
        const JsonValue& object = *m_open.back().container;
        m_twice = object.find(key) != nullptr;
        m_key = std::move(key);
        if (m_twice) m_problems.push_back({pathOfNext(), TRANSLATABLE("Problem", "is defined twice")});
        if (m_problems.size() >= limits::problems) return giveUp("", TRANSLATABLE("Problem", "and more"));
        if (object.object()->size() < limits::jsonKeys) return true;
        return giveUp(path(), {TRANSLATABLE("Problem", "more than %1 keys in one object"), limits::jsonKeys});
    }

    bool parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception& error) {
        const std::size_t last = position == 0 ? 0 : position - 1;
        if (error.id == 406) {
            const std::size_t begin = m_text.rfind(token, position);
            if (begin != m_text.npos) m_badNumber = {pathOfNext(), begin, token.size()};
        }
        for (const std::string_view word : {"NaN", "Infinity"})
            if (m_text.substr(std::min(last, m_text.size())).starts_with(word)) {
                const bool minus = last > 0 && m_text[last - 1] == '-';
                m_badNumber = {pathOfNext(), minus ? last - 1 : last, word.size() + (minus ? 1 : 0)};
            }
        return giveUp("", atLineAndColumn(m_text, last, reason(error)));
    }

    /// Returns the number, if only a number stopped the reading.
    const std::optional<BadNumber>& badNumber() const { return m_badNumber; }

    JsonReading result() && {
        JsonReading reading;
        if (!m_givenUp) reading.value = std::move(m_root);
        reading.problems = std::move(m_problems);
        return reading;
    }

private:
    // A container being filled, and its step in its parent.
    struct Open {
        JsonValue* container;
        std::string step;
    };

    bool put(JsonValue value) { return place(std::move(value)) != nullptr; }

    bool open(JsonValue container) {
        if (m_open.size() >= limits::jsonDepth)
            return giveUp("", {TRANSLATABLE("Problem", "nested deeper than %1 levels"), limits::jsonDepth});
        std::string step = nextStep();
        JsonValue* placed = place(std::move(container));
        if (!placed) return false;
        m_open.push_back({placed, std::move(step)});
        return true;
    }

    bool close() {
        m_open.pop_back();
        return true;
    }

    // Pointers to open containers stay valid, because a parent does not grow before its child is
    // closed.
    JsonValue* place(JsonValue value) {
        if (++m_values > limits::jsonValues) {
            giveUp("", {TRANSLATABLE("Problem", "more than %1 values"), limits::jsonValues});
            return nullptr;
        }
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        JsonValue& parent = *m_open.back().container;
        if (JsonValue::List* list = parent.list()) return &list->emplace_back(std::move(value));
        if (!m_twice) return &parent.add(std::move(m_key), std::move(value));
        m_twice = false;
        return &m_aside.emplace_back(std::move(value));
    }

    bool giveUp(std::string path, Message what) {
        m_givenUp = true;
        m_problems.push_back({std::move(path), std::move(what)});
        return false;
    }

    // Returns the path step from the open container to the next value: "k", "[3]".
    std::string nextStep() const {
        if (m_open.empty()) return {};
        const JsonValue::List* list = m_open.back().container->list();
        if (!list) return m_key;
        std::string step = "[";
        step += std::to_string(list->size());
        step += ']';
        return step;
    }

    static void append(std::string& path, const std::string& step) {
        if (!path.empty() && !step.starts_with('[')) path += '.';
        path += step;
    }

    std::string path() const {
        std::string path;
        for (const Open& each : m_open) append(path, each.step);
        return path;
    }

    std::string pathOfNext() const {
        std::string whole = path();
        append(whole, nextStep());
        return whole;
    }

    // "[json.exception.parse_error.101] parse error at ...: syntax error while parsing value -
    // REASON; last read: ..."
    static Argument reason(const nlohmann::json::exception& error) {
        const std::string_view what = error.what();
        const std::size_t dash = what.find(" - ");
        if (dash == what.npos) return Message(TRANSLATABLE("Problem", "this is not valid JSON"));
        const std::string_view reason = what.substr(dash + 3);
        const std::size_t read = reason.find("; last read");
        const std::size_t expected = reason.rfind("; expected ");
        std::string plain(reason.substr(0, std::min(read, expected)));
        if (expected != reason.npos && expected >= std::min(read, expected)) plain += reason.substr(expected);
        return plain;
    }

    std::string_view m_text;
    JsonValue m_root;
    std::deque<JsonValue> m_aside; ///< values of duplicate keys
    std::vector<Open> m_open;
    std::string m_key;
    bool m_twice = false;
    bool m_givenUp = false;
    std::optional<BadNumber> m_badNumber;
    std::size_t m_values = 0;
    std::vector<Problem> m_problems;
};

// Returns the length of the UTF-8 character at `index` in bytes; 0 if invalid.
std::size_t characterAt(std::string_view text, std::size_t index) {
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
    const unsigned first = byte(index);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(index + i) & 0xc0) != 0x80) return 0;
    const unsigned second = byte(index + 1);
    const bool overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool outside = (first == 0xed && second > 0x9f) || (first == 0xf4 && second > 0x8f);
    return overlong || outside ? 0 : length;
}

// Replaces invalid UTF-8, reporting the first of each line.
void mendCharacters(std::string& text, std::vector<Problem>& problems) {
    std::size_t reportedLine = text.npos;
    std::size_t line = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (const std::size_t length = characterAt(text, i); length > 0) {
            if (text[i] == '\n') ++line;
            i += length;
            continue;
        }
        if (line != reportedLine && problems.size() < limits::problems)
            problems.push_back(
                {"", atLineAndColumn(text, i, Message(TRANSLATABLE("Problem", "ill-formed UTF-8")))});
        reportedLine = line;
        text[i++] = '?';
    }
}

} // namespace

JsonReading readJsonLeniently(std::string text) {
    if (text.size() > limits::fileBytes)
        return {
            {},
            {{"",
              {TRANSLATABLE("Problem", "%1 bytes are too many (at most %2)"), text.size(), limits::fileBytes}}},
            {}};
    std::vector<Problem> problems;
    std::vector<std::string> unreadable;
    mendCharacters(text, problems);
    // The parser cannot continue after a bad number, so it is replaced and the text parsed again,
    // at most 20 times.
    for (int attempt = 0;; ++attempt) {
        Builder builder(text);
        nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
        const std::optional<BadNumber> bad = builder.badNumber();
        if (!bad || attempt == 20) {
            JsonReading reading = std::move(builder).result();
            reading.problems.insert(reading.problems.begin(), problems.begin(), problems.end());
            for (Problem& problem : reading.problems) problem.path = elided(problem.path);
            reading.unreadable = std::move(unreadable);
            return reading;
        }
        const std::string number = text.substr(bad->begin, bad->length);
        const bool digits = number.find_first_of("0123456789") != number.npos;
        problems.push_back({bad->path,
                            {digits ? TRANSLATABLE("Problem", "%1 is too large for a number")
                                    : TRANSLATABLE("Problem", "%1 is not a number"),
                             number.substr(0, 60)}});
        unreadable.push_back(bad->path);
        text.replace(bad->begin, bad->length, bad->length, ' ');
        text[bad->begin] = '0';
    }
}

std::variant<JsonValue, std::vector<Problem>> readJson(std::string_view text) {
    JsonReading reading = readJsonLeniently(std::string(text));
    if (!reading.problems.empty()) return std::move(reading.problems);
    return std::move(*reading.value);
}

} // namespace seiche
