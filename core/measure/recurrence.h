// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/probe_reading.h"

#include <optional>
#include <span>

namespace seiche {

/// How often a record repeats itself.
struct MeasuredFrequency {
    double frequency = 0.0; ///< cycles per unit of time, > 0
    double error = 0.0;     ///< by how much it may be off, as far as the record shows

    /// The most digits, from the first that is not 0, for which the error is at most half a unit of the last
    /// one: 4 or 3; 0 if fewer are certain.
    int digits() const;
    /// Where the last of them is: decimals behind the point, below 0 in front of it.
    int decimals() const;

private:
    int firstPlace() const;
};

/// Reads it off the last periods of a record of heights, oldest first: the shortest time T after which they
/// come again, h(t) = g h(t - T) + a, with a factor g of growth or decay and a level a. T, g and a are fitted
/// by least squares to the last period and the one before it, and again with 2, 3 ... periods between them, as
/// long as that makes T more certain.
///
/// Nothing unless three periods have been seen, the last two of which repeat the one before each to 3 % (root
/// mean square), nor if fewer than three digits are certain, nor if samples are too far apart to tell what
/// is between them. At most the last 4096 samples are looked at.
///
/// **Error.** A shift by e leaves e h' over. So twice what is left over, divided by the root mean square of h'
/// and by the number of periods, bounds the error, together with the share that interpolation may have in it.
/// While a wave grows towards its steady height, its phase shifts as its height does: where g changes from
/// period to period, ln g counts, too, and where T does, its change.
std::optional<MeasuredFrequency> measuredFrequencyOf(std::span<const ProbeSample> record);

} // namespace seiche
