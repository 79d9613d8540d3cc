// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/things.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace seiche {

/// One adjustable value of a thing in the pool. The tables of all of them feed the checks of files, the rows of panels, and the
/// documentation, as the table of parameters does for the experiment. Name, unit and description are English source
/// texts; the window translates them in the context "Thing".
struct ThingField {
    std::string_view key; ///< in the file
    std::string_view name;
    std::string_view unit; ///< may be empty
    std::string_view description;
    bool isWord = false;

    // Numbers
    double least = 0.0;
    double most = 0.0;
    bool aboveLeast = false; ///< the range is open at `least`
    bool whole = false;
    double fineStep = 0.0;
    int decimals = 0;
    double (*number)(const Thing&) = nullptr;
    void (*setNumber)(Thing&, double) = nullptr;

    // Words
    std::vector<std::string_view> words;
    std::string_view (*word)(const Thing&) = nullptr;
    bool (*setWord)(Thing&, std::string_view) = nullptr; ///< false: not one of `words`

    bool (*appliesTo)(const Thing&) = nullptr; ///< null: always
    bool isOtherName = false; ///< another way to give a value that has a row of its own; never written
};

/// The values of a thing of this kind, besides its name and place.
std::span<const ThingField> fieldsOf(const Thing& thing);

/// The row with this key; null when a thing of this kind has none.
const ThingField* findField(const Thing& thing, std::string_view key);

bool applies(const ThingField& field, const Thing& thing);

/// "wall", "medium", "source", "mark".
std::string_view kindOf(const Thing& thing);
/// A thing of the kind with all its defaults, at (0, 0); nothing when there is no such kind.
std::optional<Thing> thingOfKind(std::string_view kind);
inline constexpr std::string_view allKinds = "wall, medium, source, mark";

/// The allowed range in words.
std::string rangeOf(const ThingField& field);
/// What is wrong with this number; empty when nothing is.
std::string problemWith(const ThingField& field, double value);

} // namespace seiche
