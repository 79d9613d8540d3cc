// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/refraction.h"

#include "theory/symbol.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

constexpr double stride = 0.5;

double dot(const Spot& a, const Spot& b) { return a.x * b.x + a.y * b.y; }
double length(const Spot& spot) { return std::hypot(spot.x, spot.y); }
// Returns from + times * way.
Spot along(const Spot& from, double times, const Spot& way) {
    return {from.x + times * way.x, from.y + times * way.y};
}

Spot unit(const Spot& spot) {
    const double size = length(spot);
    return size > 0.0 ? Spot{spot.x / size, spot.y / size} : spot;
}

double eigenvalueAt(const Rule& rule, const Spot& vector) { return eigenvalue(rule, vector.x, vector.y); }

Spot slopeAt(const Rule& rule, const Spot& vector) {
    const EigenvalueSlope slope = eigenvalueSlope(rule, vector.x, vector.y);
    return {slope.alpha, slope.beta};
}

// Returns the first vector along `way` that reaches the eigenvalue `wanted`.
std::optional<Spot> firstAlong(const Rule& rule, const Spot& start, const Spot& way, double wanted) {
    constexpr int samples = 256;
    const auto reaches = [&](double u) { return eigenvalueAt(rule, along(start, u, way)) >= wanted; };
    if (reaches(0.0)) return std::nullopt;
    for (int i = 1; i <= samples; ++i) {
        const double last = std::numbers::pi * std::numbers::sqrt2;
        double high = last * i / samples;
        if (!reaches(high)) continue;
        double low = last * (i - 1) / samples;
        for (int halving = 0; halving < 50; ++halving) {
            const double middle = 0.5 * (low + high);
            (reaches(middle) ? high : low) = middle;
        }
        return along(start, high, way);
    }
    return std::nullopt;
}

// Returns the vector with the eigenvalue `wanted` and the same component along the boundary. Its
// ray points to the side of `normal`.
std::optional<Spot> acrossBorder(const Rule& rule, const Spot& vector, const Spot& normal, double wanted) {
    const Spot kept = along(vector, -dot(vector, normal), normal);
    // The ray runs along the boundary at the minimum of the eigenvalue; for most stencils and
    // directions near u = 0.
    double low = -length(kept) - 0.1, high = -low;
    for (int halving = 0; halving < 50; ++halving) {
        const double middle = 0.5 * (low + high);
        (dot(slopeAt(rule, along(kept, middle, normal)), normal) < 0.0 ? low : high) = middle;
    }
    return firstAlong(rule, along(kept, low, normal), normal, wanted);
}

// Returns the unit normal of a boundary, towards the larger factor, from the factors on a small
// circle. First moments of a half plane's step point exactly across it.
Spot normalAt(const std::function<double(const Spot&)>& factorAt, const Spot& at) {
    constexpr int rays = 180;
    constexpr double radius = 3.0;
    Spot sum;
    for (int i = 0; i < rays; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / rays;
        const Spot there{std::cos(angle), std::sin(angle)};
        sum = along(sum, factorAt(along(at, radius, there)), there);
    }
    return unit(sum);
}

// Returns the position at which the factor jumps.
Spot border(const std::function<double(const Spot&)>& factorAt, Spot before, Spot behind) {
    const double factor = factorAt(before), other = factorAt(behind);
    for (int halving = 0; halving < 30; ++halving) {
        const Spot middle{(before.x + behind.x) / 2, (before.y + behind.y) / 2};
        const double here = factorAt(middle);
        (std::abs(here - factor) < std::abs(here - other) ? before : behind) = middle;
    }
    return behind;
}

