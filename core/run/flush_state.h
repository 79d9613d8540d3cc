// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Makes zeros of all denormals of a state, whose signs stay. A step takes them for zero; a machine that
/// flushes by hand (see `Flushing`) does not look for them in what has not been computed by a step.
void flushState(Wave<float>& wave);
inline void flushState(Wave<std::int32_t>&) {}

} // namespace seiche
