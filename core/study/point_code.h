// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace seiche {

/// Point of the chart, as encoded.
struct CodedPoint {
    double hertz = 0.0;
    double amplitude = 0.0; ///< in units of one tap

    friend bool operator==(const CodedPoint&, const CodedPoint&) = default;
};

namespace limits {
inline constexpr double minCodedHertz = 0.01;
inline constexpr double maxCodedHertz = 1000.0;
inline constexpr double minCodedAmplitude = 0.001; ///< 0 is also allowed
inline constexpr double maxCodedAmplitude = 1e6;
} // namespace limits

/// Returns a point as eight characters for reading aloud, in two groups: "6CSK-HSE6". Crockford's
/// base 32, without I, L, O and U. Empty for NaN or a point outside the limits.
///
/// Six characters are 30 bits: a 0, 16 bits of frequency and 13 bits of amplitude, both
/// logarithmic, with a separate code for amplitude 0. Accuracy: 0.01 % in frequency, 0.13 % in
/// amplitude. Two check characters (Reed and Solomon, over 32 elements) make codes differ in at
/// least three characters. One or two wrong characters, or any two swapped ones, are always
/// detected. 1 of 2048 random codes is accepted.
std::string pointCode(double hertz, double amplitude);

/// Decodes a typed code. Accepts blanks and hyphens anywhere, lower case, I and L for 1, O for 0.
/// Empty if invalid. `pointCode` of the point returns the code again.
std::optional<CodedPoint> readPointCode(std::string_view typed);

} // namespace seiche