// Returns d(vector) / d(way) = -eigenvalue / (factor |slope|) grad factor, which conserves factor
// times eigenvalue along a ray. Zero near a boundary, because a jump has no slope.
Spot bending(const RayWave& wave, const std::function<double(const Spot&)>& factorAt, const Spot& at,
             const Spot& vector) {
    constexpr double d = 0.5;
    const double factor = factorAt(at);
    const Spot slope{(factorAt({at.x + d, at.y}) - factorAt({at.x - d, at.y})) / (2 * d),
                     (factorAt({at.x, at.y + d}) - factorAt({at.x, at.y - d})) / (2 * d)};
    if (factor <= 0.0 || length(slope) >= 0.04 * factor || (slope.x == 0.0 && slope.y == 0.0)) return {};
    const double size = -eigenvalueAt(wave.rule, vector) / (factor * length(slopeAt(wave.rule, vector)));
    return {size * slope.x, size * slope.y};
}

// Returns the exact vector in the direction of this approximate vector. Newton's steps take a
// tenth of the time of `vectorTowards`.
std::optional<Spot> corrected(const RayWave& wave, Spot vector, double factor) {
    const double wanted = wave.eigenvalue / factor;
    for (int round = 0; round < 3; ++round) {
        const double off = wanted - eigenvalueAt(wave.rule, vector);
        if (std::abs(off) < 1e-9 * wanted) return vector;
        vector = along(vector, off / dot(slopeAt(wave.rule, vector), vector), vector);
    }
    return wave.vectorTowards(vector, factor);
}

} // namespace

std::optional<double> refractedAngle(double degrees, double speed, double speedBehind) {
    const double sine = std::sin(degrees * std::numbers::pi / 180.0) * speedBehind / speed;
    if (std::abs(sine) > 1.0) return std::nullopt;
    return std::asin(sine) * 180.0 / std::numbers::pi;
}

std::optional<Spot> RayWave::vectorTowards(const Spot& direction, double factor) const {
    if (factor <= 0.0) return std::nullopt;
    return firstAlong(rule, {}, unit(direction), eigenvalue / factor);
}

Spot RayWave::rayOf(const Spot& vector) const { return unit(slopeAt(rule, vector)); }

std::optional<Spot> RayWave::behind(const Spot& vector, const Spot& normal, double factor) const {
    const double side = dot(slopeAt(rule, vector), normal) < 0.0 ? -1.0 : 1.0;
    if (factor <= 0.0) return std::nullopt;
    return acrossBorder(rule, vector, {side * normal.x, side * normal.y}, eigenvalue / factor);
}

std::optional<Spot> RayWave::reflected(const Spot& vector, const Spot& normal, double factor) const {
    const double side = dot(slopeAt(rule, vector), normal) < 0.0 ? 1.0 : -1.0;
    if (factor <= 0.0) return std::nullopt;
    return acrossBorder(rule, vector, {side * normal.x, side * normal.y}, eigenvalue / factor);
}

std::vector<Spot> rayThrough(const RayWave& wave, const std::function<double(const Spot&)>& factorAt, Spot from,
                             const Spot& direction, double length) {
    std::vector<Spot> way{from};
    Spot here = from;
    std::optional<Spot> vector = wave.vectorTowards(direction, factorAt(here));
    double factor = factorAt(here);
    for (double gone = 0.0; vector && gone < length; gone += stride) {
        const Spot ray = wave.rayOf(*vector);
        const Spot next = along(here, stride, ray);
        const double ahead = factorAt(next);
        if (ahead <= 0.0) {
            way.push_back(border(factorAt, here, next));
            break;
        }
        if (std::abs(ahead - factor) > 0.02 * factor) {
            const Spot at = border(factorAt, here, next);
            const Spot normal = normalAt(factorAt, at);
            const auto through = wave.behind(*vector, normal, ahead);
            vector = through ? through : wave.reflected(*vector, normal, factor);
            way.push_back(at);
            // Starts clear of the boundary.
            if (vector) here = along(through ? at : here, 0.01, wave.rayOf(*vector));
            factor = factorAt(here);
            continue;
        }
        const Spot bent =
            along(*vector, stride, bending(wave, factorAt, along(here, stride / 2, ray), *vector));
        // Corrects the error of the steps.
        if (ahead != factor) vector = corrected(wave, bent, ahead);
        here = next;
        factor = ahead;
        way.push_back(here);
    }
    return way;
}

} // namespace seiche
