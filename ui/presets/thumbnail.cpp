// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets/thumbnail.h"

#include "run/view.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// What a picture may cost.
constexpr double mostCellSteps = 6e7;
/// How far, in parts of the medium's width, the waves of the first pulls have come.
constexpr double travelled = 0.3;

std::int64_t momentFor(const Experiment& experiment) {
    const double affordable = std::max(1.0, mostCellSteps / static_cast<double>(experiment.grid.cells()));
    // Water of whole numbers has no k: its waves run like those of k = 1/2.
    const double k = experiment.rule.arithmetic == Arithmetic::Integer ? 0.5 : experiment.rule.k;
    double steps = travelled * experiment.grid.width / std::sqrt(std::min(k, 1.0));
    if (experiment.drive.isOn()) steps *= 5.0;
    for (const Event& event : experiment.events)
        if (static_cast<double>(event.step) < 2.0 * steps)
            steps = std::max(steps, static_cast<double>(event.step) + steps / 2);
    return static_cast<std::int64_t>(std::min(steps, affordable));
}

Simulation runUntil(const Experiment& experiment, std::int64_t step) {
    Simulation run(experiment);
    run.setThreads(1);
    run.advance(step);
    return run;
}

} // namespace

QImage thumbnailOf(const Experiment& experiment, QSize size) {
    Experiment shown = experiment;
    if (shown.events.empty() && !shown.drive.isOn()) shown.events = {{0, shown.pullWith}};
    Simulation run = runUntil(shown, momentFor(shown));
    // An explosion is shown while it can still be seen.
    if (const auto exploded = run.divergedAt()) run = runUntil(shown, *exploded / 2);
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(Qt::black);
    const auto view = std::ranges::find(views(), shown.rule.medium, &View::medium);
    if (view != views().end())
        view->paint(run, rangeFor(run),
                    {reinterpret_cast<std::uint32_t*>(picture.bits()), picture.width(), picture.height(),
                     picture.bytesPerLine() / 4});
    return picture;
}

} // namespace seiche
