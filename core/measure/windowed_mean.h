// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace seiche {

/// Over which frames a mean is taken.
struct MeanWindow {
    /// Steps from sample to sample, at least 1: samples are taken at frames that are multiples of it.
    std::int64_t stride = 1;
    /// Of whole cycles: the window, a multiple of the stride. Else the e-folding time. At least 1.
    std::int64_t steps = 1;
    int cycles = 0; ///< in a window; 0: there is no steady frequency, and what was seen long ago fades

    bool isWhole() const { return cycles > 0; }
    friend bool operator==(const MeanWindow&, const MeanWindow&) = default;
};

/// The mean of many values over time.
///
/// Of whole cycles: windows begin at frames that are multiples of their length, and the mean is that of the
/// last complete one, so it depends on the frame alone, not on when the looking began. Else it is the mean of
/// all samples with weights that fall to 1/e in the e-folding time. Until a window is complete, or an e-folding
/// time over, it is the mean of what has been seen. A gap in the samples, an earlier frame, another window or
/// another number of values starts over.
class WindowedMean {
public:
    /// Whether a sample is due at this frame >= 0; then `sums` becomes its old self times `kept` plus the
    /// sample, and `take` is called.
    bool isDue(const MeanWindow& window, std::int64_t frame, std::size_t count);
    std::span<float> sums() { return m_sums; }
    float kept() const { return m_kept; }
    void take();
    void clear();

    const MeanWindow& window() const { return m_window; }
    /// Empty before the first sample. Valid until the next call of a function that changes something.
    std::span<const float> means() const;
    /// The share of a window, or an e-folding time, that the mean has seen, 0 ... 1.
    double gathered() const;
    bool isComplete() const { return gathered() >= 1.0; }
    /// Another number for other means.
    std::uint64_t revision() const { return m_revision; }

private:
    MeanWindow m_window;
    std::vector<float> m_sums;
    mutable std::vector<float> m_means;
    mutable bool m_areMeansOld = true;
    float m_kept = 1.0f;
    double m_weight = 0.0;        ///< of all samples in the sums
    std::int64_t m_frame = -1;    ///< of the last sample
    std::int64_t m_beginning = 0; ///< of what is gathered
    bool m_isWholeSoFar = false;  ///< the window in the sums has been seen from its first frame
    bool m_hasWindow = false;     ///< the means are those of a complete window
    bool m_hasPart = false;       ///< the means are those of the end of one
    std::uint64_t m_revision = 0;
};

} // namespace seiche
