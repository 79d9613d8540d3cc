// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// A 64-bit fingerprint (FNV-1a over 32-bit words) of frame number, size and the bits of every kept frame,
/// ghosts excluded, and of what lies beyond absorbing edges. It guards determinism; it is not a protection
/// against forgery.
std::uint64_t stateHash(const Wave<float>& wave);
std::uint64_t stateHash(const Wave<std::int32_t>& wave);

} // namespace seiche
