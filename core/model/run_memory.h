// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <cstddef>

namespace seiche {

/// The memory that a run of the experiment takes at most while it is computed, bytes: heights with the rims of
/// their rows, hidden cells, walls and media, what the engine needs besides. As the experiment is now, without
/// its events.
std::size_t bytesOfRun(const Experiment& experiment);

/// What holds take besides, when at most so many cells are under those that last.
std::size_t bytesOfHolds(double cells, const Grid& grid);

/// What it takes besides for a moment to give the medium a shape.
std::size_t bytesToDraw(const Experiment& experiment);

/// The memory that a description owns beyond its own size: its texts, objects with their painted paths, events;
/// without what it shares with `beside`, if there is one.
std::size_t bytesHeldBy(const Experiment& experiment, const Experiment* beside = nullptr);

} // namespace seiche
