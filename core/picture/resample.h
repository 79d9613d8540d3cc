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

    /// Whether these cells are the result themselves.
    bool keeps(const HeightView& heights, int width, int height) const {
        return m_between == Between::Through && width == heights.width && height == heights.height;
    }

    /// Finds out what the sizes need, for `Rows`.
    void prepare(const HeightView& heights, int width, int height);

    /// The rows of that result one after the other, for who needs few of them at a time: its memory is that of
    /// some rows. Of the last size prepared for; reads the resampler, which several may do at once.
    class Rows {
    public:
        /// The last `kept` rows asked for stay valid.
        Rows(const Resampler& resampler, const HeightView& heights, int kept);

        /// Row y. Rows are asked for in falling or rising order, each as often as it is needed.
        const float* operator()(int y);
        void write(int y, float* result);

    private:
        /// Rows of one length, each in the slot of its number.
        struct Ring {
            int rows;
            std::size_t length;
            std::vector<float> cells = std::vector<float>(static_cast<std::size_t>(rows) * length);
            std::vector<int> held = std::vector<int>(static_cast<std::size_t>(rows), -1);

            float* slotOf(int row) { return cells.data() + static_cast<std::size_t>(row % rows) * length; }
            /// True where the slot of this row holds another one, which it replaces.
            bool takes(int row);
        };

        /// Row y from the old rows with the new columns, and with the old columns from rows blended first.
        void blendWidened(int y, float* result);
        void widenBlended(int y, float* result);

        const Resampler& m_resampler;
        HeightView m_heights;
        Ring m_widened; ///< the old rows that the present one is made of, already with the new columns
        Ring m_blended;
        std::vector<float> m_narrow; ///< the new row with the old columns
        std::vector<const float*> m_rows;
        std::vector<float> m_weights;
    };

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
    /// Whether rows are blended before they get their new columns.
    bool blendsFirst() const;

    Between m_between;
    Axis m_columns;
    Axis m_rows;
    std::vector<float> m_result;
};

/// Once, row by row without gaps.
std::vector<float> resample(const HeightView& heights, int width, int height);

} // namespace seiche
