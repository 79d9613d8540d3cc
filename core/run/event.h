// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pull.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace seiche {

/// A new value for one parameter: `id` as in the table of parameters ("k", "damping.velocity", "edges.left"), the
/// value a number or a word.
struct Setting {
    std::string id;
    std::variant<double, std::string> value;

    friend bool operator==(const Setting&, const Setting&) = default;
};

/// Several parameters that change at once, e.g. both ends of a ring.
using Settings = std::vector<Setting>;

/// One change of a run. It acts on the state at frame `step`, before frame `step + 1` is computed; events of the
/// same step act in their order.
struct Event {
    std::int64_t step = 0;
    std::variant<Pull, Settings> what;

    friend bool operator==(const Event&, const Event&) = default;
};

} // namespace seiche
