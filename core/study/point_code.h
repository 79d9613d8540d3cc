// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace seiche {

/// A point of the chart as its code has it.
struct CodedPoint {
    double hertz = 0.0;
    double amplitude = 0.0; ///< in pulls

    friend bool operator==(const CodedPoint&, const CodedPoint&) = default;
};

namespace limits {
inline constexpr double leastCodedHertz = 0.01;
inline constexpr double mostCodedHertz = 1000.0;
inline constexpr double leastCodedAmplitude = 0.001; ///< or 0
inline constexpr double mostCodedAmplitude = 1e6;
} // namespace limits

/// A point as eight letters and digits that one person reads to another, in two groups: "6CSK-HSE6".
/// Crockford's base 32, without I, L, O and U. Empty for a point outside the limits, or for what is not a
/// number.
///
/// Six letters are 30 bits: a 0, 16 of the frequency and 13 of the amplitude, both on logarithmic scales, the
/// amplitude with a place of its own for 0. The frequency is right within 0.01 %, the amplitude within 0.13 %.
/// Two letters check the others (Reed and Solomon, over 32 elements): codes differ in three letters at least,
/// so that one or two wrong ones, and any two that have changed places, are always noticed. Of codes that are
/// wrong altogether one in 2048 is taken for a point.
std::string pointCode(double hertz, double amplitude);

/// The point that a code stands for, as somebody types it: blanks and hyphens anywhere, small letters, I and L
/// for 1, O for 0. Nothing for what is no code. `pointCode` of the point is the code again.
std::optional<CodedPoint> readPointCode(std::string_view typed);

} // namespace seiche
