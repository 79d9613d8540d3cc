// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <cstdint>

namespace seiche {

/// An unknown string: find the frequency of its slowest mode with few taps.
///
/// The same number makes the same string on every machine, so that a class can compete.
struct Challenge {
    std::uint32_t number = 0;
    Experiment experiment;
    double answerHertz = 0.0; ///< of the slowest mode, 0.6 ... 1.8
};
Challenge challengeOf(std::uint32_t number);

/// 0 ... 100 points for a guess at an answer > 0: full marks within 0.5 %, none beyond 10 %, in between in
/// proportion; more than `frugalTaps` taps cost up to half of them (with twice as many taps a quarter).
int scoreOf(double answerHertz, double guessHertz, int taps);

/// Two rhythms of four taps.
inline constexpr int frugalTaps = 8;

} // namespace seiche
