// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/probe_reading.h"

#include <optional>
#include <span>

namespace seiche {

/// The repetition frequency of a record.
struct MeasuredFrequency {
    double frequency = 0.0; ///< cycles per unit of time, > 0
    double error = 0.0;     ///< error bound from the record

    /// Returns the maximum number of significant digits with an error of at most half a unit of the
    /// last digit: 4 or 3, 0 if fewer are certain.
    int digits() const;
    /// Returns the number of certain decimals, possibly negative.
    int decimals() const;

private:
    int firstPlace() const;
};

/// Returns the frequency of a record of heights, oldest first: the shortest time T with h(t) = g
/// h(t - T) + a, with a growth factor g and an offset a. T, g and a are fitted by least squares to
/// the last two periods, and again with 2, 3 ... periods between them while that reduces the error
/// of T.
///
/// Empty unless there are three periods, of which the last two repeat their predecessors to 3 %
/// (root mean square). Also empty with fewer than three certain digits or too coarse samples. Uses
/// at most the last 4096 samples.
///
/// **Error.** A shift by e leaves a residual e h'. Twice the residual, divided by the root mean
/// square of h' and by the number of periods, therefore bounds the error, plus the share of the
/// interpolation. The phase of a growing wave shifts with its height. If g changes from period to
/// period, ln g counts too, and a change of T likewise.
std::optional<MeasuredFrequency> measuredFrequencyOf(std::span<const ProbeSample> record);

} // namespace seiche
