// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reference.h"

#include "engine/ghosts.h"
#include "wave/bond.h"
#include "wave/corner_spring.h"
#include "wave/denormals.h"
#include "wave/impedance_end.h"

#include <algorithm>
#include <limits>

namespace seiche {

namespace {

// A neighbourhood sums over its neighbours, either their heights (`sum`) or their bonds (`laplacian`).
// `p` points at the cell, `up` is the pitch. A bond takes one offset for a side and two for a corner.
struct StringNeighbours {
    template <class Sum, class T>
    static Sum sum(const T* p, std::ptrdiff_t) {
        return Sum{p[-1]} + Sum{p[1]};
    }
    template <class Bond>
    static float laplacian(Bond bond, std::ptrdiff_t) {
        return bond(-1) + bond(1);
    }
};

struct SideNeighbours {
    template <class Sum, class T>
    static Sum sum(const T* p, std::ptrdiff_t up) {
        return (Sum{p[-1]} + Sum{p[1]}) + (Sum{p[-up]} + Sum{p[up]});
    }
    template <class Bond>
    static float laplacian(Bond bond, std::ptrdiff_t up) {
        return (bond(-1) + bond(1)) + (bond(-up) + bond(up));
    }
};

struct CornerNeighbours {
    template <class Sum, class T>
    static Sum sum(const T* p, std::ptrdiff_t up) {
        return (Sum{p[-up - 1]} + Sum{p[-up + 1]}) + (Sum{p[up - 1]} + Sum{p[up + 1]});
    }
    template <class Bond>
    static float laplacian(Bond bond, std::ptrdiff_t up) {
        return (bond(-up, -1) + bond(-up, 1)) + (bond(up, -1) + bond(up, 1));
    }
};

struct AllNeighbours {
    template <class Sum, class T>
    static Sum sum(const T* p, std::ptrdiff_t up) {
        return SideNeighbours::sum<Sum>(p, up) + CornerNeighbours::sum<Sum>(p, up);
    }
    template <class Bond>
    static float laplacian(Bond bond, std::ptrdiff_t up) {
        return SideNeighbours::laplacian(bond, up) + CornerNeighbours::laplacian(bond, up);
    }
};

// Multiplication by 1 - loss, computed as x - loss * x. A loss of 1e-5 keeps all its digits as a float, but
// the factor 0.99999 does not (visible in the 5th digit after 600 steps). A loss of 0 is skipped.
class Factor {
public:
    explicit Factor(double factor) : m_loss(static_cast<float>(1.0 - factor)) {}
    float operator*(float x) const { return m_loss == 0.0f ? x : x - m_loss * x; }

private:
    float m_loss;
};

template <class Cell>
void forEachCell(const Grid& grid, const Rule& rule, Cell cell) {
    const Cells moving = domainOf(grid, rule).moving;
    for (int y = moving.y0; y < moving.y1; ++y)
        for (int x = moving.x0; x < moving.x1; ++x) cell(x, y);
}

// d * (c * sum - f[n-1])
template <class Neighbours>
void shortStep(const Wave<float>& wave, const Rule& rule, Field<float>& next) {
    const Factor d(rule.damping.update);
    const float c = static_cast<float>(rule.k * weightsOf(rule).ofEach());
    const std::ptrdiff_t up = wave.now.pitch();
    forEachCell(wave.grid(), rule, [&](int x, int y) {
        const float* f = wave.now.row(y) + x;
        next.at(x, y) = d * (c * Neighbours::template sum<float>(f, up) - wave.previous.at(x, y));
    });
}

// d * (f + s * ((f - f[n-1]) + k * laplacian)), in differences: a flat surface stays exactly flat.
// With damping, the velocity is stored. The rounding of a small loss taken off a height would
// add up to a drift.
template <class Laplacian>
void longStep(Wave<float>& wave, const Rule& rule, Field<float>& next, Laplacian laplacian) {
    const Factor d(rule.damping.update);
    if (!wave.velocity)
        return forEachCell(wave.grid(), rule, [&](int x, int y) {
            const float f = wave.now.at(x, y);
            next.at(x, y) = d * (f + ((f - wave.previous.at(x, y)) + laplacian(x, y)));
        });
    const float velocityLoss = static_cast<float>(1.0 - rule.damping.velocity);
    const float updateLoss = static_cast<float>(1.0 - rule.damping.update);
    forEachCell(wave.grid(), rule, [&](int x, int y) {
        const float f = wave.now.at(x, y);
        float& velocity = wave.velocity->at(x, y);
        velocity += laplacian(x, y) - velocityLoss * velocity;
        if (updateLoss != 0.0f) velocity -= updateLoss * (f + velocity);
        next.at(x, y) = f + velocity;
    });
}

// The force factor of springs with this weight: k * s * weight.
float pullOf(const Rule& rule, double weight) {
    return static_cast<float>(rule.k * rule.damping.velocity * weight);
}

// s * k * Laplacian, for equal springs.
template <class Neighbours>
struct EvenLaplacian {
    float k;
    explicit EvenLaplacian(const Rule& rule) : k(pullOf(rule, weightsOf(rule).ofEach())) {}
    template <class Bond>
    float operator()(Bond bond, std::ptrdiff_t up) const {
        return k * Neighbours::laplacian(bond, up);
    }
};

// s * k * Laplacian, with different weights for sides and corners.
struct WeightedLaplacian {
    float side, corner;
    explicit WeightedLaplacian(const Rule& rule)
        : side(pullOf(rule, weightsOf(rule).side)), corner(pullOf(rule, weightsOf(rule).corner)) {}
    template <class Bond>
    float operator()(Bond bond, std::ptrdiff_t up) const {
        return side * SideNeighbours::laplacian(bond, up) + corner * CornerNeighbours::laplacian(bond, up);
    }
};

// The height difference to a neighbour, in a uniform medium.
struct UniformBond {
    const float* p;
    float operator()(std::ptrdiff_t to) const { return p[to] - p[0]; }
    float operator()(std::ptrdiff_t vertical, std::ptrdiff_t horizontal) const {
        return p[vertical + horizontal] - p[0];
    }
};

// The height difference to a neighbour, weighted by the stiffness of both cells. Free walls have no bonds.
struct UnevenBond {
    const float* p;
    const float* stiffness;
    BondShares shares;
    float operator()(std::ptrdiff_t to) const {
        return stiffness[to] != freeWall ? shares.factor(stiffness[0], stiffness[to]) * (p[to] - p[0]) : 0.0f;
    }
    float operator()(std::ptrdiff_t vertical, std::ptrdiff_t horizontal) const {
        switch (cornerSpring(stiffness[vertical + horizontal], stiffness[vertical], stiffness[horizontal])) {
        case CornerSpring::ToCorner: return (*this)(vertical + horizontal);
        case CornerSpring::ToVertical: return (*this)(vertical);
        case CornerSpring::ToHorizontal: return (*this)(horizontal);
        case CornerSpring::ToRest: return stiffness[0] * (0.0f - p[0]);
        case CornerSpring::None: break;
        }
        return 0.0f;
    }
};

template <class Laplacian>
void uniformStep(Wave<float>& wave, const Rule& rule, Field<float>& next, const Field<float>& source) {
    const Laplacian laplacian(rule);
    longStep(wave, rule, next,
             [&](int x, int y) { return laplacian(UniformBond{source.row(y) + x}, source.pitch()); });
}

// Walls do not move.
template <class Laplacian>
void unevenStep(Wave<float>& wave, const Rule& rule, Field<float>& next, const Field<float>& source) {
    const Laplacian laplacian(rule);
    const BondShares shares = bondSharesOf(rule.model);
    longStep(wave, rule, next, [&](int x, int y) {
        const float* stiffness = wave.stiffness->row(y) + x;
        if (!(stiffness[0] > 0.0f)) return 0.0f;
        return laplacian(UnevenBond{source.row(y) + x, stiffness, shares}, source.pitch());
    });
}

template <class Neighbours, class Laplacian = EvenLaplacian<Neighbours>>
void floatStep(Wave<float>& wave, const Rule& rule, Field<float>& next, const Field<float>& source) {
    if (wave.stiffness) return unevenStep<Laplacian>(wave, rule, next, source);
    if (hasShortForm(rule)) return shortStep<Neighbours>(wave, rule, next);
    uniformStep<Laplacian>(wave, rule, next, source);
}

std::int32_t saturated(std::int64_t height) {
    using Limits = std::numeric_limits<std::int32_t>;
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(height, Limits::min(), Limits::max()));
}

// The mean of a cell and its neighbours.
template <class Neighbours>
void blurStep(const Wave<std::int32_t>& wave, const Rule& rule, Field<std::int32_t>& next, int neighbours) {
    const std::ptrdiff_t up = wave.now.pitch();
    forEachCell(wave.grid(), rule, [&](int x, int y) {
        const std::int32_t* f = wave.now.row(y) + x;
        const std::int64_t sum = Neighbours::template sum<std::int64_t>(f, up) + f[0];
        next.at(x, y) = static_cast<std::int32_t>(sum / (neighbours + 1));
    });
}

template <class Neighbours>
void integerStep(const Wave<std::int32_t>& wave, const Rule& rule, Field<std::int32_t>& next) {
    const std::ptrdiff_t up = wave.now.pitch();
    forEachCell(wave.grid(), rule, [&](int x, int y) {
        const std::int32_t* f = wave.now.row(y) + x;
        std::int64_t height =
            Neighbours::template sum<std::int64_t>(f, up) / rule.divisor - wave.previous.at(x, y);
        if (rule.dampingShare != 0) height -= height / rule.dampingShare;
        next.at(x, y) = saturated(height);
    });
}

template <class Neighbours>
void wholeStep(const Wave<std::int32_t>& wave, const Rule& rule, Field<std::int32_t>& next) {
    if (rule.water == Water::Blur) blurStep<Neighbours>(wave, rule, next, neighboursOf(rule));
    else integerStep<Neighbours>(wave, rule, next);
}

// The leapfrog scheme needs no third field: f[n+1] takes the place of f[n-1].
template <class T>
void leapfrog(Wave<T>& wave, const Rule& rule) {
    fillGhosts(wave.now, rule.edges);
    referenceStep(wave, rule, wave.previous);
    std::swap(wave.now, wave.previous);
}

void copyHeldCells(const Field<float>& from, const Rule& rule, Field<float>& to) {
    const Domain domain = domainOf(from.grid(), rule);
    for (int y = domain.all.y0; y < domain.all.y1; ++y)
        for (int x = domain.all.x0; x < domain.all.x1; ++x)
            if (!domain.moving.contains(x, y)) to.at(x, y) = from.at(x, y);
}

// The textbook schemes still read the oldest field during the step, so they need a third one.
void textbook(Wave<float>& wave, const Rule& rule, Field<float>& next) {
    Field<float>& oldest = wave.older ? *wave.older : wave.previous;
    fillGhosts(oldest, rule.edges);
    referenceStep(wave, rule, next);
    copyHeldCells(wave.now, rule, next);
    if (wave.older) std::swap(*wave.older, wave.previous);
    std::swap(wave.previous, wave.now);
    std::swap(wave.now, next);
}

} // namespace

