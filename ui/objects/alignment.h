// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/chosen_objects.h"

#include <array>
#include <string_view>
#include <utility>

namespace seiche {

/// How several objects are brought into line.
enum class Alignment {
    Left,   ///< their left edges where the leftmost is
    Centre, ///< their middles in the middle between the outer edges
    Right,
    Top,
    Middle,
    Bottom,
    Across, ///< their middles equally far apart from left to right, between the two outer ones
    Down    ///< the same from top to bottom
};

template <>
struct EnumNames<Alignment> {
    static constexpr std::array<std::pair<Alignment, std::string_view>, 8> all{{{Alignment::Left, "left"},
                                                                                {Alignment::Centre, "centre"},
                                                                                {Alignment::Right, "right"},
                                                                                {Alignment::Top, "top"},
                                                                                {Alignment::Middle, "middle"},
                                                                                {Alignment::Bottom, "bottom"},
                                                                                {Alignment::Across, "across"},
                                                                                {Alignment::Down, "down"}}};
};

/// The objects it takes at least: two, or three to be spread.
std::size_t leastOf(Alignment alignment);
/// Whether it means anything there: beside a string there is no up and down.
bool isFor(Alignment alignment, SceneKind scene);

/// Edges are those of what an object takes up, turned as it is (see `extentOf`); probes are moved by whole
/// cells.
ChosenObjects aligned(const ChosenObjects& chosen, Alignment alignment, const Experiment& experiment);

} // namespace seiche
