// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "advance.h"

#include <algorithm>

namespace seiche::cli {

void advanceTo(Simulation& run, std::int64_t target, std::int64_t total, Progress& progress,
               HeightRecord* record, const std::function<void()>& seen) {
    // About 0.1 s each.
    std::int64_t portion = std::max<std::int64_t>(1, 100'000'000 / run.grid().cells());
    constexpr std::int64_t maxRecorded = 4096;
    if (record) portion = std::min(portion, maxRecorded);
    while (run.frame() < target && !run.divergedAt()) {
        run.advance(std::min(portion, target - run.frame()), record);
        if (seen) seen();
        progress.show(total > 0 ? static_cast<double>(run.frame()) / static_cast<double>(total) : 1.0);
    }
}

} // namespace seiche::cli
