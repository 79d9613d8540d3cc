// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <array>

namespace seiche {

/// Maximum memory of the timeline of a run, in MiB, saved in the settings.
namespace timeline_memory {

inline constexpr std::array choices{64, 256, 1024, 4096, 16384};

/// Returns the saved choice, or the default if there is none.
int chosen();

/// Applies the saved choice.
void restore(Session& session);

/// Saves one of `choices` and applies it.
void choose(Session& session, int mebibytes);

} // namespace timeline_memory

} // namespace seiche
