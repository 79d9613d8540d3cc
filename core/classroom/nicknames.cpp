// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/nicknames.h"

namespace seiche {

namespace {

constexpr NickColour colourOfTyped{"white", "#ffffff"};

std::size_t place(int number) { return static_cast<std::size_t>(number); }

} // namespace

const NickColour& colourOf(int number) {
    return number == typedNick ? colourOfTyped : nickColours[place(number) % nickColours.size()];
}

std::string nickOf(int number) {
    if (number == typedNick) return "by code";
    const int times = number / nickCount + 1;
    return std::string(colourOf(number).word) + ' ' +
           std::string(nickAnimals[place(number) / nickColours.size() % nickAnimals.size()]) +
           (times > 1 ? ' ' + std::to_string(times) : "");
}

} // namespace seiche
