// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/classroom.h"

#include <functional>
#include <string>

namespace seiche {

/// Returns the points of all experiments as a table,
/// `nick,frequency_hz,amplitude,experiment,verified`. Amplitudes are in taps, with 9 significant
/// digits, in order of arrival, without removed points. `experiment` is the title as translated by
/// `titleOf`, numbered if empty or not unique. `verified` is "yes" if the run proves the tapping
/// (see `isVerified`), otherwise "no".
std::string pointsTable(
    const Classroom& room, const std::function<std::string(const std::string& title)>& titleOf =
                               [](const auto& title) { return title; });

} // namespace seiche
