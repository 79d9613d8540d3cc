// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/growth.h"
#include "wave/rule.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace seiche {

/// The standing shapes along one axis of `size` cells, exact for the row of cells as it is computed: an
/// eigenvector of the springs with the eigenvalue 4 sin^2(angle / 2).
///
/// Counted from m = 0 in the order of rising angle:
///   fixed, fixed   the cells 0 and size-1 are held: sin(angle i), angle = (m+1) pi / (size-1), size-2 modes
///   free, free     the mirror stands half a cell outside the border cell, at -1/2 and size-1/2:
///                  cos(angle (i + 1/2)), angle = m pi / size, size modes
///   fixed, free    sin(angle i), angle = (2m+1) pi / (2 size - 1), size-1 modes
///   free, fixed    the same seen from the other end
///   periodic       1, cos(angle i), sin(angle i), cos(2 ...) ..., angle = 2 pi ceil(m/2) / size, size modes
/// Heights held at a fixed end are taken to be 0.
class AxisModes {
public:
    /// Nothing where an end is absorbing (waves leave, none stands), one end alone is periodic, or no cell
    /// can move.
    static std::optional<AxisModes> between(int size, Edge low, Edge high);

    int size() const { return m_size; }
    int count() const { return m_count; }
    /// Radians per cell, 0 ... pi.
    double angle(int m) const;
    /// The eigenvalue of this axis alone, 4 sin^2(angle / 2).
    double eigenvalue(int m) const;
    /// How many half waves lie between the ends: 1, 2, 3 ... (fixed), 0, 1, 2 ... (free), 0.5, 1.5 ... (one
    /// of each), 0, 2, 2, 4, 4 ... (periodic).
    double halfWaves(int m) const;
    /// The value of mode m at cell i, scaled so that the squares over all cells add up to 1. The modes are
    /// orthonormal and complete: any heights h are the sum over m of shape(m, i) * (sum over j of shape(m, j)
    /// h[j]).
    double shape(int m, int i) const;
    /// The same for the cells first, first + 1 ... at a tenth of the cost. All of them lie on the axis.
    void shapes(int m, int first, std::span<double> values) const;

private:
    enum class Ends { FixedFixed, FreeFree, FixedFree, FreeFixed, Periodic };
    AxisModes(int size, int count, Ends ends) : m_size(size), m_count(count), m_ends(ends) {}

    int m_size;
    int m_count;
    Ends m_ends;
};

/// How a mode with one eigenvalue moves in time: height ~ decay^n cos(angle n + phase) at frame n.
///
/// From the roots z of its characteristic polynomial: decay = |z|, angle = arg z of the root in the upper half
/// plane.
struct Motion {
    /// Radians per step, 0 ... pi; 0 when the mode creeps back without swinging (overdamped).
    double angle = 0.0;
    double decay = 1.0; ///< factor per step of its slower part; above 1 when it grows

    double cyclesPerStep() const;
    double frequency(double stepsPerSecond) const { return cyclesPerStep() * stepsPerSecond; } ///< Hz
    double period() const; ///< steps per cycle; infinity when it does not swing
    /// Steps until half the height is left: ln 2 / -ln decay; infinity when it does not fade.
    double halfLife() const;
};
Motion motionOf(const Rule& rule, double lambda);

/// One standing wave of a string or pool. Its shape is the product of the shapes along the two axes.
struct Mode {
    int m = 0; ///< index along x, see AxisModes
    int n = 0; ///< index along y; 0 on a string
    double halfWavesX = 0.0;
    double halfWavesY = 0.0;
    double lambda = 0.0; ///< eigenvalue of the springs, with bending (see `eigenvalue` of theory/symbol.h)
    Motion motion;
};

/// The standing waves of a whole medium.
///
/// In the pool the products of the axes' shapes are exact eigenvectors for every stencil and every mixture of
/// fixed, free and periodic sides: sides add up, corners multiply, lambda = side (4 - 2 cos A - 2 cos B) +
/// corner (4 - 4 cos A cos B) with the angles A and B of the two axes.
class Modes {
public:
    /// Nothing where an end or side absorbs or no cell can move. The rule is copied.
    static std::optional<Modes> of(const Rule& rule, const Grid& grid);

    const AxisModes& alongX() const { return m_x; }
    /// A string has the one constant mode there.
    const AxisModes& alongY() const { return m_y; }

    std::int64_t count() const { return std::int64_t{m_x.count()} * m_y.count(); }
    /// The mode with these indices, which count from 0.
    Mode mode(int m, int n = 0) const;
    double eigenvalue(int m, int n = 0) const;
    /// Value at a cell, orthonormal over all cells.
    double shape(const Mode& mode, int x, int y = 0) const {
        return m_x.shape(mode.m, x) * m_y.shape(mode.n, y);
    }

    /// How much of its height the mode keeps per step that fades most slowly of those that are the slowest to
    /// swing; a level surface that stays does not count. Nothing where no mode swings.
    std::optional<double> lastingDecay() const;

    /// The first `limit` modes in the order of rising eigenvalue (slowest first); fewer where there are
    /// fewer. Looks at every mode of the medium: about 2 ns each.
    std::vector<Mode> lowest(std::size_t limit) const;

private:
    Modes(const Rule& rule, AxisModes x, AxisModes y) : m_rule(rule), m_x(x), m_y(y) {}

    Rule m_rule;
    AxisModes m_x;
    AxisModes m_y;
};

} // namespace seiche
