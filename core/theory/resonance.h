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

/// Whether twice the pull moves the medium twice as far, whatever it does already. A pull that sets heights is
/// not linear, and no theory below applies to it.
constexpr bool isLinear(const Pull& pull) { return pull.mode != PullMode::Set; }

/// Why no steady amplitude can be predicted.
enum class Obstacle {
    None,
    SetsHeights,  ///< the pull sets heights: not linear
    WavesLeave,   ///< an absorbing end has no modes
    EndLoses,     ///< waves between dashpots lose energy at their ends: such modes are not known here
    NothingMoves, ///< every cell is held by a fixed end
    Uneven,       ///< there are walls or media in the pool, whose modes are not known (not looked for by
                  ///< `SteadyResponse`)
    Scheme,       ///< the delayed scheme and integer water do not fit the formulas below
    NeverSteady,  ///< something the pull excites does not fade: no damping, or an unstable setting
    TooLarge      ///< more than `SteadyResponse::mostModes` modes, or a curve would take too long
};

/// What a medium does at one cell when it is driven for ever by the same pull; exact for the formula as it is
/// computed (float rounding aside).
///
/// It stands on the modes: with c_m the height of mode m and T, D from its polynomial z^2 - T z + D = 0,
/// c_m[n+1] = T c_m[n] - D c_m[n-1]. For every scheme but the delayed one, string and pool, every mixture of
/// fixed, free and periodic ends, both dampings and any pull shape.
///
/// **Pull train.** The pull acts at the frames 0, P, 2P ... In the steady state the height n frames later is,
/// for 0 <= n < P,
///   u(n) = sum over m of w_m Im(z^(n+1) / (1 - z^P)) / Im z                                 (mode `add`)
///   u(n) = sum over m of w_m Im((z^(n+1) - D z^n) / (1 - z^P)) / Im z                       (mode `pluck`)
/// (for Runge-Kutta with D b_m z^n in both, see `pulledBefore`), with z the root in the upper half plane (its
/// real counterpart where the mode is overdamped) and w_m = (sum over the cells of the added height times
/// shape_m) * shape_m(at). u(0) is the height just after the pull. The amplitude is half of the way from the
/// smallest to the largest u(n): to compare it with a run, read the pulled frames after their pull, not before
/// it. Taps fall on whole steps, so P is a whole number; a rhythm in between is a mixture of two neighbouring
/// periods.
///
/// **The level.** On a closed medium without update damping nothing brings the level back: it has the roots 1
/// and s. Each pull lifts it for good, and a swing does not show that; what a tug moves it within a period,
/// -w s (1 - b) / (1 - s) s^n with the pull's share b of c[n-1], it does. Where the rule conserves there is
/// nothing of either.
///
/// **Sine drive.** At every frame n the pull acts with its height times sin(omega n). The amplitude of the
/// steady sine, frames again read after their pull, is |sum over m of w_m / (z^2 - T z + D)| at z = e^(i omega)
/// for `add`; for `pluck` each summand has the factor 1 - D / z.
class SteadyResponse {
public:
    static constexpr std::int64_t mostModes = 1 << 20;

    /// Reasons in the order they are looked for; `None` exactly when `to` gives a response.
    static Obstacle obstacle(const Rule& rule, const Grid& grid, const Pull& pull, int atX, int atY = 0);

    struct Found;
    /// Response and obstacle in one go.
    static Found find(const Rule& rule, const Grid& grid, const Pull& pull, int atX, int atY = 0);

    /// The response at the cell (atX, atY) of the grid. Costs about cells * modes of one axis operations: below
    /// a millisecond for 320 points, some 30 ms for a pool of 320 x 240.
    static std::optional<SteadyResponse> to(const Rule& rule, const Grid& grid, const Pull& pull, int atX,
                                            int atY = 0);
    /// The same for any heights, `added[y * width + x]`, that act as `Add` or `Pluck`.
    static std::optional<SteadyResponse> to(const Rule& rule, const Grid& grid, std::span<const double> added,
                                            PullMode mode, int atX, int atY = 0);

    /// The swing, half of highest minus lowest, in the steady state of pulls every `period` >= 1 steps. 0 when
    /// `stop` ends it early.
    double amplitude(std::int64_t period, StopToken stop = {}) const;
    /// The frequency, in cycles per step, of the mode that swings highest in the steady state of pulls every
    /// `period` > 0 steps, which need not be whole: the largest |w_m (z - D b_m)| / (|Im z| |1 - z^P|). 0 where
    /// none swings.
    double loudestMode(double period) const;
    /// The heights u(0) ... u(period - 1) of one period >= 1, above a level that rises with every pull where
    /// nothing brings it back.
    std::vector<double> heights(std::int64_t period) const;
    /// `amplitude` for each of the periods >= 1, in the order given. The steady heights are those after a
    /// single pull, folded: u(n) = h(n) + h(n + P) + h(n + 2P) ...; where that is cheaper h is computed once,
    /// until it has faded to the part `accuracy` of what it was. 500 periods for 320 points take some 20 ms.
    /// Empty when `stop` ends it early; `tell` is told now and then what part is done, 0 ... 1.
    std::vector<double> curve(std::span<const std::int64_t> periods, double accuracy = 1e-14,
                              StopToken stop = {}, const std::function<void(double share)>& tell = {}) const;
    /// The amplitudes of some of the periods of a curve, to the last bit as `curve` computes them among `all`,
    /// for which the cheaper way is chosen.
    std::vector<double> partOfCurve(std::span<const std::int64_t> periods, std::span<const std::int64_t> all,
                                    double accuracy = 1e-14, StopToken stop = {},
                                    const std::function<void(double share)>& tell = {}) const;
    /// How many frames `curve` computes, each the sum of all modes.
    std::int64_t framesOfCurve(std::span<const std::int64_t> periods, double accuracy) const;
    /// After how many frames a single pull has faded to the part `accuracy`.
    std::int64_t framesToFade(double accuracy) const;
    std::size_t modes() const { return m_terms.size(); }
    /// The amplitude under a sine drive of 0 ... 0.5 cycles per step.
    double sineAmplitude(double cyclesPerStep) const;

private:
    struct Term {
        Recurrence recurrence;
        double weight;       // w_m
        double weightBefore; // the same for c[n-1]
    };
    struct Attempt;
    // A mode that is heard, on its way from frame to frame.
    struct Voice {
        const Recurrence* recurrence;
        ModeState state;
    };
    // The most frames whose heights are kept at once.
    static constexpr std::int64_t mostFrames = 1 << 23;

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

    std::vector<Term> m_terms;   ///< with what a pull moves a level that stays within a period
    std::optional<Term> m_level; ///< such a level; what is in `m_terms` of it is the last
    double m_slowestDecay = 0.0;
};

/// A response, or why there is none.
struct SteadyResponse::Found {
    Obstacle obstacle = Obstacle::None;
    std::optional<SteadyResponse> response; ///< there exactly when nothing is in the way
};

/// The resonance of a single mode: amplitude ~ 1 / sqrt((f - f0)^2 + (width / 2)^2) near its frequency.
struct Resonance {
    double cyclesPerStep = 0.0; ///< f0 = theta / 2 pi
    /// Full width in cycles per step between the two frequencies at which the amplitude is 1/sqrt 2 of the
    /// peak: -ln|z| / pi. 0 without damping.
    double width = 0.0;
    /// f0 / width = theta / (-2 ln|z|): pi times the cycles in which the height falls to 1/e. Infinity without
    /// damping.
    double quality = 0.0;
};
Resonance resonanceOf(const Motion& motion);

} // namespace seiche