bool hasShortForm(const Rule& rule) {
    if (rule.scheme != Scheme::Leapfrog || rule.damping.velocity != 1.0) return false;
    // The terms 2 f and k L f cancel in f.
    const StencilWeights weights = weightsOf(rule);
    return weights.isEven() && rule.k * weights.ofEach() == 2.0 / neighboursOf(rule);
}

void referenceStep(Wave<float>& wave, const Rule& rule, Field<float>& next) {
    const Field<float>& source = laplacianSource(wave, rule.scheme);
    if (rule.scene == SceneKind::String) {
        const Cells moving = domainOf(wave.grid(), rule).moving;
        float* velocity = wave.velocity ? wave.velocity->row(0) : nullptr;
        return EndDampers(wave, rule)
            .around({next.row(0), wave.previous.row(0), velocity}, moving.x0, moving.x1, moving,
                    [&] { floatStep<StringNeighbours>(wave, rule, next, source); });
    }
    const StencilWeights weights = weightsOf(rule);
    if (weights.corner == 0.0) floatStep<SideNeighbours>(wave, rule, next, source);
    else if (weights.side == 0.0) floatStep<CornerNeighbours>(wave, rule, next, source);
    else if (weights.isEven()) floatStep<AllNeighbours>(wave, rule, next, source);
    else floatStep<AllNeighbours, WeightedLaplacian>(wave, rule, next, source);
}

