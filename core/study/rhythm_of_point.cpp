// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/rhythm_of_point.h"

#include <cmath>
#include <utility>

namespace seiche {

Experiment rhythmOfPoint(Experiment run, const ResonancePoint& point) {
    const std::int64_t first = std::llround(point.began * run.stepsPerSecond);
    const std::int64_t last = std::llround(point.ended * run.stepsPerSecond);
    const std::int64_t lead = std::llround(run.stepsPerSecond);
    std::vector<Event> events = std::exchange(run.events, {});
    for (Event& event : events) {
        const bool isSetting =
            !std::holds_alternative<Pull>(event.what) && !std::holds_alternative<Hold>(event.what) &&
            !std::holds_alternative<DrawnShape>(event.what) && !std::holds_alternative<AddedModes>(event.what);
        if (event.step > last || (event.step < first && !isSetting)) continue;
        event.step = event.step < first ? 0 : event.step - first + lead;
        run.events.push_back(std::move(event));
    }
    return run;
}

} // namespace seiche
