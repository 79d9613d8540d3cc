// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/divergence.h"

#include "run/leapfrog_bound.h"
#include "theory/symbol.h"
#include "wave/bending.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

// Returns half the maximum row sum of |force matrix|.
double springsOf(const Rule& rule) {
    const StencilWeights weights = weightsOf(rule);
    return rule.k * (rule.scene == SceneKind::String ? 0.5 * withBending(rule, 4.0)
                                                     : 4.0 * (weights.side + weights.corner));
}

// Returns an upper bound, for all schemes, of the growth factor of the largest height per step:
// the sum of the magnitudes of all coefficients of the update formula, doubled for the edges.
// (Runge-Kutta: the exponential series of the largest row sum, for |velocity| <= 2 |height|.)
double largestGrowth(const Rule& rule) {
    const double pull = 2.0 * springsOf(rule);
    if (infoOf(rule.scheme).isRungeKutta) return 4.0 * std::exp(std::max(1.0, pull));
    return 2.0 * (3.0 + pull);
}

// Returns whether both roots of z^2 - p z + b = 0 lie in the closed unit disc for every wave: |p|
// <= 1 + b for all eigenvalues (b = d s <= 1 always). With fixed, free and periodic edges the
// springs are symmetric, with eigenvalues between 0 and those of the infinite medium.
bool cannotGrow(const Rule& rule) {
    const Edges& e = rule.edges;
    if (rule.scheme != Scheme::Leapfrog) return false;
    for (Edge edge : {e.left, e.right, e.top, e.bottom})
        if (edge == Edge::Absorbing || edge == Edge::Impedance) return false;
    const double d = rule.damping.update, s = rule.damping.velocity;
    return rule.k * largestEigenvalue(rule) * d * s <= (1.0 + d + 2.0 * d * s) * (1.0 + 1e-12);
}

// Returns a bound on the largest height after n steps, relative to the largest now. The share of a
// mode is at most n + 1 times f and n times f[n-1], a sum of n + 1 products of the roots. Held
// cells away from 0 push with at most `springs` per step, which adds up to n (n + 1) / 2. The
// square root of the number of cells converts heights to modes and back. A step rounds by at most
// `rounding` of the state, and that error grows as well: u'' = rounding * u, a hyperbolic cosine.
// Doubled for neglected terms.
double boundAfter(std::int64_t steps, double cells, double springs, double spread) {
    const double n = static_cast<double>(steps);
    const double rounding = 6.0 * (20.0 + 40.0 * springs) * spread * 0x1p-24;
    const double exact = 2.0 * n + 1.0 + 0.5 * n * (n + 1.0) * springs;
    return 2.0 * std::sqrt(cells) * exact * std::cosh(n * std::sqrt(rounding));
}

// Returns the number of `next` calls within the limit, at least 1.
template <class Next>
std::int64_t longestBelow(double limit, Next next) {
    std::int64_t steps = 0;
    while (steps < maxStepsBelow && next() <= limit) ++steps;
    return std::max<std::int64_t>(steps, 1);
}

} // namespace

StiffnessRange stiffnessRange(const std::optional<Field<float>>& stiffness) {
    StiffnessRange range;
    if (!stiffness) return range;
    float min = 1.0f, largest = 1.0f;
    for (int y = 0; y < stiffness->grid().height; ++y) {
        const float* row = stiffness->row(y);
        for (int x = 0; x < stiffness->grid().width; ++x) {
            min = row[x] > 0.0f && row[x] < min ? row[x] : min;
            largest = row[x] > largest ? row[x] : largest;
        }
    }
    range.min = double{min};
    range.largest = double{largest};
    return range;
}

std::int64_t stepsBelow(double limit, double largest, const Grid& grid, const Rule& given,
                        const StiffnessRange& stiffness, double forced) {
    SEICHE_EXPECTS(largest >= 0.0 && largest <= limit && forced >= 0.0);
    // The largest stiffness everywhere gives the largest eigenvalues. In a medium of uneven
    // density the modes refer to heights divided by the square root of the stiffness. Converting
    // there and back costs the square root of the ratio.
    Rule rule = given;
    rule.k *= stiffness.largest;
    // All forcing counts as if applied in the first step.
    const double atOnce = largest + static_cast<double>(maxStepsBelow) * forced;
    if (!stiffness.sponge && cannotGrow(rule)) {
        const double spread =
            given.model == MediumModel::Depth ? 1.0 : std::sqrt(stiffness.largest / stiffness.min);
        const double cells = static_cast<double>(grid.cells());
        for (std::int64_t steps : {maxStepsBelow, maxStepsBelow / 2, maxStepsBelow / 4, maxStepsBelow / 8,
                                   maxStepsBelow / 16, maxStepsBelow / 32})
            if (atOnce * spread * boundAfter(steps, cells, springsOf(rule), spread) <= limit) return steps;
    }
    if (!stiffness.sponge)
        if (auto bound = LeapfrogBound::of(given, stiffness.largest, largest + forced)) {
            // Layers at boundaries between media scale with the cell stiffness.
            const double parts = stiffness.largest / stiffness.min;
            return longestBelow(limit, [&] {
                bound->step(forced);
                return std::max(bound->height(), parts * bound->memory());
            });
        }
    const double growth = largestGrowth(rule);
    double height = atOnce;
    return longestBelow(limit, [&] { return height *= growth; });
}

} // namespace seiche
