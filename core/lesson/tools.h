// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/event.h"
#include "model/experiment.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace seiche {

/// The tools of string and pool that a step of a lesson may need: a locked class has those, and no others.
enum class ToolNamed {
    Measure,    ///< rulers, tapes, stopwatches and marks
    Probe,      ///< the height at a place over time
    Move,       ///< a point of the string by hand
    Draw,       ///< a shape for the string
    Touch,      ///< a finger on the string
    Oscillator, ///< sources that swing on and on
    Pulse,      ///< sources of pulses and packets
    Freeze,     ///< a copy of the string as it was
    Beads,      ///< on every tenth point of the string
    Join,       ///< stretches and regions of another medium
    Show        ///< what is drawn beside the string
};

template <>
struct EnumNames<ToolNamed> {
    static constexpr std::array<std::pair<ToolNamed, std::string_view>, 11> all{
        {{ToolNamed::Measure, "measure"},
         {ToolNamed::Probe, "probe"},
         {ToolNamed::Move, "move"},
         {ToolNamed::Draw, "draw"},
         {ToolNamed::Touch, "touch"},
         {ToolNamed::Oscillator, "oscillator"},
         {ToolNamed::Pulse, "pulse"},
         {ToolNamed::Freeze, "freeze"},
         {ToolNamed::Beads, "beads"},
         {ToolNamed::Join, "join"},
         {ToolNamed::Show, "show"}}};
};

/// The tool that puts such an object; nothing for walls.
std::optional<ToolNamed> toolOf(const PoolObject& object);

/// Whether these tools alone can make a change of objects and probes: what it puts, what that replaces, and
/// what it removes from `before`.
bool canMake(std::span<const ToolNamed> tools, const ObjectsChange& change, const Experiment& before);

/// Whether one of these tools changes this setting: what is drawn of a string.
bool canSet(std::span<const ToolNamed> tools, const Setting& setting);

} // namespace seiche
