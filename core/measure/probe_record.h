// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>

namespace seiche {

/// What a probe has seen lately: heights over time.
class ProbeRecord {
public:
    struct Sample {
        double seconds;
        double height;
    };
    /// At most so many samples are kept; the oldest go.
    static constexpr std::size_t longest = 8192;

    /// Times rise; a time not after the last one begins the record anew.
    void add(double seconds, double height);
    void clear() { m_samples.clear(); }
    const std::deque<Sample>& samples() const { return m_samples; }

    /// Half of the way between the lowest and the highest height of the last `seconds`; 0 without samples.
    double amplitude(double seconds) const;

    /// How often it swings: from the times at which it rises through its mean in the last `seconds`. Nothing unless at least three
    /// periods agree to 5 %, or when it hardly moves.
    std::optional<double> frequency(double seconds) const;

private:
    std::size_t firstOf(double seconds) const;

    std::deque<Sample> m_samples;
};

} // namespace seiche
