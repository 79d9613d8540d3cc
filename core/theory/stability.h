// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <span>
#include <vector>

namespace seiche {

/// Growth behaviour of waves under a rule.
enum class Verdict {
    Stable,  ///< no wave grows, even with a slightly larger k
    Limit,   ///< within 1e-12; the critical wave may grow linearly
    Unstable ///< some wave grows by a constant factor per step
};

template <>
struct EnumNames<Verdict> {
    static constexpr std::array<std::pair<Verdict, std::string_view>, 3> all{
        {{Verdict::Stable, "stable"}, {Verdict::Limit, "limit"}, {Verdict::Unstable, "unstable"}}};
};

/// A plane wave: its angles per cell along x and y in radians, 0 ... pi. A string has only alpha.
struct PlaneWave {
    double alpha = 0.0;
    double beta = 0.0;

    /// Returns the wavelength in cells, 2 pi / |(alpha, beta)|. 2 for the zigzag of a string,
    /// sqrt(2) for the chessboard of a pool, infinity for the flat surface.
    double length() const;
    /// Returns degrees from the x axis, 0 ... 90.
    double direction() const;
};

/// Stability of a rule, and the critical wave.
struct Stability {
    Verdict verdict = Verdict::Stable;
    /// The largest growth factor per step of any wave, including the flat surface.
    ///
    /// Above 1 only if unstable; 1 for a stable setting without height damping, because a flat
    /// surface stays.
    double growthPerStep = 1.0;
    /// If unstable, the fastest-growing wave; otherwise the first wave to grow as k rises. The
    /// shortest wave if no k is too large.
    PlaneWave worst;
    double worstGrowth = 1.0; ///< growth factor of `worst` per step
    /// The CFL limit: the largest stable k for this scheme, stencil and damping.
    ///
    /// Infinity if no k is too large, 0 if every k > 0 is. For integer water k means 1 / divisor.
    double limitK = 1.0;

    /// Returns whether it is stable or on the limit.
    bool usable() const { return verdict != Verdict::Unstable; }
};

/// Returns the stability of all waves in an infinite medium, from the flat surface to the shortest
/// wave.
///
/// Range: 0 <= lambda <= largest eigenvalue; for the polynomials see `growthOf`. Edges do not
/// matter, except that in a small medium with fixed ends the worst wave does not quite fit, so a k
/// slightly above the limit may be stable. A flat surface may drift at constant speed (two roots at
/// 1); this is motion, not instability. The verdict is for the given k, but a run rounds k to
/// float. Moore at 1/3 is then 3e-8 beyond its limit, and the zigzag of a periodic medium grows by
/// 1.00034 per step. Takes well under a microsecond.
Stability stabilityOf(const Rule& rule);

/// The damping that varies.
enum class DampingKind { Update, Velocity };

/// The largest growth per step and the verdict for every pair of k and one damping factor.
///
/// The second damping stays at its value in `rule`. Row by row, one row per damping factor. 200 x
/// 200 takes a few milliseconds.
struct StabilityMap {
    std::size_t columns = 0; ///< number of k values
    std::size_t rows = 0;    ///< number of damping factors
    std::vector<float> growth;
    std::vector<Verdict> verdict;

    float growthAt(std::size_t column, std::size_t row) const { return growth[row * columns + column]; }
    Verdict verdictAt(std::size_t column, std::size_t row) const { return verdict[row * columns + column]; }
};
StabilityMap stabilityMap(const Rule& rule, std::span<const double> kValues,
                          std::span<const double> dampingFactors, DampingKind kind);

} // namespace seiche
