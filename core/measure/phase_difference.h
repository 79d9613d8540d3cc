// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/probe_reading.h"

#include <optional>
#include <span>
#include <variant>

namespace seiche {

/// How two places that swing with one frequency swing beside each other.
struct PhaseDifference {
    double frequency = 0.0; ///< cycles per unit of time
    double error = 0.0;     ///< of it, see `MeasuredFrequency`
    int cycles = 0;         ///< whole ones that were looked at
    double amplitude = 0.0; ///< of the first
    double other = 0.0;     ///< of the second
    double lag = 0.0;       ///< by how many cycles the second is behind the first, above -1/2, at most 1/2

    double ratio() const { return other / amplitude; } ///< second to first
    double degrees() const { return 360.0 * lag; }
    double time() const { return lag / frequency; } ///< by which the second is late
};

/// Why there is none.
enum class NoPhase {
    TooShort,            ///< there are not three whole cycles yet
    NotSteady,           ///< one of them does not swing steadily
    DifferentFrequencies ///< they differ by more than 1 %
};

/// Reads it off two records, oldest first, by fitting a sine of their common frequency and a mean (least
/// squares) to the last whole cycles of both, at most 8: a lock-in amplifier's reading, which other whole
/// multiples of the frequency do not disturb.
std::variant<PhaseDifference, NoPhase> phaseDifference(std::span<const ProbeSample> first,
                                                       std::span<const ProbeSample> second);

} // namespace seiche
