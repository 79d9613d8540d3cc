// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/formula_words.h"

#include "model/elided.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace seiche {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isInName(char c) { return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

class FormulaWords {
public:
    FormulaWords(std::string_view formula, std::string_view variables)
        : m_formula(formula), m_variables(variables) {}

    std::optional<Message> problem() {
        while (m_at < m_formula.size()) {
            std::optional<Message> found;
            const char c = m_formula[m_at];
            if (isDigit(c) || c == '.') readNumber();
            else if (isInName(c)) found = problemOfName();
            else found = problemOfSign(c);
            if (found) return found;
        }
        return std::nullopt;
    }

private:
    char peek(std::size_t ahead) const {
        return m_at + ahead < m_formula.size() ? m_formula[m_at + ahead] : '\0';
    }
    std::size_t column() const { return m_at + 1; }
    void readDigits() {
        while (isDigit(peek(0))) ++m_at;
    }

    void readNumber() {
        m_nextTakesCommas = false;
        readDigits();
        if (peek(0) == '.') ++m_at;
        readDigits();
        if (peek(0) != 'e' && peek(0) != 'E') return;
        const std::size_t sign = peek(1) == '+' || peek(1) == '-' ? 1 : 0;
        if (!isDigit(peek(1 + sign))) return;
        m_at += 1 + sign;
        readDigits();
    }

    std::optional<Message> problemOfName() {
        std::size_t length = 1;
        while (isInName(peek(length))) ++length;
        const std::string_view name = m_formula.substr(m_at, length);
        const bool isVariable = length == 1 && m_variables.find(name) != std::string_view::npos;
        if (!isVariable && name != "pi" && name != "e" && !std::ranges::count(formulaFunctions, name))
            return Message{TRANSLATABLE("Problem", "column %1: unknown name or character “%2”"), column(),
                           elided(name)};
        m_at += length;
        m_nextTakesCommas = name == "min" || name == "max";
        return std::nullopt;
    }

    std::optional<Message> problemOfSign(char c) {
        const bool takesCommas = std::exchange(m_nextTakesCommas, false);
        if (c == '(') m_open.push_back(takesCommas);
        if (c == ')' && !m_open.empty()) m_open.pop_back();
        if (c == ',' && (m_open.empty() || !m_open.back())) return problemOfComma();
        if (c == '\0')
            return Message{TRANSLATABLE("Problem", "column %1: unknown name or character “%2”"), column(),
                           printable(m_formula.substr(m_at, 1))};
        const bool isComparison = (c == '=' || c == '<' || c == '>' || c == '!') && peek(1) == '=';
        if (c == '=' && !isComparison)
            return Message{
                TRANSLATABLE("Problem", "column %1: “=” is not an operator in a formula; to compare, write =="),
                column()};
        m_at += isComparison ? 2 : 1;
        return std::nullopt;
    }

    Message problemOfComma() const {
        std::size_t begin = m_at, end = m_at + 1;
        while (begin > 0 && isDigit(m_formula[begin - 1])) --begin;
        while (end < m_formula.size() && isDigit(m_formula[end])) ++end;
        if (begin == m_at || end == m_at + 1)
            return {TRANSLATABLE("Problem",
                                 "column %1: a comma is only allowed between the arguments of min or max"),
                    column()};
        std::string number(m_formula.substr(begin, end - begin));
        Message message(TRANSLATABLE("Problem", "column %1: “%2” has a decimal comma; write %3"), column(),
                        elided(number));
        number[m_at - begin] = '.';
        message.arguments.emplace_back(elided(number));
        return message;
    }

    std::string_view m_formula;
    std::string_view m_variables;
    std::size_t m_at = 0;
    bool m_nextTakesCommas = false; // the last name was `min` or `max`
    std::vector<bool> m_open;       // per open parenthesis: the function accepts commas
};

} // namespace

std::optional<Message> problemOfWords(std::string_view formula, std::string_view variables) {
    return FormulaWords(formula, variables).problem();
}

} // namespace seiche
