// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reference.h"

#include "engine/denormals.h"
#include "engine/ghosts.h"

#include <algorithm>
#include <limits>

namespace seiche {

namespace {

// A neighbourhood sums over its neighbours, either their heights (`sum`) or how much higher they are than the cell
// itself (`rise`). `p` points at the cell, `up` is the pitch.
struct StringNeighbours {
    template <class Sum, class T>
    static Sum sum(const T* p, std::ptrdiff_t) {
        return Sum{p[-1]} + Sum{p[1]};
    }
    static float rise(const float* p, std::ptrdiff_t) { return (p[-1] - p[0]) + (p[1] - p[0]); }
};

struct SideNeighbours {
    template <class Sum, class T>
    static Sum sum(const T* p, std::ptrdiff_t up) {
        return (Sum{p[-1]} + Sum{p[1]}) + (Sum{p[-up]} + Sum{p[up]});
    }
    static float rise(const float* p, std::ptrdiff_t up) {
        return ((p[-1] - p[0]) + (p[1] - p[0])) + ((p[-up] - p[0]) + (p[up] - p[0]));
    }
};

struct CornerNeighbours {
    template <class Sum, class T>
    static Sum sum(const T* p, std::ptrdiff_t up) {
        return (Sum{p[-up - 1]} + Sum{p[-up + 1]}) + (Sum{p[up - 1]} + Sum{p[up + 1]});
    }
    static float rise(const float* p, std::ptrdiff_t up) {
        return ((p[-up - 1] - p[0]) + (p[-up + 1] - p[0])) + ((p[up - 1] - p[0]) + (p[up + 1] - p[0]));
    }
};

struct AllNeighbours {
    template <class Sum, class T>
    static Sum sum(const T* p, std::ptrdiff_t up) {
        return SideNeighbours::sum<Sum>(p, up) + CornerNeighbours::sum<Sum>(p, up);
    }
    static float rise(const float* p, std::ptrdiff_t up) {
        return SideNeighbours::rise(p, up) + CornerNeighbours::rise(p, up);
    }
};

// Multiplication by a factor 1 - loss, as x - loss * x: a loss of 1e-5 rounded to float keeps all its digits, the
// factor 0.99999 would not (after 600 steps that shows in the 5th digit). No loss is left out altogether.
class Factor {
public:
    explicit Factor(double factor) : m_loss(static_cast<float>(1.0 - factor)) {}
    float operator*(float x) const { return m_loss == 0.0f ? x : x - m_loss * x; }

private:
    float m_loss;
};

template <class Cell>
void forEachCell(const Grid& grid, const Rule& rule, Cell cell) {
    const Interior interior = interiorOf(grid, rule);
    for (int y = interior.y0; y < interior.y1; ++y)
        for (int x = interior.x0; x < interior.x1; ++x) cell(x, y);
}

// d * (c * sum - f[n-1])
template <class Neighbours>
void shortStep(const Wave<float>& wave, const Rule& rule, Frame<float>& next) {
    const Factor d(rule.damping.update);
    const float c = static_cast<float>(rule.k);
    const std::ptrdiff_t up = wave.now.pitch();
    forEachCell(wave.grid(), rule, [&](int x, int y) {
        const float* f = wave.now.row(y) + x;
        next.at(x, y) = d * (c * Neighbours::template sum<float>(f, up) - wave.before.at(x, y));
    });
}

// d * (f + s * ((f - f[n-1]) + k * rise)), in differences: a level surface stays level exactly.
template <class Rise>
void longStep(const Wave<float>& wave, const Rule& rule, Frame<float>& next, Rise pullFromSprings) {
    const Factor d(rule.damping.update);
    const Factor s(rule.damping.velocity);
    forEachCell(wave.grid(), rule, [&](int x, int y) {
        const float f = wave.now.at(x, y);
        next.at(x, y) = d * (f + s * ((f - wave.before.at(x, y)) + pullFromSprings(x, y)));
    });
}

template <class Neighbours>
void uniformStep(const Wave<float>& wave, const Rule& rule, Frame<float>& next, const Frame<float>& source) {
    if (hasShortForm(rule)) return shortStep<Neighbours>(wave, rule, next);
    const float k = static_cast<float>(rule.k);
    const std::ptrdiff_t up = source.pitch();
    longStep(wave, rule, next, [&](int x, int y) { return k * Neighbours::rise(source.row(y) + x, up); });
}

void isotropicStep(const Wave<float>& wave, const Rule& rule, Frame<float>& next, const Frame<float>& source) {
    const StencilWeights weights = weightsOf(Stencil::Isotropic);
    const float side = static_cast<float>(rule.k * weights.side);
    const float corner = static_cast<float>(rule.k * weights.corner);
    const std::ptrdiff_t up = source.pitch();
    longStep(wave, rule, next, [&](int x, int y) {
        const float* p = source.row(y) + x;
        return side * SideNeighbours::rise(p, up) + corner * CornerNeighbours::rise(p, up);
    });
}

const Frame<float>& sourceOf(const Wave<float>& wave, Scheme scheme) {
    if (scheme == Scheme::DelayedEuler) return *wave.older;
    return scheme == Scheme::Euler ? wave.before : wave.now;
}

std::int32_t saturated(std::int64_t height) {
    using Limits = std::numeric_limits<std::int32_t>;
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(height, Limits::min(), Limits::max()));
}

template <class Neighbours>
void integerStep(const Wave<std::int32_t>& wave, const Rule& rule, Frame<std::int32_t>& next) {
    const std::ptrdiff_t up = wave.now.pitch();
    forEachCell(wave.grid(), rule, [&](int x, int y) {
        const std::int32_t* f = wave.now.row(y) + x;
        std::int64_t height =
            Neighbours::template sum<std::int64_t>(f, up) / rule.divisor - wave.before.at(x, y);
        if (rule.dampingShare != 0) height -= height / rule.dampingShare;
        next.at(x, y) = saturated(height);
    });
}

// The leapfrog scheme needs no third frame: f[n+1] takes the place of f[n-1].
template <class T>
void leapfrog(Wave<T>& wave, const Rule& rule) {
    fillGhosts(wave.now, rule.edges);
    referenceStep(wave, rule, wave.before);
    std::swap(wave.now, wave.before);
}

void copyHeldCells(const Frame<float>& from, const Rule& rule, Frame<float>& to) {
    const Grid& grid = from.grid();
    const Interior interior = interiorOf(grid, rule);
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x)
            if (!interior.contains(x, y)) to.at(x, y) = from.at(x, y);
}

