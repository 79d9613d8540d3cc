// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <vector>

namespace seiche {

/// How heights between the cells are found.
enum class Between {
    Through, ///< the cubic of Catmull and Rom: goes through the heights of the cells
    Soft     ///< the cubic B-spline: rounds off a little, curvature has no corners
};

/// The same heights on another number of cells: smoothly interpolated where there are more cells, averaged
/// where there are fewer.
///
/// Heights are resampled, not colours, so that every palette stays smooth. Keeps its memory and what it has
/// found out about the sizes for the next frame.
class Resampler {
public:
    explicit Resampler(Between between = Between::Through) : m_between(between) {}

    /// The result stays valid until the next call; it may be `heights` themselves. `threads` is the most
    /// threads used, 0 for all cores; the numbers do not depend on it.
    HeightView operator()(const HeightView& heights, int width, int height, int threads = 0);

private:
    /// What the new cells along one axis are made of: `taps` old cells from `first[i]` on, the weight of the
    /// t-th in weights[t * to + i].
    struct Axis {
        int from = 0;
        int to = 0;
        int taps = 0;
        std::vector<int> first;
        std::vector<float> weights;
    };
    static void prepare(Axis& axis, int from, int to, Between between);
    void paintBand(const HeightView& heights, int begin, int end);

    Between m_between;
    Axis m_columns;
    Axis m_rows;
    std::vector<float> m_result;
};

/// Once, row by row without gaps.
std::vector<float> resample(const HeightView& heights, int width, int height);

} // namespace seiche
