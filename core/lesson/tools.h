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

/// Tools of string and pool that a lesson step can need; a locked class has no others.
enum class ToolNamed {
    Measure,    ///< rulers, tapes, stopwatches and marks
    Probe,      ///< displacement at a cell over time
    Move,       ///< moves a point of the string by hand
    Draw,       ///< draws a shape of the string
    Touch,      ///< holds the string with a finger
    Oscillator, ///< continuous sine sources
    Pulse,      ///< sources of pulses and wave packets
    Freeze,     ///< keeps a trace of the string
    Beads,      ///< beads on every tenth point of the string
    Join,       ///< sections and regions of a different medium
    Show        ///< overlays of the string
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

/// Returns the tool for an object; empty for walls.
std::optional<ToolNamed> toolOf(const PoolObject& object);

/// Returns whether these tools suffice for a change of objects and probes: the added, the replaced
/// and the removed objects of `previous`.
bool canMake(std::span<const ToolNamed> tools, const ObjectsChange& change, const Experiment& before);

/// Returns whether these tools may change a display setting.
bool canSet(std::span<const ToolNamed> tools, const Setting& setting);

} // namespace seiche
