// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace seiche {

/// A height at a time, in steps or seconds.
struct ProbeSample {
    double time;
    double height;
};

/// The oscillation of the height at a position.
struct Oscillation {
    double amplitude = 0.0; ///< half of maximum minus minimum, last whole cycles
    double middle = 0.0;    ///< mean of maximum and minimum
    double frequency = 0.0; ///< per step or second; 0 if unknown
    double error = 0.0;     ///< error of the frequency
    int cycles = 0;         ///< number of whole cycles used

    bool isSteady() const { return frequency > 0.0; }
};

/// Returns amplitude and frequency of a record of heights, oldest first. A cycle lies between two
/// upward passages through the middle, interpolated linearly. The amplitude is that of the last
/// `wantedCycles` >= 1. Empty without a whole cycle or without motion.
std::optional<Oscillation> oscillationOf(std::span<const ProbeSample> record, int wantedCycles = 5);

/// Returns the difference of two records at common times.
std::vector<ProbeSample> differenceOf(std::span<const ProbeSample> one, std::span<const ProbeSample> other);

} // namespace seiche
