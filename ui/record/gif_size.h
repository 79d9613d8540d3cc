// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/background_job.h"
#include "show/film.h"

#include <optional>

namespace seiche {

/// What a GIF takes: pictures are written whole, so each has a size of its own.
struct GifSize {
    double head = 0.0;    ///< bytes, once
    double picture = 0.0; ///< bytes each, in the mean

    double of(std::int64_t pictures) const { return head + picture * static_cast<double>(pictures); }
};

/// Measures it by writing a few of the film's pictures to nowhere, as far apart as `mostCellSteps` allow. `run`
/// and `film` as for `shoot`. Nothing when `goOn` has stopped it or there is not enough memory. For any thread.
std::optional<GifSize> measureGif(Simulation run, Film film, const GoOn& goOn);

/// What measuring may compute, cells times steps.
inline constexpr double mostCellSteps = 2e8;

} // namespace seiche
