// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/height_formula.h"

#include "model/elided.h"
#include "model/limits.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <muParser.h>

namespace seiche {

namespace {

constexpr int deepest = 32; // parentheses

double sixDigits(double height) {
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", height);
    return std::strtod(text, nullptr);
}

int depthOf(const std::string& formula) {
    int depth = 0, most = 0;
    for (const char letter : formula) {
        if (letter == '(') most = std::max(most, ++depth);
        if (letter == ')') --depth;
    }
    return most;
}

Message inWords(const mu::ParserError& error, const std::string& formula) {
    // A position that the library does not tell is -1; what is missing at the end is further than that.
    const int column = std::clamp(static_cast<int>(error.GetPos()), 0, static_cast<int>(formula.size())) + 1;
    switch (error.GetCode()) {
    case mu::ecUNASSIGNABLE_TOKEN:
        return {TRANSLATABLE("Problem", "column %1: “%2” is not known"), column, elided(error.GetToken())};
    case mu::ecMISSING_PARENS: return {TRANSLATABLE("Problem", "column %1: a parenthesis is missing"), column};
    case mu::ecUNEXPECTED_PARENS:
        return {TRANSLATABLE("Problem", "column %1: this parenthesis does not fit"), column};
    case mu::ecEMPTY_EXPRESSION: return TRANSLATABLE("Problem", "the formula is empty");
    case mu::ecUNEXPECTED_EOF:
        return {TRANSLATABLE("Problem", "column %1: something is missing at the end"), column};
    case mu::ecTOO_MANY_PARAMS:
    case mu::ecTOO_FEW_PARAMS:
        return {TRANSLATABLE("Problem", "column %1: a function has too many or too few arguments"), column};
    default: return {TRANSLATABLE("Problem", "column %1: an operator is missing, or out of place"), column};
    }
}

} // namespace

std::variant<std::vector<double>, Message> heightsOfFormula(const std::string& formula, std::size_t places) {
    if (formula.size() > limits::formulaBytes)
        return Message{TRANSLATABLE("Problem", "a formula has at most %1 letters"), limits::formulaBytes};
    if (depthOf(formula) > deepest)
        return Message{TRANSLATABLE("Problem", "parentheses are at most %1 deep"), deepest};
    std::vector<double> heights;
    double x = 0.0;
    try {
        mu::Parser parser;
        parser.ClearConst();
        parser.DefineConst("pi", 3.14159265358979324);
        parser.DefineConst("e", 2.71828182845904524);
        parser.DefineVar("x", &x);
        parser.SetExpr(formula);
        for (std::size_t i = 0; i < places; ++i) {
            const double at = static_cast<double>(i) / static_cast<double>(places - 1);
            x = at; // a formula may assign to it
            const double height = parser.Eval();
            if (!std::isfinite(height))
                return Message{TRANSLATABLE("Problem", "at x = %1 it has no value"), sixDigits(at)};
            if (std::abs(height) > limits::height)
                return Message{TRANSLATABLE("Problem", "at x = %1 it is higher than %2"), sixDigits(at),
                               limits::height};
            heights.push_back(sixDigits(height));
        }
    } catch (const mu::ParserError& error) {
        return inWords(error, formula);
    }
    return heights;
}

} // namespace seiche
