// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/heights.h"

#include <vector>

namespace seiche {

/// Interpolation between cells.
enum class Between {
    Through, ///< Catmull-Rom cubic: passes through the heights of the cells
    Soft     ///< cubic B-spline: smooths slightly, has continuous curvature
};

/// Resamples heights to a different number of cells: interpolates when enlarging, averages when
/// reducing.
///
/// Heights are resampled instead of colours, so every palette stays smooth. Keeps its memory and
/// weights for the next frame.
class Resampler {
public:
    explicit Resampler(Between between = Between::Through) : m_between(between) {}

    /// Returns the resampled heights, valid until the next call; they may be `heights` itself.
    /// `threads` is the maximum number of threads, 0 for all cores, and does not affect the result.
    HeightView operator()(const HeightView& heights, int width, int height, int threads = 0);

    /// Returns whether the input cells are used unchanged.
    bool keeps(const HeightView& heights, int width, int height) const {
        return m_between == Between::Through && width == heights.width && height == heights.height;
    }

    /// Computes the weights for these sizes.
    void prepare(const HeightView& heights, int width, int height);

    /// Resamples row by row, with memory for a few rows only. Uses the last prepared size. Several
    /// threads may read one resampler.
    class Rows {
    public:
        /// The last `kept` requested rows stay valid.
        Rows(const Resampler& resampler, const HeightView& heights, int kept);

        /// Returns row y. Request rows in ascending or descending order; repeats are allowed.
        const float* operator()(int y);
        void write(int y, float* result);

    private:
        /// A circular buffer of equal rows, by row number.
        struct Ring {
            int rows;
            std::size_t length;
            std::vector<float> cells = std::vector<float>(static_cast<std::size_t>(rows) * length);
            std::vector<int> held = std::vector<int>(static_cast<std::size_t>(rows), -1);

            float* slotOf(int row) { return cells.data() + static_cast<std::size_t>(row % rows) * length; }
            /// Assigns the slot to `row`. Returns true if a different row was held and must be
            /// computed.
            bool takes(int row);
        };

        /// Compute row y: columns first, or rows first.
        void blendWidened(int y, float* result);
        void widenBlended(int y, float* result);

        const Resampler& m_resampler;
        HeightView m_heights;
        Ring m_widened; ///< current old rows with new columns
        Ring m_blended;
        std::vector<float> m_narrow; ///< new row with old columns
        std::vector<const float*> m_rows;
        std::vector<float> m_weights;
    };

private:
    /// Weights along one axis: new cell i is the sum of `taps` old cells from `first[i]`, tap t
    /// weighted by weights[t * to + i].
    struct Axis {
        int from = 0;
        int to = 0;
        int taps = 0;
        std::vector<int> first;
        std::vector<float> weights;
    };
    static void prepare(Axis& axis, int from, int to, Between between);
    /// Returns whether rows are blended before columns.
    bool blendsFirst() const;

    Between m_between;
    Axis m_columns;
    Axis m_rows;
    std::vector<float> m_result;
};

/// Resamples once. The result has rows without padding.
std::vector<float> resample(const HeightView& heights, int width, int height);

} // namespace seiche
