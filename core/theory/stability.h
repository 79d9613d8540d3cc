// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"

#include <span>
#include <vector>

namespace seiche {

/// Whether waves grow under a rule.
enum class Verdict {
    Stable,  ///< no wave grows, nor would with a slightly larger k
    Limit,   ///< exactly on the limit (within 1e-12): usable; the critical wave may grow in proportion to the
             ///< steps
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

    /// Wavelength in cells, 2 pi / |(alpha, beta)|: 2 for the zigzag of a string, sqrt(2) for the chessboard
    /// of a pool; infinity for the level surface.
    double length() const;
    /// Degrees from the x axis towards y in which its crests travel, 0 ... 90.
    double direction() const;
};

/// How stable a rule is, and which wave decides it.
struct Stability {
    Verdict verdict = Verdict::Stable;
    /// The largest growth factor per step of any wave, the level surface included. Above 1 only when
    /// unstable; a stable setting without update damping has 1, since a level surface stays.
    double growthPerStep = 1.0;
    /// When unstable, the wave that grows fastest; else the one that is first to grow when k is raised too
    /// far. Where no k is too large, the shortest wave.
    PlaneWave worst;
    double worstGrowth = 1.0; ///< of that wave, per step
    /// The CFL limit, i.e. the largest k at which this scheme, stencil and damping are stable: infinity where
    /// no k is too large, 0 where every k > 0 is. For integer water k stands for 1 / divisor.
    double limitK = 1.0;

    /// Whether the setting can be used: stable or on the limit.
    bool usable() const { return verdict != Verdict::Unstable; }
};

/// What happens to waves in a medium without ends under `rule`, for all waves from the level surface to the
/// shortest (0 <= lambda <= largest eigenvalue; see `growthOf` for the polynomials). Edges do not matter,
/// with one remark: in a small medium with fixed ends the worst wave does not quite fit, and its k may lie a
/// little beyond the limit. The level surface may drift at constant speed (two roots at 1); that is motion,
/// not instability, and does not count. A run takes k rounded to float: moore at 1/3 is then 3e-8 beyond its
/// limit, and on a ring its zigzag grows by 1.00034 per step (between fixed sides it does not fit, and nothing
/// grows). The verdict speaks of the k given. Takes well under a microsecond.
Stability stabilityOf(const Rule& rule);

/// Which of the two dampings is varied.
enum class DampingKind { Update, Velocity };

/// The largest growth per step and the verdict for every pair of k and a damping factor; the other damping
/// stays as in `rule`.
///
/// Row by row, one row for each damping. 200 x 200 takes a few milliseconds.
struct StabilityMap {
    std::size_t columns = 0; ///< as many as values of k
    std::size_t rows = 0;    ///< as many as damping factors
    std::vector<float> growth;
    std::vector<Verdict> verdict;

    float growthAt(std::size_t column, std::size_t row) const { return growth[row * columns + column]; }
    Verdict verdictAt(std::size_t column, std::size_t row) const { return verdict[row * columns + column]; }
};
StabilityMap stabilityMap(const Rule& rule, std::span<const double> kValues,
                          std::span<const double> dampingFactors, DampingKind kind);

} // namespace seiche
