// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/added_modes.h"
#include "wave/drawn_shape.h"
#include "wave/hold.h"
#include "wave/local_damping.h"
#include "wave/pool_objects.h"
#include "wave/pull.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace seiche {

/// A new value of one parameter: `id` from the parameter table ("k", "damping.velocity",
/// "edges.left"), the value a number or a word.
struct Setting {
    std::string id;
    std::variant<double, std::string> value;

    friend bool operator==(const Setting&, const Setting&) = default;
};

/// Simultaneous parameter changes, e.g. of both ends.
using Settings = std::vector<Setting>;

/// A position, in cells, with recorded height.
struct Probe {
    std::string name;
    int x = 0;
    int y = 0;

    friend bool operator==(const Probe&, const Probe&) = default;
};

/// Objects and probes that are added, changed or removed.
///
/// `put` replaces objects and probes of the same name and adds all others. Then the names in
/// `remove` are removed.
struct ObjectsChange {
    PoolObjects put;
    std::vector<Probe> probes;
    std::vector<std::string> remove;

    friend bool operator==(const ObjectsChange&, const ObjectsChange&) = default;
};

/// All possible changes of a run.
using Change = std::variant<Pull, Settings, ObjectsChange, LocalDamping, Hold, DrawnShape, AddedModes>;

/// Returns the tap of a change; for a hold, the tap that sets its heights. Empty for other
/// changes.
inline std::optional<Pull> pullIn(const Change& change) {
    if (const Pull* pull = std::get_if<Pull>(&change)) return *pull;
    if (const Hold* hold = std::get_if<Hold>(&change)) return hold->pull();
    return std::nullopt;
}

/// One change of a run.
///
/// Acts on the state at time `step`, before step `step + 1` is computed. Events of the same step
/// act in their order. A hold acts until time `step + steps`.
struct Event {
    std::int64_t step = 0;
    Change what;

    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace seiche
