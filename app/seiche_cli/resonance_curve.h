// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "study/sweep.h"

#include <optional>
#include <string>
#include <vector>

namespace seiche::cli {

/// A measured resonance curve and the predicted one at the same periods.
struct ResonanceCurve {
    std::vector<SweepPoint> measured;
    std::vector<double> predicted; ///< empty where theory has no answer; then `whyNot` says why
    std::string whyNot;
};

/// Measures on all threads (or `threads` of them) and shows progress.
ResonanceCurve resonanceCurve(const Sweep& sweep, int threads = 0);

/// `frequency_hz,period_steps,measured,predicted`; a field is empty where there is no such number: a run that
/// had not become steady, a pull that theory does not know.
std::string asCsv(const ResonanceCurve& curve);

} // namespace seiche::cli
