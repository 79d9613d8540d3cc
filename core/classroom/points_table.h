// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/classroom.h"

#include <string>

namespace seiche {

/// All points of the present experiment as a table, `nick,frequency_hz,amplitude`: amplitudes in pulls, 9
/// significant digits, in the order in which they came.
std::string pointsTable(const Classroom& room);

} // namespace seiche
