// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/modes.h"
#include "wave/added_modes.h"
#include "wave/rule.h"

#include <optional>
#include <span>
#include <vector>

namespace seiche {

/// Shapes with textbook Fourier series.
enum class FourierShape { Square, Triangle, Saw };

/// Returns the heights of the shape at each point, with maximum 1; 0 at held ends and at a jump.
///
/// With s from 0 at the left end to 1 at the right end:
///               square                        triangle         saw
///   both fixed  1: 4/(n pi), odd n            1 - |2 s - 1|    1 - s: 2/(n pi)
///   one free    1                             from end to end  the same, 1 at the fixed end
///   both free   1, and -1 in the right half   1 - 2 s          2 s, less 2 in the right half
///   periodic    1, and -1 in the right half   one period       1 - 2 s
/// The triangle's terms are 8/(n pi)^2 for odd n, with alternating sign between fixed ends.
std::vector<double> idealShape(FourierShape shape, const Edges& edges, int points);

/// A string's heights as a sum of its standing waves, exact for its discrete points.
///
/// Projection onto the orthonormal modes, without negligible terms.
class FourierSeries {
public:
    /// Returns the lowest `max` modes of a string with these heights, one per point. Empty if an
    /// end absorbs or has an impedance. Cost: about 1 ns per mode and point.
    static std::optional<FourierSeries> of(const Rule& rule, const Grid& grid, std::span<const double> heights,
                                           int max);

    /// Returns the number of terms, slowest first.
    ///
    /// On a periodic string, cosine and sine of one wavelength form one term. The mean is no term;
    /// every sum includes it.
    int terms() const { return static_cast<int>(m_terms.size()); }
    /// Returns half-wavelengths; `term`: 0 ... terms() - 1.
    double halfWaves(int term) const;
    /// Returns the crest height of a term, with the sign of `AddedMode`; on a periodic string that
    /// of both parts together.
    double height(int term) const;
    /// Returns the first `count` terms, released at rest.
    std::vector<AddedMode> modes(int count) const;
    /// Returns the heights of the first `count` terms.
    std::vector<double> sum(int count) const;

private:
    struct Part {
        int m;
        double amount; ///< coefficient of the orthonormal shape
        AddedMode mode;
    };
    using Term = std::vector<Part>;

    explicit FourierSeries(const AxisModes& modes) : m_modes(modes) {}
    void addSum(const Term& term, std::vector<double>& heights) const;

    AxisModes m_modes;
    Term m_level;
    std::vector<Term> m_terms;
};

} // namespace seiche
