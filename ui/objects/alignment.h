// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/chosen_objects.h"

#include <array>
#include <string_view>
#include <utility>

namespace seiche {

/// Alignments of several objects.
enum class Alignment {
    Left,   ///< left edges at the leftmost edge
    Centre, ///< centres midway between the outer edges
    Right,
    Top,
    Middle,
    Bottom,
    Across, ///< horizontally equidistant centres between the two outer centres
    Down    ///< vertically equidistant centres between the two outer centres
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

/// Returns the minimum number of objects: 3 for `Across` and `Down`, else 2.
std::size_t minOf(Alignment alignment);
/// Returns whether the scene supports the alignment. Strings support horizontal alignments only.
bool isFor(Alignment alignment, SceneKind scene);

/// Returns the objects aligned by the edges of `extentOf`. Probes move by whole cells. Unchanged if
/// unsupported or if there are too few objects.
ChosenObjects aligned(const ChosenObjects& chosen, Alignment alignment, const Experiment& experiment);

} // namespace seiche
