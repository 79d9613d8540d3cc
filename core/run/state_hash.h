// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Returns a 64-bit FNV-1a hash over 32-bit words of step number, size, all stored time levels
/// without ghost cells, and the hidden cells beyond absorbing edges. Guards determinism, not a
/// protection against forgery.
std::uint64_t stateHash(const Wave<float>& wave);
std::uint64_t stateHash(const Wave<std::int32_t>& wave);

} // namespace seiche
