// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace seiche {

/// A height at a moment, in frames or in seconds.
struct ProbeSample {
    double time;
    double height;
};

/// How the height at a place oscillates.
struct Oscillation {
    double amplitude = 0.0; ///< half the distance from the highest to the lowest of the last whole cycles
    double middle = 0.0;    ///< half way between them
    double frequency = 0.0; ///< cycles per frame or second; 0 when `measuredFrequencyOf` finds none
    double error = 0.0;     ///< of it
    int cycles = 0;         ///< the whole cycles looked at

    bool isSteady() const { return frequency > 0.0; }
};

/// Reads amplitude and frequency off a record of heights, oldest first. A cycle is from one passage upwards
/// through the middle to the next, passages found between the samples by a straight line; the amplitude is that
/// of the last `wantedCycles` >= 1. Nothing while there is no whole cycle or nothing moves.
std::optional<Oscillation> oscillationOf(std::span<const ProbeSample> record, int wantedCycles = 5);

/// The difference of two records at the moments at which both have a height.
std::vector<ProbeSample> differenceOf(std::span<const ProbeSample> one, std::span<const ProbeSample> other);

} // namespace seiche
