// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/classroom.h"

#include <functional>
#include <string>

namespace seiche {

/// All points of all experiments of the class as a table, `nick,frequency_hz,amplitude,experiment,verified`:
/// amplitudes in pulls, 9 significant digits, in the order in which they came, without those that were removed.
/// `experiment` is its title in the words of `titleOf`, with a number where another one has the same or it has
/// none; `verified` is "yes" where the run of a point shows that it was tapped (see `isVerified`), else "no".
std::string pointsTable(
    const Classroom& room, const std::function<std::string(const std::string& title)>& titleOf =
                               [](const auto& title) { return title; });

} // namespace seiche
