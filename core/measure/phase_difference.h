// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/probe_reading.h"

#include <optional>
#include <span>
#include <variant>

namespace seiche {

/// The phase difference of two oscillations of equal frequency.
struct PhaseDifference {
    double frequency = 0.0; ///< cycles per unit of time
    double error = 0.0;     ///< error of the frequency, see `MeasuredFrequency`
    int cycles = 0;         ///< number of whole cycles used
    double amplitude = 0.0; ///< of the first record
    double other = 0.0;     ///< amplitude of the second record
    double lag = 0.0;       ///< delay of the second, -1/2 < lag <= 1/2 cycles

    double ratio() const { return other / amplitude; } ///< amplitude ratio, second to first
    double degrees() const { return 360.0 * lag; }
    double time() const { return lag / frequency; } ///< delay of the second record
};

/// The reason for a missing phase difference.
enum class NoPhase {
    TooShort,            ///< fewer than three whole cycles
    NotSteady,           ///< a record is not in steady state
    DifferentFrequencies ///< the frequencies differ by more than 1 %
};

/// Returns the phase difference of two records, oldest first. Fits a sine of the common frequency
/// and a mean (least squares) to the last whole cycles of both, at most 8. Like a lock-in amplifier
/// it is not affected by harmonics.
std::variant<PhaseDifference, NoPhase> phaseDifference(std::span<const ProbeSample> first,
                                                       std::span<const ProbeSample> second);

} // namespace seiche
