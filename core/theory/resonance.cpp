// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/resonance.h"

#include "theory/mode_ringdown.h"
#include "theory/projection.h"
#include "wave/expects.h"
#include "wave/height_range.h"
#include "wave/pml_region.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace seiche {

namespace {

using Complex = std::complex<double>;

using std::numbers::pi;

// Returns the obstacle that is independent of the shape.
Obstacle obstacleOf(const Rule& rule, const std::optional<Modes>& modes, PullMode mode) {
    if (mode == PullMode::Set) return Obstacle::SetsHeights;
    if (!modes && absorbs(rule)) return Obstacle::WavesLeave;
    if (!modes) return hasImpedanceEnd(rule) ? Obstacle::EndLoses : Obstacle::NothingMoves;
    if (!recurrenceOf(rule, 0.0)) return Obstacle::Scheme;
    return modes->count() > SteadyResponse::maxModes ? Obstacle::TooLarge : Obstacle::None;
}

} // namespace

struct SteadyResponse::Attempt {
    Obstacle obstacle = Obstacle::None;
    SteadyResponse response;
};

SteadyResponse::Attempt SteadyResponse::attempt(const Rule& rule, const Grid& grid,
                                                std::span<const double> added, PullMode mode, int atX,
                                                int atY) {
    SEICHE_EXPECTS(grid.contains(atX, atY));
    SEICHE_EXPECTS(added.size() == static_cast<std::size_t>(grid.cells()));
    const std::optional<Modes> modes = Modes::of(rule, grid);
    const Obstacle foreseeable = obstacleOf(rule, modes, mode);
    if (foreseeable != Obstacle::None) return {foreseeable, {}};

    const AxisModes& alongX = modes->alongX();
    const AxisModes& alongY = modes->alongY();
    std::vector<double> weights = projectedOnto(*modes, added);
    // Rounding leaves a spurious mean; a conserving rule has none.
    if (conserves(rule)) weights.front() = 0.0;
    double largest = 0.0;
    std::size_t index = 0;
    for (int n = 0; n < alongY.count(); ++n) {
        const double atRow = alongY.shape(n, atY);
        for (int m = 0; m < alongX.count(); ++m, ++index) {
            weights[index] *= atRow * alongX.shape(m, atX);
            largest = std::max(largest, std::abs(weights[index]));
        }
    }

    const auto counts = [&](double weight) { return std::abs(weight) > negligibleShare * largest; };
    SteadyResponse response;
    std::optional<Term> level;
    response.m_terms.reserve(static_cast<std::size_t>(std::ranges::count_if(weights, counts)));
    index = 0;
    for (int n = 0; n < alongY.count(); ++n)
        for (int m = 0; m < alongX.count(); ++m, ++index) {
            const double lambda = modes->eigenvalue(m, n);
            const Recurrence recurrence = *recurrenceOf(rule, lambda);
            const double decay = std::abs(recurrence.root);
            if (grows(decay)) return {Obstacle::NeverSteady, {}};
            if (!counts(weights[index])) continue;
            const Term term{recurrence, weights[index], weights[index] * pulledBefore(rule, lambda, mode)};
            if (stays(decay)) {
                const bool isLevel = m == 0 && n == 0 && isClosed(rule);
                if (!isLevel || stays(recurrence.product)) return {Obstacle::NeverSteady, {}};
                level = term;
                continue;
            }
            response.m_terms.push_back(term);
            response.m_slowestDecay = std::max(response.m_slowestDecay, decay);
        }
    if (level) response.addLevel(*level);
    return {Obstacle::None, std::move(response)};
}

void SteadyResponse::addLevel(const Term& level) {
    const double s = level.recurrence.product;
    const double moved = -s / (1.0 - s) * (level.weight - level.weightBefore);
    m_terms.push_back({{s, 0.0, s, 0.0, std::log(s)}, moved, 0.0});
    m_slowestDecay = std::max(m_slowestDecay, s);
    m_level = level;
}

SteadyResponse::Found SteadyResponse::find(const Rule& rule, const Grid& grid, const Pull& pull, int atX,
                                           int atY) {
    const Obstacle foreseeable = obstacleOf(rule, Modes::of(rule, grid), pull.mode);
    if (foreseeable != Obstacle::None) return {foreseeable, std::nullopt};
    Attempt result = attempt(rule, grid, addedHeights(rule, grid, pull), pull.mode, atX, atY);
    if (result.obstacle != Obstacle::None) return {result.obstacle, std::nullopt};
    return {Obstacle::None, std::move(result.response)};
}

