// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/wave.h"

#include <complex>
#include <cstdint>
#include <optional>
#include <vector>

namespace seiche {

/// Where on a string a steady wave is measured, and what is known of it.
struct SteadyStretch {
    int from = 0; ///< its first and last point
    int to = 0;
    double cyclesPerStep = 0.0; ///< the frequency it is driven with
    double wavelength = 0.0;    ///< points, of a wave with that frequency here
    double decay = 0.0;         ///< a wave's height falls by exp(-decay) from point to point
    /// Whether all that drives it is left of the stretch (else: right of it); nothing if neither, or on a ring.
    std::optional<bool> isDrivenFromLeft;

    friend bool operator==(const SteadyStretch&, const SteadyStretch&) = default;
};

/// The two waves that run through a stretch of a steadily driven string.
struct StandingWave {
    /// Where the stronger one runs. If both are equally strong, as far as can be measured, it is the one that
    /// runs away from what drives the string; nothing if that is on no side of the stretch, or on both.
    std::optional<bool> towardsRight;
    double running; ///< its amplitude, in the middle of the stretch
    /// Standing wave ratio (|a| + |b|) / ||a| - |b||, there; 1 to `StandingWaveMeter::largestRatio`, infinite
    /// if both are equally strong, as far as can be measured.
    double ratio;
    /// |b| / |a| at the end of the stretch that it runs to; no number (NaN) without `towardsRight`.
    double reflection;
    /// Of the other one against it there, radians, -pi ... pi; no number (NaN) without `towardsRight`.
    double phase;
    std::vector<double> nodes; ///< places of least amplitude within the stretch; none where little comes back
    double nodeDistance;       ///< half a wavelength, points
};

/// Measures them: over windows of whole cycles, amplitude and phase of each point by least squares (that of the
/// given frequency, beside a level), then a exp(-(iq + decay) x) + b exp((iq + decay) x) fitted to these, where
/// q = 2 pi / wavelength.
///
/// A window is as long as a wave takes to cross the string and come back, and at least four cycles. Nothing is
/// read until two windows in succession agree to 0.5 %, nor where two such waves do not describe the points to
/// 3 % (a source within the stretch, other frequencies, another medium).
///
/// Two amplitudes count as equal if they differ by less than 2 / `largestRatio`, by less than four times what
/// their difference has changed between the windows, or by less than what the two waves leave over.
class StandingWaveMeter {
public:
    /// Rounding and the last of what rings lets a ratio of 1000 err by about a percent.
    static constexpr double largestRatio = 1000.0;

    explicit StandingWaveMeter(const SteadyStretch& stretch);

    /// Whether something can be measured there: at least three points and a quarter of a wavelength within the
    /// string, a wave of more than two points, a frequency of less than half a cycle per step.
    static bool takes(const SteadyStretch& stretch, const Grid& grid);

    const SteadyStretch& stretch() const { return m_stretch; }
    /// Takes in the present heights; to be called after every step, or every few, so that a cycle is seen at
    /// three moments or more. An earlier frame restarts it.
    void note(const Wave<float>& wave);
    /// Something else than steps has changed the run.
    void restart();

    /// Nothing while it is not steady.
    const std::optional<StandingWave>& reading() const { return m_reading; }
    /// The amplitude of each point of the stretch in the last window; empty before there is one.
    std::vector<double> amplitudes() const;

private:
    using Complex = std::complex<double>;
    /// Sums over a window, of one point: height times cosine, times sine, and height.
    struct Sums {
        double cosine = 0.0, sine = 0.0, height = 0.0;
    };

    void begin(const Wave<float>& wave);
    void finishWindow();
    /// The two waves in the middle of the stretch, and by how much the difference of their amplitudes may err
    /// where they do not describe the points.
    struct Parts {
        Complex right, left;
        double error;

        double difference() const { return std::abs(right) - std::abs(left); }
    };
    bool agreesWith(const std::vector<Complex>& earlier) const;
    std::optional<Parts> partsOf(const std::vector<Complex>& points) const;
    std::optional<StandingWave> read(const std::vector<Complex>& earlier) const;

    SteadyStretch m_stretch;
    std::optional<std::int64_t> m_first; ///< frame of the first sample, from which phases count
    std::int64_t m_begin = 0;            ///< frame of the window's first sample
    std::int64_t m_last = 0;
    double m_window = 0.0; ///< steps
    int m_samples = 0;     ///< in this window
    double m_gram[3][3] = {};
    std::vector<Sums> m_sums;
    std::vector<Complex> m_points; ///< f = Re(U exp(i omega n)) of the last whole window
    std::optional<StandingWave> m_reading;
};

} // namespace seiche
