// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

namespace seiche {

/// Returns the system's message for an `errno`, such as "No such file or directory". Common
/// messages are translated.
Message systemMessage(int error);

} // namespace seiche
