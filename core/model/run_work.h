// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/event.h"
#include "model/experiment.h"

namespace seiche {

// Maximum duration of single moments of a run, in operations of about 1 ns.
//
// In a valid experiment each stays below `limits::work`, so that a window can respond in between.
// All functions require a valid size.

/// Returns the work of placing all objects.
double workOfObjects(const Experiment& experiment);

/// Work of one step. The update formula counts only for Runge-Kutta in a pool; all others are fast
/// at every allowed size.
struct StepWork {
    double scheme = 0.0;
    double rain = 0.0;
    double drive = 0.0;
    double objects = 0.0; ///< sources and moving walls

    double sum() const { return scheme + rain + drive + objects; }
};
StepWork workOfStep(const Experiment& experiment);

/// Returns the work of one tap.
double workOf(const Pull& pull, const Experiment& experiment);

/// Returns the work of one change; for a hold, of its start only.
///
/// `present` is the experiment before the change and `after` the experiment with it. Both may be
/// the same if no object changes.
double workOf(const Change& change, const Experiment& present, const Experiment& after);

/// Returns the work of a change of `present`.
double workOf(const Change& change, const Experiment& present);

/// Returns the maximum number of cells that a hold keeps at every step, and the work per step of
/// `cells` held cells.
double maxCellsOf(const Hold& hold, const Experiment& experiment);
double workOfHeld(double cells);

} // namespace seiche
