// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <cstdint>

namespace seiche {

/// A random string whose lowest natural frequency is to be found with few taps.
///
/// Equal numbers give equal strings on every machine, so that a class can compete.
struct Challenge {
    std::uint32_t number = 0;
    Experiment experiment;
    double answerHertz = 0.0; ///< of the slowest mode, 0.6 ... 1.8 Hz
};
Challenge challengeOf(std::uint32_t number);

/// Returns the score for a guess, 0 ... 100; `answerHertz` must be positive. Full score within 0.5
/// %, zero from 10 % on, linear in between. More than `frugalTaps` taps cost up to half of the
/// score, twice as many a quarter.
int scoreOf(double answerHertz, double guessHertz, int taps);

/// Enough for two frequencies with four taps each.
inline constexpr int frugalTaps = 8;

} // namespace seiche
