// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/stroke_digits.h"

#include <algorithm>
#include <array>

namespace seiche {

namespace {

constexpr double signHeight = 6.0, signWidth = 4.0, signAdvance = 6.0; // size of a character, on its own grid

constexpr std::string_view timesSign = "\u00d7";

// Pairs of x and y on a grid of 4 x 6; a space begins a new line.
constexpr std::array<std::string_view, 10> digitLines{
    "0040460600",   "112026",       "004043030646", "00404606 1343",   "000343 4046",
    "400003434606", "400006464303", "004046",       "0040460600 0343", "430300404606"};

std::string_view linesOf(char sign) {
    if (sign >= '0' && sign <= '9') return digitLines[static_cast<std::size_t>(sign - '0')];
    if (sign == '-') return "0343";
    if (sign == '.') return "1626";
    if (sign == 'm') return "0602 03122326 23324346";
    return {};
}

// Removes and returns the next character.
std::string_view takeSign(std::string_view& text) {
    if (text.starts_with(timesSign)) {
        text.remove_prefix(timesSign.size());
        return "0145 4105";
    }
    const char sign = text.front();
    text.remove_prefix(1);
    return linesOf(sign);
}

} // namespace

double widthOfStrokes(std::string_view text, double height) {
    double width = 0.0;
    for (; !text.empty(); takeSign(text)) width += signAdvance;
    return std::max(0.0, width - (signAdvance - signWidth)) * height / signHeight;
}

std::vector<std::vector<PicturePoint>> strokesOf(std::string_view text, PicturePoint middle, double height) {
    const double scale = height / signHeight;
    double left = middle.x - widthOfStrokes(text, height) / 2;
    const double top = middle.y - height / 2;
    std::vector<std::vector<PicturePoint>> strokes;
    while (!text.empty()) {
        const std::string_view sign = takeSign(text);
        bool goesOn = false;
        for (std::size_t i = 0; i + 1 < sign.size();) {
            if (sign[i] == ' ') {
                goesOn = false;
                ++i;
                continue;
            }
            if (!goesOn) strokes.emplace_back();
            goesOn = true;
            strokes.back().push_back({left + (sign[i] - '0') * scale, top + (sign[i + 1] - '0') * scale});
            i += 2;
        }
        left += signAdvance * scale;
    }
    return strokes;
}

} // namespace seiche
