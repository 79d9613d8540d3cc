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

/// The shapes whose Fourier series every textbook has.
enum class FourierShape { Square, Triangle, Saw };

/// The shape along a string, point by point, 1 at its highest; 0 at held ends and on a jump. With s from 0 at
/// the left end to 1 at the right one:
///               square                        triangle         saw
///   both fixed  1: 4/(n pi), odd n            1 - |2 s - 1|    1 - s: 2/(n pi)
///   one free    1                             from end to end  the same, 1 at the fixed end
///   both free   1, and -1 in the right half   1 - 2 s          2 s, less 2 in the right half
///   ring        the same                      one period       1 - 2 s
/// The triangle's terms are 8/(n pi)^2 for odd n, in turn positive and negative between fixed ends.
std::vector<double> idealShape(FourierShape shape, const Edges& edges, int points);

/// A string's heights as a sum of its standing waves, exact for its points as they are: the projection onto
/// its modes, which are orthonormal. Terms that contribute nothing are left out.
class FourierSeries {
public:
    /// The lowest `most` modes of a string with these heights, one for each point. Nothing where waves leave at
    /// an end. About 1 ns for each mode and point.
    static std::optional<FourierSeries> of(const Rule& rule, const Grid& grid, std::span<const double> heights,
                                           int most);

    /// The number of terms, slowest first; on a ring cosine and sine of one wavelength are one term. A level
    /// part is no term: it belongs to every sum.
    int terms() const { return static_cast<int>(m_terms.size()); }
    /// The half waves of a term, 0 ... terms() - 1.
    double halfWaves(int term) const;
    /// The height of its crests, with the sign of `AddedMode`; on a ring that of both parts together.
    double height(int term) const;
    /// The standing waves of the first `count` terms, released at rest.
    std::vector<AddedMode> modes(int count) const;
    /// The heights of the first `count` terms, point by point.
    std::vector<double> sum(int count) const;

private:
    struct Part {
        int m;
        double amount; ///< of the orthonormal shape
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
