// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a preloaded library does to a program: calls that change files under a folder fail from the Nth on, as
// on a full disk, and clocks run fast or jump. See faults.cpp for the environment that does the same from the
// start.
extern "C" {

/// The `at`-th of the calls that change what is under `folder`, counted from now, fails with `error`, and with
/// `goesOn` all after it do. `at` 0: no more faults. Calls are: to create a file or folder, write, cut, flush,
/// close, link, rename.
void faultsArm(const char* folder, long at, int error, bool goesOn);
/// Whether one has failed since then.
bool faultsStruck(void);
/// The steady clock goes `speed` times as fast from now on, and jumps by `steadySeconds`; that of the day jumps
/// by `daySeconds`.
void faultsClock(double speed, double steadySeconds, double daySeconds);
}
