// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/table_form.h"
#include "run/simulation.h"
#include "session/background_job.h"

namespace seiche {

/// The probes of an experiment; one called "pull" where it is pulled when it has none.
std::vector<Probe> probesOf(const Experiment& experiment);

/// Writes the heights at all probes at every step from 0 to `last`, or to where the run diverges:
/// step,name,height. What went wrong is returned; the file is complete or absent. For any thread.
QString writeProbesTable(const Experiment& experiment, std::int64_t last, const QString& path,
                         const TableForm& form, const GoOn& goOn);

/// Writes the heights of all cells of the present frame: step,i,height of a string, step,x,y,height of a pool.
QString writeStateTable(const Simulation& run, const QString& path, const TableForm& form, const GoOn& goOn);

} // namespace seiche
