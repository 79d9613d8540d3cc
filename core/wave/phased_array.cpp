// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/phased_array.h"

#include "wave/deterministic_math.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

double lengthOf(const Spot& spot) { return std::sqrt(spot.x * spot.x + spot.y * spot.y); }
double dot(const Spot& a, const Spot& b) { return a.x * b.x + a.y * b.y; }
Spot times(double factor, const Spot& spot) { return {factor * spot.x, factor * spot.y}; }

// lambda and its gradient at a wave vector (cycles per cell).
struct Symbol {
    double value;
    Spot slope;
};
Symbol symbolAt(const StencilWeights& weights, const Spot& waves) {
    const double sineX = sineOfTurns(0.5 * waves.x), sineY = sineOfTurns(0.5 * waves.y);
    const double x = sineX * sineX, y = sineY * sineY;
    const double perCycle = 2.0 * std::numbers::pi;
    return {4.0 * weights.side * (x + y) + 8.0 * weights.corner * (x + y - 2.0 * x * y),
            {perCycle * sineOfTurns(waves.x) * (2.0 * weights.side + 4.0 * weights.corner * (1.0 - 2.0 * y)),
             perCycle * sineOfTurns(waves.y) * (2.0 * weights.side + 4.0 * weights.corner * (1.0 - 2.0 * x))}};
}

} // namespace

Spot wavesAlong(const Rule& rule, double localK, double cyclesPerStep, const Spot& way) {
    const StencilWeights weights = weightsOf(rule);
    const double sine = sineOfTurns(0.5 * cyclesPerStep);
    const double wanted = 4.0 * sine * sine / localK;
    const Spot ofLongWaves = times(cyclesPerStep / std::sqrt(localK * weights.straight()), way);
    // The root of lambda is concave: Newton's method never overshoots from below.
    double perCell = lengthOf(ofLongWaves);
    Spot fronts = way;
    constexpr int rounds = 48;
    for (int round = 0; round < rounds; ++round) {
        const Symbol now = symbolAt(weights, times(perCell, fronts));
        const double rise = dot(now.slope, fronts), steepest = lengthOf(now.slope);
        if (!(rise > 0.0) || !(perCell < 1.0)) return ofLongWaves;
        perCell += 2.0 * std::sqrt(now.value) * (std::sqrt(wanted) - std::sqrt(now.value)) / rise;
        // Energy travels along the gradient of lambda. The wavefront normal is corrected until it
        // has the requested direction.
        const Spot energy = times(1.0 / steepest, now.slope);
        const Spot leaning{fronts.x + 0.5 * (way.x - energy.x), fronts.y + 0.5 * (way.y - energy.y)};
        fronts = times(1.0 / lengthOf(leaning), leaning);
    }
    const Spot waves = times(perCell, fronts);
    const Symbol found = symbolAt(weights, waves);
    const bool isReached = std::abs(found.value - wanted) < 1e-6 * wanted;
    return isReached ? waves : ofLongWaves;
}

std::vector<ArrayElement> elementsOf(const PoolObject& object, const Rule& rule, double localK,
                                     double stepsPerSecond) {
    const Source& array = std::get<Source>(object.is);
    SEICHE_EXPECTS(array.elements >= 2 && stepsPerSecond > 0.0);
    const double cyclesPerStep = array.hertz / stepsPerSecond;
    const Turn turn(object.angle);
    const Spot beam = Turn(object.angle + array.steer).there({0.0, -1.0});
    const Spot waves = wavesAlong(rule, localK, cyclesPerStep, beam);
    std::vector<ArrayElement> elements;
    for (int i = 0; i < array.elements; ++i) {
        const Spot offset = turn.there({array.length * (double(i) / (array.elements - 1) - 0.5), 0.0});
        double ahead = dot(waves, offset); // cycles
        if (array.focus > 0.0) {
            const Spot left{array.focus * beam.x - offset.x, array.focus * beam.y - offset.y};
            const double distance = lengthOf(left);
            if (distance > 0.0)
                ahead = -dot(wavesAlong(rule, localK, cyclesPerStep, times(1.0 / distance, left)), left);
        }
        elements.push_back({offset, ahead / array.hertz});
    }
    const double first = std::ranges::min_element(elements, {}, &ArrayElement::delay)->delay;
    for (ArrayElement& element : elements) element.delay -= first;
    return elements;
}

} // namespace seiche
