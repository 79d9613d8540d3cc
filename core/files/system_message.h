// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

namespace seiche {

/// What the system says of a call that failed with this `errno`: "No such file or directory". Translated where
/// it is a usual one.
Message systemMessage(int error);

} // namespace seiche
