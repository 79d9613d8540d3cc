// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <cstddef>

namespace seiche {

/// Returns the maximum memory of a run in bytes: padded fields, hidden cells, walls, media and
/// engine. For the current state, without events.
std::size_t bytesOfRun(const Experiment& experiment);

/// Returns the additional bytes of `cells` held cells.
std::size_t bytesOfHolds(double cells, const Grid& grid);

/// Returns the temporary bytes for applying a drawn shape.
std::size_t bytesToDraw(const Experiment& experiment);

/// Returns the bytes that a description owns beyond its own size: texts, objects with paths,
/// events. Excludes data shared with `beside` (may be null).
std::size_t bytesHeldBy(const Experiment& experiment, const Experiment* beside = nullptr);

} // namespace seiche
