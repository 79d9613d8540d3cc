// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "objects/chosen_objects.h"
#include "widgets/value_scale.h"

#include <string_view>
#include <vector>

namespace seiche {

/// A number of an object with the range of its slider. Typed values may exceed the range.
struct MainValue {
    std::string_view key; ///< see object_values.h
    ValueScale scale;
};

/// Returns the numbers that matter most for this object or probe, at most two, the first first. Empty
/// for several objects, and for a stopwatch or a kept trace.
std::vector<MainValue> mainValuesOf(const ChosenObjects& chosen, const Experiment& experiment);

} // namespace seiche
