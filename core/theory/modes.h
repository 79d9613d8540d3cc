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

/// The standing shapes along one axis of `size` cells.
///
/// Exact eigenvectors of the discrete springs with the eigenvalue 4 sin^2(angle / 2), counted from
/// m = 0 in order of rising angle:
///   fixed, fixed   the cells 0 and size-1 are held: sin(angle i), angle = (m+1) pi / (size-1),
///                  size-2 modes
///   free, free     the mirrors are half a cell outside, at -1/2 and size-1/2:
///                  cos(angle (i + 1/2)), angle = m pi / size, size modes
///   fixed, free    sin(angle i), angle = (2m+1) pi / (2 size - 1), size-1 modes
///   free, fixed    mirror image of fixed, free
///   periodic       1, cos(angle i), sin(angle i), cos(2 ...) ..., angle = 2 pi ceil(m/2) / size,
///                  size modes
/// Heights held at a fixed end are assumed to be 0.
class AxisModes {
public:
    /// Returns the modes between two edges.
    ///
    /// Empty if an edge absorbs or has an impedance, only one edge is periodic, or no cell can
    /// move.
    static std::optional<AxisModes> between(int size, Edge low, Edge high);

    int size() const { return m_size; }
    int count() const { return m_count; }
    /// Returns radians per cell, 0 ... pi.
    double angle(int m) const;
    /// Returns the one-axis eigenvalue, 4 sin^2(angle / 2).
    double eigenvalue(int m) const;
    /// Returns the number of half-wavelengths between the ends.
    ///
    /// 1, 2, 3 ... (fixed), 0, 1, 2 ... (free), 0.5, 1.5 ... (one of each), 0, 2, 2, 4, 4 ...
    /// (periodic).
    double halfWaves(int m) const;
    /// Returns the value of mode m at cell i, normalised to a sum of squares of 1.
    ///
    /// The modes are orthonormal and complete: any heights h are the sum over m of shape(m, i) *
    /// (sum over j of shape(m, j) h[j]).
    double shape(int m, int i) const;
    /// Computes the shape for the cells first, first + 1 ..., at a tenth of the cost. All cells lie
    /// on the axis.
    void shapes(int m, int first, std::span<double> values) const;

private:
    enum class Ends { FixedFixed, FreeFree, FixedFree, FreeFixed, Periodic };
    AxisModes(int size, int count, Ends ends) : m_size(size), m_count(count), m_ends(ends) {}

    int m_size;
    int m_count;
    Ends m_ends;
};

/// Motion of a mode in time: height ~ decay^n cos(angle n + phase) at step n.
///
/// From the roots z of its characteristic polynomial: decay = |z|, angle = arg z of the root in the
/// upper half plane.
struct Motion {
    /// Radians per step, 0 ... pi; 0 if overdamped.
    double angle = 0.0;
    double decay = 1.0; ///< slower factor per step; above 1: growing

    double cyclesPerStep() const;
    double frequency(double stepsPerSecond) const { return cyclesPerStep() * stepsPerSecond; } ///< Hz
    double period() const; ///< steps per cycle; infinity if not oscillating
    /// Returns the steps until half the height is left, ln 2 / -ln decay; infinity if the mode does
    /// not decay.
    double halfLife() const;
};
Motion motionOf(const Rule& rule, double lambda);

/// One standing wave of a string or pool: the product of the shapes along the two axes.
struct Mode {
    int m = 0; ///< index along x, see AxisModes
    int n = 0; ///< index along y; 0 on a string
    double halfWavesX = 0.0;
    double halfWavesY = 0.0;
    double lambda = 0.0; ///< with bending, see `eigenvalue` of theory/symbol.h
    Motion motion;
};

/// The standing waves of a whole medium.
///
/// In a pool the products of the axes' shapes are exact eigenvectors for every stencil and every
/// mixture of fixed, free and periodic sides: lambda = side (4 - 2 cos A - 2 cos B) + corner (4 - 4
/// cos A cos B) with the angles A and B of the two axes.
class Modes {
public:
    /// Returns the modes of a medium. Empty if an edge takes energy or no cell can move. Copies the
    /// rule.
    static std::optional<Modes> of(const Rule& rule, const Grid& grid);

    const AxisModes& alongX() const { return m_x; }
    /// Returns the modes along y; on a string one.
    const AxisModes& alongY() const { return m_y; }

    std::int64_t count() const { return std::int64_t{m_x.count()} * m_y.count(); }
    /// Returns the mode with these indices, from 0.
    Mode mode(int m, int n = 0) const;
    double eigenvalue(int m, int n = 0) const;
    /// Returns the value at a cell (orthonormal).
    double shape(const Mode& mode, int x, int y = 0) const {
        return m_x.shape(mode.m, x) * m_y.shape(mode.n, y);
    }

    /// Returns the slowest decay factor per step among the lowest oscillating modes.
    ///
    /// A constant flat mode does not count. Empty if no mode oscillates.
    std::optional<double> lastingDecay() const;

    /// Returns at most `limit` modes in order of rising eigenvalue (slowest first). Cost: about 2
    /// ns per mode of the medium.
    std::vector<Mode> lowest(std::size_t limit) const;

private:
    Modes(const Rule& rule, AxisModes x, AxisModes y) : m_rule(rule), m_x(x), m_y(y) {}

    Rule m_rule;
    AxisModes m_x;
    AxisModes m_y;
};

} // namespace seiche
