// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/table_form.h"
#include "run/simulation.h"
#include "session/background_job.h"

namespace seiche {

/// Returns the probes of an experiment. Without probes, one named "pull" at the tapped point.
std::vector<Probe> probesOf(const Experiment& experiment);

/// Writes the displacements at all probes as step,name,height: every step from 0 to `last`, or
/// until divergence. Returns an error message, empty on success. The file is complete or absent.
/// Thread-safe.
QString writeProbesTable(const Experiment& experiment, std::int64_t last, const QString& path,
                         const TableForm& form, const GoOn& goOn);

/// Writes the displacements of all cells at the current step: step,i,height for a string,
/// step,x,y,height for a pool.
QString writeStateTable(const Simulation& run, const QString& path, const TableForm& form, const GoOn& goOn);

} // namespace seiche
