// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// A string is given a shape, and let go from rest: whatever it did before is gone.
struct DrawnShape {
    /// At places from end to end that are equally far apart, at least two; straight lines between them.
    std::vector<double> heights;

    /// The height at one of `points` points.
    double heightAt(int point, int points) const;

    friend bool operator==(const DrawnShape&, const DrawnShape&) = default;
};

/// Gives it to all kept frames of a string. Ends that a fixed edge holds keep their heights; beyond an
/// absorbing end the string goes on at the height of that end.
void applyShape(Wave<float>& wave, const Rule& rule, const DrawnShape& shape);
void applyShape(Wave<std::int32_t>& wave, const Rule& rule, const DrawnShape& shape);

} // namespace seiche