Obstacle SteadyResponse::obstacle(const Rule& rule, const Grid& grid, const Pull& pull, int atX, int atY) {
    return find(rule, grid, pull, atX, atY).obstacle;
}

std::optional<SteadyResponse> SteadyResponse::to(const Rule& rule, const Grid& grid,
                                                 std::span<const double> added, PullMode mode, int atX,
                                                 int atY) {
    Attempt result = attempt(rule, grid, added, mode, atX, atY);
    if (result.obstacle != Obstacle::None) return std::nullopt;
    return std::move(result.response);
}

std::optional<SteadyResponse> SteadyResponse::to(const Rule& rule, const Grid& grid, const Pull& pull, int atX,
                                                 int atY) {
    return find(rule, grid, pull, atX, atY).response;
}

namespace {

// Returns an upper bound of the mode at any step: |c| <= (|now| + |before|) / sin theta if it
// oscillates.
double bound(const Recurrence& recurrence, const ModeState& state) {
    const double size = std::abs(state.now) + std::abs(state.previous);
    const Complex root = recurrence.root;
    return root.imag() > 0.0 ? size * std::abs(root) / root.imag() : size;
}

} // namespace

// Leaves out modes that are negligible in the sum.
std::vector<SteadyResponse::Voice> SteadyResponse::audible(const std::vector<ModeState>& states) const {
    std::vector<double> bounds;
    bounds.reserve(m_terms.size());
    double all = 0.0;
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        bounds.push_back(bound(m_terms[i].recurrence, states[i]));
        all += bounds.back();
    }
    std::vector<Voice> voices;
    for (std::size_t i = 0; i < m_terms.size(); ++i)
        if (bounds[i] > 1e-11 * all) voices.push_back({&m_terms[i].recurrence, states[i]});
    return voices;
}

std::vector<SteadyResponse::Voice> SteadyResponse::steady(std::int64_t period) const {
    std::vector<ModeState> states;
    states.reserve(m_terms.size());
    for (const Term& term : m_terms)
        states.push_back(steadyState(term.recurrence, period, {term.weight, term.weightBefore}));
    return audible(states);
}

// Adds the next heights of all voices.
void SteadyResponse::ring(std::span<double> heights, std::span<Voice> voices, StopToken stop,
                          const std::function<void(double share)>& tell) {
    for (std::size_t i = 0; i < voices.size(); ++i) {
        if (stop.stop_requested()) return;
        voices[i].state = ModeRingdown(*voices[i].recurrence).addTo(heights, voices[i].state);
        if (tell) tell(static_cast<double>(i) / static_cast<double>(voices.size()));
    }
}

std::size_t SteadyResponse::framesToWatch(std::int64_t period) const {
    return static_cast<std::size_t>(framesUntilFaded(m_slowestDecay, period));
}

std::int64_t SteadyResponse::framesToFade(double accuracy) const {
    return framesUntilFaded(m_slowestDecay, std::numeric_limits<std::int64_t>::max() / 2, accuracy);
}

double SteadyResponse::amplitude(std::int64_t period, StopToken stop) const {
    SEICHE_EXPECTS(period >= 1);
    constexpr std::size_t atOnce = 1 << 15; // fits the cache while modes are added
    std::vector<Voice> voices = steady(period);
    const std::size_t frames = framesToWatch(period);
    std::vector<double> heights(std::min(frames, atOnce));
    HeightRange range;
    if (static_cast<std::int64_t>(frames) < period) range.include(0.0);
    for (std::size_t begin = 0; begin < frames; begin += atOnce) {
        const std::span next = std::span(heights).first(std::min(atOnce, frames - begin));
        std::ranges::fill(next, 0.0);
        ring(next, voices, stop);
        if (stop.stop_requested()) return 0.0;
        for (const double height : next) range.include(height);
    }
    return range.swing();
}

std::vector<double> SteadyResponse::heights(std::int64_t period) const {
    SEICHE_EXPECTS(period >= 1);
    std::vector<double> heights(static_cast<std::size_t>(period), 0.0);
    std::vector<Voice> voices = steady(period);
    ring(std::span(heights).first(framesToWatch(period)), voices, {});
    return heights;
}

std::int64_t SteadyResponse::framesOneByOne(std::span<const std::int64_t> periods) const {
    std::int64_t frames = 0;
    for (const std::int64_t period : periods) frames += framesUntilFaded(m_slowestDecay, period);
    return frames;
}

bool SteadyResponse::isFolded(std::span<const std::int64_t> periods, double accuracy) const {
    const std::int64_t once = framesToFade(accuracy);
    return once <= maxFrames && once < framesOneByOne(periods);
}

