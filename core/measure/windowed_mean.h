// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace seiche {

/// The steps over which a mean is taken.
struct MeanWindow {
    /// Steps between samples, at least 1. Samples are at multiples.
    std::int64_t stride = 1;
    /// Length of the window, a multiple of the stride, if `cycles` > 0. Otherwise the e-folding
    /// time. At least 1.
    std::int64_t steps = 1;
    int cycles = 0; ///< per window; 0 without a steady frequency

    bool isWhole() const { return cycles > 0; }
    friend bool operator==(const MeanWindow&, const MeanWindow&) = default;
};

/// The mean of many values over time.
///
/// With whole cycles, windows start at multiples of their length. The mean is that of the last
/// complete window and so depends on the step only, not on the first sample. Otherwise samples are
/// weighted with an e-folding time. Until the first window or e-folding time is complete, all
/// samples so far are averaged. Restarts after a gap in the samples, at an earlier step, or with a
/// different window or number of values.
class WindowedMean {
public:
    /// Returns whether a sample is due at this step >= 0. If true, multiply `sums` by `kept`, add
    /// the sample and call `take`.
    bool isDue(const MeanWindow& window, std::int64_t frame, std::size_t count);
    std::span<float> sums() { return m_sums; }
    float kept() const { return m_kept; }
    void countSample();
    void clear();

    const MeanWindow& window() const { return m_window; }
    /// Returns the means, empty initially. Invalidated by changes.
    std::span<const float> means() const;
    /// Returns the completed fraction of the averaging time, 0 ... 1.
    double gathered() const;
    bool isComplete() const { return gathered() >= 1.0; }
    /// Returns a number that changes with the means.
    std::uint64_t revision() const { return m_revision; }

private:
    MeanWindow m_window;
    std::vector<float> m_sums;
    mutable std::vector<float> m_means;
    mutable bool m_areMeansOld = true;
    float m_kept = 1.0f;
    double m_weight = 0.0;        ///< of all samples in the sums
    std::int64_t m_frame = -1;    ///< step of the last sample
    std::int64_t m_beginning = 0; ///< first step of the samples
    bool m_isWholeSoFar = false;  ///< current window was sampled from its first step
    bool m_hasWindow = false;     ///< means of a complete window
    bool m_hasPart = false;       ///< means of a partial window at its end
    std::uint64_t m_revision = 0;
};

} // namespace seiche