// The textbook schemes still read the frame they drop while they compute.
void textbook(Wave<float>& wave, const Rule& rule, Frame<float>& next) {
    Frame<float>& oldest = wave.older ? *wave.older : wave.before;
    fillGhosts(oldest, rule.edges);
    referenceStep(wave, rule, next);
    copyHeldCells(wave.now, rule, next);
    if (wave.older) std::swap(*wave.older, wave.before);
    std::swap(wave.before, wave.now);
    std::swap(wave.now, next);
}

} // namespace

bool hasShortForm(const Rule& rule) {
    if (rule.scheme != Scheme::Leapfrog || rule.damping.velocity != 1.0) return false;
    if (rule.medium == Medium::String) return rule.k == 1.0;
    switch (rule.stencil) {
    case Stencil::Cross:
    case Stencil::Diagonal: return rule.k == 0.5;
    case Stencil::Moore: return rule.k == 0.25;
    case Stencil::Isotropic: break;
    }
    return false;
}

void referenceStep(const Wave<float>& wave, const Rule& rule, Frame<float>& next) {
    const Frame<float>& source = sourceOf(wave, rule.scheme);
    if (rule.medium == Medium::String) return uniformStep<StringNeighbours>(wave, rule, next, source);
    switch (rule.stencil) {
    case Stencil::Cross: return uniformStep<SideNeighbours>(wave, rule, next, source);
    case Stencil::Diagonal: return uniformStep<CornerNeighbours>(wave, rule, next, source);
    case Stencil::Moore: return uniformStep<AllNeighbours>(wave, rule, next, source);
    case Stencil::Isotropic: return isotropicStep(wave, rule, next, source);
    }
}

void referenceStep(const Wave<std::int32_t>& wave, const Rule& rule, Frame<std::int32_t>& next) {
    if (rule.medium == Medium::String) return integerStep<StringNeighbours>(wave, rule, next);
    switch (rule.stencil) {
    case Stencil::Cross: return integerStep<SideNeighbours>(wave, rule, next);
    case Stencil::Diagonal: return integerStep<CornerNeighbours>(wave, rule, next);
    case Stencil::Moore:
    case Stencil::Isotropic: return integerStep<AllNeighbours>(wave, rule, next);
    }
}

void referenceAdvance(Wave<float>& wave, const Rule& rule, std::int64_t steps) {
    const DenormalsAreZero flush;
    if (rule.scheme == Scheme::Leapfrog) {
        for (; steps > 0; --steps, ++wave.frame) leapfrog(wave, rule);
    } else {
        Frame<float> next = wave.now;
        for (; steps > 0; --steps, ++wave.frame) textbook(wave, rule, next);
    }
}

void referenceAdvance(Wave<std::int32_t>& wave, const Rule& rule, std::int64_t steps) {
    for (; steps > 0; --steps, ++wave.frame) leapfrog(wave, rule);
}

} // namespace seiche
