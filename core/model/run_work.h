// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/event.h"
#include "model/experiment.h"

namespace seiche {

// How long single moments of a run take at most, in operations of about a nanosecond each. Each is counted
// before it happens and stays below `limits::work` in a valid experiment, so that a window can answer between
// two of them. All take a sound size.

/// To place the walls, media and sources, as at the beginning.
double workOfObjects(const Experiment& experiment);

/// What a step takes. The update formula itself counts only if it is Runge-Kutta's in a pool; the others are
/// quick for every size that is allowed.
struct StepWork {
    double scheme = 0.0;
    double rain = 0.0;
    double drive = 0.0;
    double objects = 0.0; ///< sources and moving walls

    double sum() const { return scheme + rain + drive + objects; }
};
StepWork workOfStep(const Experiment& experiment);

/// A pull, once.
double workOf(const Pull& pull, const Experiment& experiment);

/// One change of a run. `present` is the experiment before it, and `after` with it; both may be the same if no
/// object changes. Of a hold only its beginning.
double workOf(const Change& change, const Experiment& present, const Experiment& after);

/// The same of a change that is about to be made.
double workOf(const Change& change, const Experiment& present);

/// How many cells a hold may have to keep at every step, and the work of that for so many of them.
double mostCellsOf(const Hold& hold, const Experiment& experiment);
double workOfHeld(double cells);

} // namespace seiche
