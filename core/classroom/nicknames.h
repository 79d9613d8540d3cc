// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace seiche {

/// Colour of a student's name and points. Eight colours on dark ground are the most that people of
/// every colour vision can distinguish; the animal distinguishes further students.
struct NickColour {
    std::string_view word; ///< English; translated by the interface
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

/// Number of combinations of colour and animal.
inline constexpr int nickCount = static_cast<int>(nickColours.size() * nickAnimals.size());
/// Largest nick, enough for all students who may leave points. Nicks from `nickCount` carry a
/// number.
inline constexpr int largestNick = 200 * nickCount - 1;

/// Nick of a point typed by the teacher; no student.
inline constexpr int typedNick = -1;

/// Returns the nick for 0 ... largestNick: "blue heron", and from `nickCount` on "blue heron 2".
/// "by code" for `typedNick`.
std::string nickOf(int number);
/// Returns the colour of a nick; white for `typedNick`.
const NickColour& colourOf(int number);

} // namespace seiche
