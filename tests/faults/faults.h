// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Faults of a preloaded library: calls that change files in a folder fail from the Nth on, as on a
// full disk, and clocks run fast or jump. See faults.cpp for environment variables with the same
// effect from the start.
extern "C" {

/// Makes the `at`-th call from now that changes `folder` fail with `error`, and all later calls if
/// `goesOn`. `at` 0 disables faults. Counted calls: create a file or folder, write, truncate,
/// flush, close, link, rename.
void faultsArm(const char* folder, long at, int error, bool goesOn);
/// Returns whether a call has failed since `faultsArm`.
bool faultsStruck(void);
/// Runs the steady clock `speed` times as fast from now on, after a jump by `steadySeconds`. The
/// wall clock jumps by `daySeconds`.
void faultsClock(double speed, double steadySeconds, double daySeconds);
}
