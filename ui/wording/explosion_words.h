// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/explosion_count.h"

#include <QString>

namespace seiche {

/// Returns when a run exploded: "57 steps after the tap".
QString inWords(const ExplosionCount& count);
/// Returns the clause "textbook Euler exploded 57 steps after the tap".
QString explosionInWords(Scheme scheme, const ExplosionCount& count);

} // namespace seiche
