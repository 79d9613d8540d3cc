// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/json_value.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <nlohmann/json.hpp>

namespace seiche {

namespace {

// Builds the document from the parser's reports. A handler of our own, so that depth, number of values and
// keys given twice are checked before memory is spent on them.
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
        JsonValue& object = *m_open.back();
        m_twice = object.find(key) != nullptr;
        m_key = std::move(key);
        if (m_twice) m_problems.push_back({pathTo(m_key), "is given twice"});
        if (m_problems.size() >= limits::problems) return false;
        if (object.object()->size() < limits::jsonKeys) return true;
        return give_up(path(), "more than " + std::to_string(limits::jsonKeys) + " keys in one object");
    }

    bool parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception& error) {
        return give_up("", lineAndColumn(position) + ": " + reason(token, error));
    }

    std::variant<JsonValue, std::vector<Problem>> result() && {
        if (!m_problems.empty()) return std::move(m_problems);
        return std::move(m_root);
    }

private:
    bool put(JsonValue value) { return place(std::move(value)) != nullptr; }

    bool open(JsonValue container) {
        if (m_open.size() >= limits::jsonDepth)
            return give_up("", "nested deeper than " + std::to_string(limits::jsonDepth) + " levels");
        JsonValue* placed = place(std::move(container));
        if (!placed) return false;
        m_open.push_back(placed);
        return true;
    }

    bool close() {
        m_open.pop_back();
        return true;
    }

    // An open container stays where it is: its parent does not grow before it is closed.
    JsonValue* place(JsonValue value) {
        if (++m_values > limits::jsonValues) {
            give_up("", "more than " + std::to_string(limits::jsonValues) + " values");
            return nullptr;
        }
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        if (m_twice && m_open.back()->object()) {
            m_twice = false;
            return &m_aside.emplace_back(std::move(value));
        }
        JsonValue& parent = *m_open.back();
        if (JsonValue::List* list = parent.list()) return &list->emplace_back(std::move(value));
        return &parent.add(std::move(m_key), std::move(value));
    }

    bool give_up(std::string path, std::string message) {
        m_problems.push_back({std::move(path), std::move(message)});
        return false;
    }

    std::string path() const {
        std::string path;
        for (std::size_t i = 0; i + 1 < m_open.size(); ++i) {
            if (const JsonValue::List* list = m_open[i]->list())
                path += '[' + std::to_string(list->size() - 1) + ']';
            else if (!m_open[i]->object()->empty())
                path += (path.empty() ? "" : ".") + m_open[i]->object()->back().key;
        }
        return path;
    }
    std::string pathTo(const std::string& key) const {
        const std::string parent = path();
        return parent.empty() ? key : parent + '.' + key;
    }

    std::string lineAndColumn(std::size_t position) const {
        const std::size_t end = std::min(position == 0 ? 0 : position - 1, m_text.size());
        const std::string_view before = m_text.substr(0, end);
        const auto lines = std::count(before.begin(), before.end(), '\n');
        const std::size_t start = before.rfind('\n') == before.npos ? 0 : before.rfind('\n') + 1;
        return "line " + std::to_string(lines + 1) + ", column " + std::to_string(end - start + 1);
    }

    // "[json.exception.parse_error.101] parse error at ...: syntax error while parsing value - REASON; last
    // read: ..."
    static std::string reason(const std::string& token, const nlohmann::json::exception& error) {
        if (error.id == 406) return brief(JsonValue(token)) + " is too large for a number";
        const std::string_view what = error.what();
        const std::size_t dash = what.find(" - ");
        std::string_view reason = dash == what.npos ? "this is not JSON" : what.substr(dash + 3);
        const std::size_t read = reason.find("; last read");
        const std::size_t expected = reason.rfind("; expected ");
        std::string plain(reason.substr(0, std::min(read, expected)));
        if (expected != reason.npos && expected >= std::min(read, expected)) plain += reason.substr(expected);
        return plain;
    }

    std::string_view m_text;
    JsonValue m_root;
    std::deque<JsonValue> m_aside; ///< the values of keys given twice
    std::vector<JsonValue*> m_open;
    std::string m_key;
    bool m_twice = false;
    std::size_t m_values = 0;
    std::vector<Problem> m_problems;
};

} // namespace

std::variant<JsonValue, std::vector<Problem>> readJson(std::string_view text) {
    if (text.size() > limits::fileBytes)
        return std::vector<Problem>{{"", std::to_string(text.size()) + " bytes are too many (at most " +
                                             std::to_string(limits::fileBytes) + ")"}};
    Builder builder(text);
    nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
    return std::move(builder).result();
}

} // namespace seiche
