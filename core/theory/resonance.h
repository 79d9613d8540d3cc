// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "machine/threads.h"
#include "theory/modes.h"
#include "theory/steady_mode.h"
#include "wave/pull.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace seiche {

/// Returns whether the effect of the tap is proportional to its height. False if it sets heights;
/// no theory below applies then.
constexpr bool isLinear(const Pull& pull) { return pull.mode != PullMode::Set; }

/// Reason why no steady amplitude can be predicted.
enum class Obstacle {
    None,
    SetsHeights,  ///< the tap sets heights and is not linear
    WavesLeave,   ///< an absorbing end has no modes
    EndLoses,     ///< end dampers take energy; modes unknown
    NothingMoves, ///< fixed ends hold every cell
    Uneven,       ///< walls or media in the pool (unchecked by `SteadyResponse`)
    Scheme,       ///< delayed scheme or integer water
    NeverSteady,  ///< an excited mode does not decay
    TooLarge      ///< more than `SteadyResponse::maxModes` modes, or too long a curve
};

/// The steady response of a medium at one cell to an endlessly repeated tap, exact except for
/// float rounding.
///
/// Based on the modes. With c_m the height of mode m and T, D from its polynomial
/// z^2 - T z + D = 0, c_m[n+1] = T c_m[n] - D c_m[n-1]. Valid for every scheme
/// except the delayed scheme, for string and pool, every
/// mixture of fixed, free and periodic ends, both dampings and any tap shape.
///
/// **Tap train.** The tap acts at the steps 0, P, 2P ... In the steady state the height n steps
/// later is, for 0 <= n < P,
///   u(n) = sum over m of w_m Im(z^(n+1) / (1 - z^P)) / Im z                      (mode `add`)
///   u(n) = sum over m of w_m Im((z^(n+1) - D z^n) / (1 - z^P)) / Im z            (mode `pluck`)
/// For Runge-Kutta both contain D b_m z^n, see `pulledBefore`. z is the root in the upper half
/// plane (for overdamped modes its real counterpart) and w_m = (sum over the cells of the added
/// height times shape_m) * shape_m(at). u(0) is the height just after the tap. The amplitude is
/// half of the range of u(n). To compare it with a run, read heights of tapped steps after their
/// tap. Taps fall on whole steps, so P is an integer; a tapping frequency in between mixes two
/// neighbouring periods.
///
/// **Mean height.** On a closed medium without height damping, no force restores the mean height:
/// its roots are 1 and s. Each tap raises it permanently, which is no oscillation. Its motion
/// within a period, -w s (1 - b) / (1 - s) s^n with the tap's share b of c[n-1], counts. If the
/// rule conserves, neither occurs.
///
/// **Sine drive.** At every step n the tap acts with its height times sin(omega n). The amplitude
/// of the steady sine, again read after the tap, is |sum over m of w_m / (z^2 - T z + D)| at z =
/// e^(i omega) for `add`; for `pluck` each summand has the factor 1 - D / z.
class SteadyResponse {
public:
    static constexpr std::int64_t maxModes = 1 << 20;

    /// Returns the first obstacle, in the order of the enumeration; `None` exactly if `to` returns
    /// a response.
    static Obstacle obstacle(const Rule& rule, const Grid& grid, const Pull& pull, int atX, int atY = 0);

    struct Found;
    /// Returns response and obstacle from a single computation.
    static Found find(const Rule& rule, const Grid& grid, const Pull& pull, int atX, int atY = 0);

    /// Returns the response at the cell (atX, atY). Empty if there is an obstacle.
    ///
    /// Cost: about cells * modes of one axis operations; below 1 ms for 320 points, about 30 ms for
    /// a pool of 320 x 240.
    static std::optional<SteadyResponse> to(const Rule& rule, const Grid& grid, const Pull& pull, int atX,
                                            int atY = 0);
    /// Returns the response to any heights `added[y * width + x]` in the mode `Add` or `Pluck`.
    static std::optional<SteadyResponse> to(const Rule& rule, const Grid& grid, std::span<const double> added,
                                            PullMode mode, int atX, int atY = 0);

