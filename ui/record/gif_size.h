// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/background_job.h"
#include "show/film.h"

#include <optional>

namespace seiche {

/// Estimated size of a GIF. Frames are written whole, so each has its own size.
struct GifSize {
    double head = 0.0;    ///< bytes, once
    double picture = 0.0; ///< mean bytes per frame

    double of(std::int64_t pictures) const { return head + picture * static_cast<double>(pictures); }
};

/// Measures the size by encoding a few frames, as far apart as `maxCellSteps` allows. `run` and
/// `film` as for `shoot`. Empty if stopped by `goOn` or out of memory. Thread-safe.
std::optional<GifSize> measureGif(Simulation run, Film film, const GoOn& goOn);

/// Maximum cost of the measurement, in cells times steps.
inline constexpr double maxCellSteps = 2e8;

} // namespace seiche
