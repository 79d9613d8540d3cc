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

/// A new value for one parameter: `id` as in the table of parameters ("k", "damping.velocity", "edges.left"),
/// the value a number or a word.
struct Setting {
    std::string id;
    std::variant<double, std::string> value;

    friend bool operator==(const Setting&, const Setting&) = default;
};

/// Several parameters that change at once, e.g. both ends of a ring.
using Settings = std::vector<Setting>;

/// A place where the height is recorded, in cells.
struct Probe {
    std::string name;
    int x = 0;
    int y = 0;

    friend bool operator==(const Probe&, const Probe&) = default;
};

/// Objects and probes that come into the pool, change or leave it.
///
/// What is put takes the place of the object or probe with the same name, or else is new; then what is named in
/// `remove` goes.
struct ObjectsChange {
    PoolObjects put;
    std::vector<Probe> probes;
    std::vector<std::string> remove;

    friend bool operator==(const ObjectsChange&, const ObjectsChange&) = default;
};

/// Everything that can be done to a run.
using Change = std::variant<Pull, Settings, ObjectsChange, LocalDamping, Hold, DrawnShape, AddedModes>;

/// The pull that a change is; of a hold the one that sets its heights. Nothing for other changes.
inline std::optional<Pull> pullIn(const Change& change) {
    if (const Pull* pull = std::get_if<Pull>(&change)) return *pull;
    if (const Hold* hold = std::get_if<Hold>(&change)) return hold->pull();
    return std::nullopt;
}

/// One change of a run.
///
/// It acts on the state at frame `step`, before frame `step + 1` is computed; events of the same step act in
/// their order. A hold goes on acting until frame `step + steps`.
struct Event {
    std::int64_t step = 0;
    Change what;

    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace seiche