    /// Returns the amplitude, half of maximum minus minimum, in the steady state of taps every
    /// `period` >= 1 steps. 0 if `stop` ends it early.
    double amplitude(std::int64_t period, StopToken stop = {}) const;
    /// Returns the frequency, in cycles per step, of the mode with the largest steady amplitude. 0
    /// if none oscillates.
    ///
    /// Taps come every `period` > 0 steps, which may be fractional. Criterion: the largest |w_m (z
    /// - D b_m)| / (|Im z| |1 - z^P|).
    double strongestMode(double period) const;
    /// Returns the heights u(0) ... u(period - 1), `period` >= 1, without the permanent rise of the
    /// mean height.
    std::vector<double> heights(std::int64_t period) const;
    /// Returns `amplitude` for each of the periods >= 1, in the given order. Empty if `stop` ends
    /// it early.
    ///
    /// Steady heights are those after a single tap, folded: u(n) = h(n) + h(n + P) + h(n + 2P) ...
    /// If cheaper, h is computed once, until it has decayed to the fraction `accuracy`. 500 periods
    /// for 320 points take about 20 ms. `tell` receives the finished fraction, 0 ... 1, now and
    /// then.
    std::vector<double> curve(std::span<const std::int64_t> periods, double accuracy = 1e-14,
                              StopToken stop = {}, const std::function<void(double share)>& tell = {}) const;
    /// Returns the amplitudes of some periods of a curve, bit-identical to `curve` for `all`, which
    /// decides the method.
    std::vector<double> partOfCurve(std::span<const std::int64_t> periods, std::span<const std::int64_t> all,
                                    double accuracy = 1e-14, StopToken stop = {},
                                    const std::function<void(double share)>& tell = {}) const;
    /// Returns the number of steps that `curve` computes.
    std::int64_t framesOfCurve(std::span<const std::int64_t> periods, double accuracy) const;
    /// Returns the steps of a tap's decay to `accuracy`.
    std::int64_t framesToFade(double accuracy) const;
    std::size_t modes() const { return m_terms.size(); }
    /// Returns the amplitude under a sine drive, 0 ... 0.5 cycles per step.
    double sineAmplitude(double cyclesPerStep) const;

private:
    struct Term {
        Recurrence recurrence;
        double weight;       // w_m
        double weightBefore; // weight of c[n-1]
    };
    struct Attempt;
    // An audible mode and its current state.
    struct Voice {
        const Recurrence* recurrence;
        ModeState state;
    };
    // Maximum number of heights kept at once.
    static constexpr std::int64_t maxFrames = 1 << 23;

    static Attempt attempt(const Rule& rule, const Grid& grid, std::span<const double> added, PullMode mode,
                           int atX, int atY);
    std::vector<Voice> steady(std::int64_t period) const;
    std::vector<Voice> audible(const std::vector<ModeState>& states) const;
    static void ring(std::span<double> heights, std::span<Voice> voices, StopToken stop,
                     const std::function<void(double share)>& tell = {});
    std::size_t framesToWatch(std::int64_t period) const;
    void addLevel(const Term& level);
    std::int64_t framesOneByOne(std::span<const std::int64_t> periods) const;
    bool isFolded(std::span<const std::int64_t> periods, double accuracy) const;

    std::vector<Term> m_terms;   ///< last: transient motion of the mean, if any
    std::optional<Term> m_level; ///< a constant mean height, if any
    double m_slowestDecay = 0.0;
};

/// A response, or the reason for its absence.
struct SteadyResponse::Found {
    Obstacle obstacle = Obstacle::None;
    std::optional<SteadyResponse> response; ///< present exactly if `obstacle` is `None`
};

/// The resonance of a single mode: amplitude ~ 1 / sqrt((f - f0)^2 + (width / 2)^2) near its
/// frequency.
struct Resonance {
    double cyclesPerStep = 0.0; ///< f0 = theta / 2 pi
    /// Full width at 1/sqrt 2 of the peak, in cycles per step: -ln|z| / pi. 0 without damping.
    double width = 0.0;
    /// Quality factor f0 / width = theta / (-2 ln|z|): pi times the cycles of decay to 1/e.
    /// Infinity without damping.
    double quality = 0.0;
};
Resonance resonanceOf(const Motion& motion);

} // namespace seiche