std::int64_t SteadyResponse::framesOfCurve(std::span<const std::int64_t> periods, double accuracy) const {
    return isFolded(periods, accuracy) ? framesToFade(accuracy) : framesOneByOne(periods);
}

std::vector<double> SteadyResponse::curve(std::span<const std::int64_t> periods, double accuracy,
                                          StopToken stop, const std::function<void(double share)>& tell) const {
    return partOfCurve(periods, periods, accuracy, stop, tell);
}

std::vector<double> SteadyResponse::partOfCurve(std::span<const std::int64_t> periods,
                                                std::span<const std::int64_t> all, double accuracy,
                                                StopToken stop,
                                                const std::function<void(double share)>& tell) const {
    std::vector<double> amplitudes;
    amplitudes.reserve(periods.size());
    if (!isFolded(all, accuracy)) {
        for (const std::int64_t period : periods) {
            amplitudes.push_back(amplitude(period, stop));
            if (stop.stop_requested()) return {};
            if (tell) tell(static_cast<double>(amplitudes.size()) / static_cast<double>(periods.size()));
        }
        return amplitudes;
    }
    const std::int64_t once = framesToFade(accuracy);
    std::vector<ModeState> struck;
    struck.reserve(m_terms.size());
    for (const Term& term : m_terms) struck.push_back({term.weight, term.weightBefore});
    std::vector<Voice> voices = audible(struck);
    std::vector<double> heights(static_cast<std::size_t>(once), 0.0);
    ring(heights, voices, stop, tell);
    if (stop.stop_requested()) return {};
    std::vector<double> folded;
    for (const std::int64_t period : periods) {
        SEICHE_EXPECTS(period >= 1);
        const std::size_t stride = static_cast<std::size_t>(period);
        folded.assign(heights.begin(), heights.begin() + std::min(period, once));
        for (std::size_t begin = stride; begin < heights.size(); begin += stride)
            for (std::size_t n = 0; n < std::min(stride, heights.size() - begin); ++n)
                folded[n] += heights[begin + n];
        HeightRange range;
        if (once < period) range.include(0.0);
        for (const double height : folded) range.include(height);
        amplitudes.push_back(range.swing());
    }
    return amplitudes;
}

double SteadyResponse::strongestMode(double period) const {
    SEICHE_EXPECTS(period > 0.0);
    double max = 0.0, frequency = 0.0;
    for (const Term& term : m_terms) {
        const Recurrence& mode = term.recurrence;
        if (mode.root.imag() == 0.0) continue;
        const Complex pulled = term.weight * mode.root - mode.product * term.weightBefore;
        const Complex apart = 1.0 - std::polar(std::exp(mode.logDecay * period), mode.angle * period);
        const double swing = std::abs(pulled) / (std::abs(mode.root.imag()) * std::abs(apart));
        if (swing <= max) continue;
        max = swing;
        frequency = std::abs(mode.angle) / (2.0 * pi);
    }
    return frequency;
}

// With |z| = 1 the denominator is z (z - T + D / z); the leading factor z does not change the
// modulus.
double SteadyResponse::sineAmplitude(double cyclesPerStep) const {
    SEICHE_EXPECTS(cyclesPerStep >= 0.0 && cyclesPerStep <= 0.5);
    const Complex z = std::polar(1.0, 2.0 * pi * cyclesPerStep);
    double realNow = 0.0, imagNow = 0.0, realBefore = 0.0, imagBefore = 0.0;
    const auto add = [&](const Term& term) {
        const double product = term.recurrence.product;
        const double real = z.real() * (1.0 + product) - term.recurrence.sum;
        const double imag = z.imag() * (1.0 - product);
        const double squared = 1.0 / (real * real + imag * imag);
        const double now = term.weight * squared, before = product * term.weightBefore * squared;
        realNow += now * real;
        imagNow -= now * imag;
        realBefore += before * real;
        imagBefore -= before * imag;
    };
    std::for_each(m_terms.begin(), m_terms.end() - (m_level ? 1 : 0), add);
    if (m_level) add(*m_level);
    return std::abs(Complex(realNow, imagNow) - Complex(realBefore, imagBefore) / z);
}

Resonance resonanceOf(const Motion& motion) {
    const double loss = motion.decay > 0.0 ? -std::log(motion.decay) : std::numeric_limits<double>::infinity();
    if (loss <= 0.0) return {motion.cyclesPerStep(), 0.0, std::numeric_limits<double>::infinity()};
    return {motion.cyclesPerStep(), loss / pi, motion.angle / (2.0 * loss)};
}

} // namespace seiche
