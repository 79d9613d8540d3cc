// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/formula.h"

#include "files/formula_words.h"
#include "model/elided.h"
#include "wave/expects.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <muParser.h>
#include <optional>

namespace seiche {

namespace {

constexpr int deepest = 32; // nested parentheses

double sixDigits(double value) {
    char text[32];
    const char* end = std::to_chars(text, text + sizeof text, value, std::chars_format::general, 6).ptr;
    double rounded = 0.0;
    std::from_chars(text, end, rounded);
    return rounded;
}

int depthOf(const std::string& formula) {
    int depth = 0, max = 0;
    for (const char letter : formula) {
        if (letter == '(') max = std::max(max, ++depth);
        if (letter == ')') --depth;
    }
    return max;
}

Message inWords(const mu::ParserError& error, const std::string& formula) {
    // The parser gives -1 for an unknown position, and a position beyond the end for missing
    // input.
    const int column = std::clamp(static_cast<int>(error.GetPos()), 0, static_cast<int>(formula.size())) + 1;
    switch (error.GetCode()) {
    case mu::ecUNASSIGNABLE_TOKEN:
        return {TRANSLATABLE("Problem", "column %1: unknown name or character “%2”"), column,
                elided(error.GetToken())};
    case mu::ecMISSING_PARENS: return {TRANSLATABLE("Problem", "column %1: a parenthesis is missing"), column};
    case mu::ecUNEXPECTED_PARENS: return {TRANSLATABLE("Problem", "column %1: unexpected parenthesis"), column};
    case mu::ecEMPTY_EXPRESSION: return TRANSLATABLE("Problem", "the formula is empty");
    case mu::ecUNEXPECTED_EOF:
        return {TRANSLATABLE("Problem", "column %1: unexpected end of the formula"), column};
    case mu::ecTOO_MANY_PARAMS:
    case mu::ecTOO_FEW_PARAMS:
        return {TRANSLATABLE("Problem", "column %1: a function has too many or too few arguments"), column};
    default: return {TRANSLATABLE("Problem", "column %1: missing or misplaced operator"), column};
    }
}

enum class Wrong { NoValue, TooHigh, TooLow };

// Three consecutive messages for each set of variables.
constexpr std::array<Translatable, 3> alongX{TRANSLATABLE("Problem", "the formula is undefined at x = %1"),
                                             TRANSLATABLE("Problem", "the value at x = %1 is above %2"),
                                             TRANSLATABLE("Problem", "the value at x = %1 is below %2")};
constexpr std::array<Translatable, 3> alongT{TRANSLATABLE("Problem", "the formula is undefined at t = %1"),
                                             TRANSLATABLE("Problem", "the value at t = %1 is above %2"),
                                             TRANSLATABLE("Problem", "the value at t = %1 is below %2")};
constexpr std::array<Translatable, 3> overXAndY{
    TRANSLATABLE("Problem", "the formula is undefined at x = %1, y = %2"),
    TRANSLATABLE("Problem", "the value at x = %1, y = %2 is above %3"),
    TRANSLATABLE("Problem", "the value at x = %1, y = %2 is below %3")};

Message inWords(Wrong what, std::span<const FormulaAxis> axes, std::span<const double> at, double limit) {
    const auto which = static_cast<std::size_t>(what);
    std::vector<Argument> arguments;
    for (const double place : at) arguments.emplace_back(sixDigits(place));
    if (what != Wrong::NoValue) arguments.emplace_back(limit);
    const auto& sentences = axes.size() > 1 ? overXAndY : axes[0].name == 't' ? alongT : alongX;
    Message message(sentences[which]);
    message.arguments = std::move(arguments);
    return message;
}

} // namespace

// This order of operations keeps integers exact.
double FormulaAxis::at(std::size_t place) const {
    if (count < 2) return 0.5 * (first + last);
    const double end = static_cast<double>(count) - 1.0, here = static_cast<double>(place);
    return (first * (end - here) + last * here) / end;
}

std::variant<std::vector<double>, Message>
valuesOfFormula(const std::string& formula, std::span<const FormulaAxis> axes, double min, double max) {
    SEICHE_EXPECTS(axes.size() == 1 || axes.size() == 2);
    SEICHE_EXPECTS(axes.front().count >= 1 && axes.back().count >= 1);
    if (formula.size() > limits::formulaBytes)
        return Message{TRANSLATABLE("Problem", "a formula can have at most %1 characters"),
                       limits::formulaBytes};
    if (depthOf(formula) > deepest)
        return Message{TRANSLATABLE("Problem", "parentheses can be nested at most %1 levels deep"), deepest};
    std::string variables;
    for (const FormulaAxis& axis : axes) variables += axis.name;
    if (auto problem = problemOfWords(formula, variables)) return *std::move(problem);
    const FormulaAxis one{' ', 0.0, 0.0, 1};
    const FormulaAxis& along = axes[0];
    const FormulaAxis& down = axes.size() > 1 ? axes[1] : one;
    std::array<double, 2> at{};
    std::vector<double> values;
    values.reserve(along.count * down.count);
    try {
        mu::Parser parser;
        parser.ClearConst();
        parser.DefineConst("pi", 3.14159265358979324);
        parser.DefineConst("e", 2.71828182845904524);
        for (std::size_t i = 0; i < axes.size(); ++i) parser.DefineVar(std::string(1, axes[i].name), &at[i]);
        parser.SetExpr(formula);
        for (std::size_t row = 0; row < down.count; ++row)
            for (std::size_t column = 0; column < along.count; ++column) {
                at = {along.at(column), down.at(row)};
                const double value = parser.Eval();
                std::optional<Wrong> wrong;
                if (!std::isfinite(value)) wrong = Wrong::NoValue;
                else if (value > max) wrong = Wrong::TooHigh;
                else if (value < min) wrong = Wrong::TooLow;
                if (wrong)
                    return inWords(*wrong, axes, std::span(at).first(axes.size()),
                                   *wrong == Wrong::TooLow ? min : max);
                values.push_back(sixDigits(value));
            }
    } catch (const mu::ParserError& error) {
        return inWords(error, formula);
    }
    return values;
}

} // namespace seiche