void referenceStep(const Wave<std::int32_t>& wave, const Rule& rule, Field<std::int32_t>& next) {
    if (rule.scene == SceneKind::String) return wholeStep<StringNeighbours>(wave, rule, next);
    const StencilWeights weights = weightsOf(rule);
    if (weights.corner == 0.0) wholeStep<SideNeighbours>(wave, rule, next);
    else if (weights.side == 0.0) wholeStep<CornerNeighbours>(wave, rule, next);
    else wholeStep<AllNeighbours>(wave, rule, next);
}

void referenceSteps(Wave<float>& wave, const Rule& rule, std::int64_t steps) {
    const DenormalsAreZero flush;
    keepVelocity(wave, rule);
    if (wave.stiffness) fillStiffnessGhosts(*wave.stiffness, rule.edges);
    if (rule.scheme == Scheme::Leapfrog) {
        for (; steps > 0; --steps, ++wave.frame) leapfrog(wave, rule);
    } else {
        Field<float> next = wave.now;
        for (; steps > 0; --steps, ++wave.frame) textbook(wave, rule, next);
    }
}

void referenceSteps(Wave<std::int32_t>& wave, const Rule& rule, std::int64_t steps) {
    for (; steps > 0; --steps, ++wave.frame) leapfrog(wave, rule);
}

} // namespace seiche
