// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <complex>
#include <cstdint>
#include <optional>
#include <vector>

namespace seiche {

/// Section of a string for measuring a steady wave.
struct SteadyStretch {
    int from = 0; ///< first point; `to` is the last
    int to = 0;
    double cyclesPerStep = 0.0; ///< driving frequency
    double wavelength = 0.0;    ///< in points, at that frequency in this section
    double decay = 0.0;         ///< attenuation exp(-decay) per point
    /// True if all drives are left of the section, false if right of it. Empty if neither, or on a
    /// periodic string.
    std::optional<bool> isDrivenFromLeft;

    friend bool operator==(const SteadyStretch&, const SteadyStretch&) = default;
};

/// The two waves in a steadily driven section.
struct StandingWave {
    /// Direction of the stronger wave. If both are equal within the error, the direction away from
    /// the drive; empty if drives are on neither or both sides.
    std::optional<bool> towardsRight;
    double running; ///< amplitude of the stronger wave, section centre
    /// Standing wave ratio (|a| + |b|) / ||a| - |b|| in the centre, 1 to
    /// `StandingWaveMeter::largestRatio`. Infinite if both waves are equal within the error.
    double ratio;
    /// |b| / |a| at the end of the section to which the stronger wave runs; NaN without
    /// `towardsRight`.
    double reflection;
    /// Phase of the weaker relative to the stronger wave at that end, -pi ... pi radians; NaN
    /// without `towardsRight`.
    double phase;
    std::vector<double> nodes; ///< positions of minimum amplitude; empty if reflection is weak
    double nodeDistance;       ///< half a wavelength, in points
};

/// Measures both waves over windows of whole cycles. Amplitude and phase of each point are fitted
/// by least squares (at the given frequency, with an offset). Then a exp(-(iq + decay) x) + b
/// exp((iq + decay) x) with q = 2 pi / wavelength is fitted to the points.
///
/// A window is as long as the round trip of a wave along the string, and at least four cycles. A
/// reading needs two successive windows that agree to 0.5 % and two waves that describe the points
/// to 3 %. The latter excludes a source in the section, other frequencies, or a different medium.
///
/// Two amplitudes are equal if their difference is below 2 / `largestRatio`, below four times its
/// change between the windows, or below the residual of the fit.
class StandingWaveMeter {
public:
    /// Maximum ratio, with an error of about 1 %.
    static constexpr double largestRatio = 1000.0;

    explicit StandingWaveMeter(const SteadyStretch& stretch);

    /// Returns whether the section is measurable: at least three points and a quarter of a
    /// wavelength on the string, a wavelength above two points and a frequency below half a cycle
    /// per step.
    static bool takes(const SteadyStretch& stretch, const Grid& grid);

    const SteadyStretch& stretch() const { return m_stretch; }
    /// Adds the current displacements. Call it at least three times per cycle, after every step or
    /// every few steps. Restarts at an earlier step.
    void addStep(const Wave<float>& wave);
    /// Restarts after an external change of the run.
    void restart();

    /// Returns the reading, empty until the steady state.
    const std::optional<StandingWave>& reading() const { return m_reading; }
    /// Returns the amplitudes in the last window, empty before.
    std::vector<double> amplitudes() const;

private:
    using Complex = std::complex<double>;
    /// Sums over a window of displacement times cosine, sine, and 1.
    struct Sums {
        double cosine = 0.0, sine = 0.0, height = 0.0;
    };

    void begin(const Wave<float>& wave);
    void finishWindow();
    /// The two waves in the centre of the section, with the error of their amplitude difference
    /// from the residual.
    struct Parts {
        Complex right, left;
        double error;

        double difference() const { return std::abs(right) - std::abs(left); }
    };
    bool agreesWith(const std::vector<Complex>& earlier) const;
    std::optional<Parts> partsOf(const std::vector<Complex>& points) const;
    std::optional<StandingWave> read(const std::vector<Complex>& earlier) const;

    SteadyStretch m_stretch;
    std::optional<std::int64_t> m_first; ///< step of the first sample, origin of phases
    std::int64_t m_begin = 0;            ///< step of the first sample in the window
    std::int64_t m_last = 0;
    double m_window = 0.0; ///< in steps
    int m_samples = 0;     ///< in the current window
    double m_gram[3][3] = {};
    std::vector<Sums> m_sums;
    std::vector<Complex> m_points; ///< f = Re(U exp(i omega n)), last complete window
    std::optional<StandingWave> m_reading;
};

} // namespace seiche
