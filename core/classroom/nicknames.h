// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace seiche {

/// A colour that students are named and drawn by. They are told apart on dark ground by people of every colour
/// vision as far as eight colours can be; the animal tells the rest.
struct NickColour {
    std::string_view word; ///< English; the interface translates it
    std::string_view rgb;  ///< "#rrggbb"
};

inline constexpr std::array<NickColour, 8> nickColours{{
    {"amber", "#ffb000"},
    {"blue", "#5cc8ff"},
    {"green", "#7dea9b"},
    {"pink", "#ff8ac0"},
    {"violet", "#c59bff"},
    {"yellow", "#fff275"},
    {"silver", "#c8d3df"},
    {"red", "#ff6f61"},
}};

inline constexpr std::array<std::string_view, 40> nickAnimals{
    "heron",  "otter",   "fox",    "owl",   "seal",   "swan",    "crane",  "beaver",   "dolphin",  "turtle",
    "salmon", "pelican", "puffin", "frog",  "newt",   "lynx",    "badger", "hedgehog", "squirrel", "hare",
    "deer",   "moose",   "bison",  "camel", "zebra",  "giraffe", "panda",  "koala",    "lemur",    "gecko",
    "toucan", "parrot",  "robin",  "raven", "falcon", "stork",   "duck",   "crab",     "octopus",  "whale"};

/// So many nicks are a colour and an animal.
inline constexpr int nickCount = static_cast<int>(nickColours.size() * nickAnimals.size());
/// The others have a number, too: as many as students may leave points.
inline constexpr int largestNick = 200 * nickCount - 1;

/// Stands for no student: whose point the teacher has typed from its code.
inline constexpr int typedNick = -1;

/// The nick with this number, 0 ... largestNick: "blue heron", and from `nickCount` on "blue heron 2". Of
/// `typedNick` "by code".
std::string nickOf(int number);
/// The colour in it. Of `typedNick` white.
const NickColour& colourOf(int number);

} // namespace seiche
