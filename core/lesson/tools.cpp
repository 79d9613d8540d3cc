// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/tools.h"

#include <algorithm>

namespace seiche {

namespace {

bool isAmong(std::span<const ToolNamed> tools, std::optional<ToolNamed> tool) {
    return tool && std::ranges::find(tools, *tool) != tools.end();
}

} // namespace

std::optional<ToolNamed> toolOf(const PoolObject& object) {
    return std::visit(
        ForEachKind{[](const Wall&) -> std::optional<ToolNamed> { return std::nullopt; },
                    [](const MediumRegion&) -> std::optional<ToolNamed> { return ToolNamed::Join; },
                    [](const Source& source) -> std::optional<ToolNamed> {
                        return isSteady(source.signal) ? ToolNamed::Oscillator : ToolNamed::Pulse;
                    },
                    [](const Instrument& instrument) -> std::optional<ToolNamed> {
                        return instrument.kind == InstrumentKind::Trace ? ToolNamed::Freeze
                                                                        : ToolNamed::Measure;
                    }},
        object.is);
}

bool canMake(std::span<const ToolNamed> tools, const ObjectsChange& change, const Experiment& before) {
    const auto mayTouch = [&](const std::string& name) {
        if (const PoolObject* object = findObject(before.objects, name)) return isAmong(tools, toolOf(*object));
        const bool isProbe = std::ranges::find(before.probes, name, &Probe::name) != before.probes.end();
        return !isProbe || isAmong(tools, ToolNamed::Probe);
    };
    const auto mayPut = [&](const PoolObject& object) {
        return isAmong(tools, toolOf(object)) && mayTouch(object.name);
    };
    const auto mayPutProbe = [&](const Probe& probe) {
        return isAmong(tools, ToolNamed::Probe) && mayTouch(probe.name);
    };
    return std::ranges::all_of(change.put, mayPut) && std::ranges::all_of(change.probes, mayPutProbe) &&
           std::ranges::all_of(change.remove, mayTouch);
}

bool canSet(std::span<const ToolNamed> tools, const Setting& setting) {
    if (setting.id == "preview.beads" && isAmong(tools, ToolNamed::Beads)) return true;
    return setting.id.starts_with("preview.") && isAmong(tools, ToolNamed::Show);
}

} // namespace seiche
