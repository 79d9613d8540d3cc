// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/resonance_curve.h"

#include "wave/expects.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>

namespace seiche {

namespace {

constexpr int evenlySpread = 400; // periods over the whole range
constexpr int beyondIt = 800;     // up to the fastest taps; most whole periods coincide
constexpr int atAResonance = 16;  // additional periods on each side of a resonance
constexpr int overtones = 4;      // taps at 1/2, 1/3, 1/4 of a mode's frequency excite it too
constexpr std::size_t maxModes = 12;

struct Standing {
    double hertz;
    double width;
};

// Returns the slowest oscillating modes, each frequency once.
std::vector<Standing> standingWaves(const Resonator& resonator) {
    std::vector<Standing> found;
    if (resonator.rule.arithmetic == Arithmetic::Integer || !resonator.objects.empty()) return found;
    const std::optional<Modes> modes = Modes::of(resonator.rule, resonator.grid);
    if (!modes) return found;
    for (const Mode& mode : modes->lowest(4 * maxModes)) {
        const Resonance resonance = resonanceOf(mode.motion);
        const double hertz = resonance.cyclesPerStep * resonator.stepsPerSecond;
        if (!(hertz > 0.0) || found.size() == maxModes) continue;
        if (!found.empty() && hertz < found.back().hertz * (1.0 + 1e-9)) continue;
        found.push_back({hertz, resonance.width * resonator.stepsPerSecond});
    }
    return found;
}

// Estimate without modes (absorbing ends, integer water): a fixed string or pool of this size.
double roughFundamental(const Resonator& resonator) {
    const double length = std::max(2, std::max(resonator.grid.width, resonator.grid.height));
    return 0.5 * longWaveSpeed(resonator.rule) / (length - 1.0) * resonator.stepsPerSecond;
}

double decadeOf(double value) { return std::pow(10.0, std::floor(std::log10(value))); }

// Returns the largest of 1, 2, 3, 5, 10, 20 ... that is at most the value.
double roundBelow(double value) {
    const double decade = decadeOf(value);
    for (const double digit : {5.0, 3.0, 2.0})
        if (digit * decade <= value) return digit * decade;
    return decade;
}

// Returns the smallest of 1, 2, 3, 5, 10, 20 ... that is at least the value.
double roundAbove(double value) {
    const double decade = decadeOf(value);
    for (const double digit : {1.0, 2.0, 3.0, 5.0})
        if (digit * decade >= value) return digit * decade;
    return 10.0 * decade;
}

// Returns the distinct whole periods, falling.
std::vector<std::int64_t> wholePeriods(const std::vector<double>& frequencies, double fromHertz, double toHertz,
                                       double stepsPerSecond) {
    std::vector<std::int64_t> periods;
    for (double hertz : frequencies)
        if (hertz >= fromHertz && hertz <= toHertz)
            periods.push_back(std::max<std::int64_t>(1, std::llround(stepsPerSecond / hertz)));
    std::ranges::sort(periods, std::greater{});
    periods.erase(std::unique(periods.begin(), periods.end()), periods.end());
    return periods;
}

std::vector<std::int64_t> periodsToShow(const PredictedResonance& range, const std::vector<Standing>& waves,
                                        double stepsPerSecond) {
    std::vector<double> frequencies;
    for (int i = 0; i < evenlySpread; ++i)
        frequencies.push_back(range.fromHertz + (range.toHertz - range.fromHertz) * i / (evenlySpread - 1));
    for (const Standing& wave : waves)
        for (int part = 1; part <= overtones; ++part)
            for (int i = -atAResonance; i <= atAResonance; ++i) {
                const double share = static_cast<double>(i) / atAResonance;
                frequencies.push_back((wave.hertz + 5.0 * wave.width * share * std::abs(share)) / part);
            }
    return wholePeriods(frequencies, range.fromHertz, range.toHertz, stepsPerSecond);
}

// Returns periods from the range's end to the fastest taps.
std::vector<std::int64_t> fasterPeriods(const PredictedResonance& range, double maxHertz,
                                        double stepsPerSecond) {
    std::vector<double> frequencies;
    for (int i = 1; i <= beyondIt; ++i)
        frequencies.push_back(range.toHertz + (maxHertz - range.toHertz) * i / beyondIt);
    return wholePeriods(frequencies, range.toHertz, maxHertz, stepsPerSecond);
}

} // namespace

PredictedResonance::Range PredictedResonance::around(double hertz) const {
    Range range{0.8 * hertz, 1.25 * hertz};
    for (std::size_t i = 1; i < modes.size(); ++i) {
        const double middle = 0.5 * (modes[i - 1] + modes[i]);
        if (middle <= hertz) range.fromHertz = std::max(range.fromHertz, middle);
        else range.toHertz = std::min(range.toHertz, middle);
    }
    return range;
}

std::vector<double> resonatingModes(const PredictedResonance& predicted) {
    // More distant peaks belong to fractions of other mode frequencies.
    constexpr double nearMode = 0.03;
    // Sharp resonances have too few whole periods for a fit.
    const auto hasPeakAt = [&](double mode) {
        const PredictedResonance::Range own = predicted.around(mode);
        const auto first = std::ranges::lower_bound(predicted.curve, own.fromHertz, {}, &CurvePoint::hertz);
        const auto end = std::ranges::upper_bound(predicted.curve, own.toHertz, {}, &CurvePoint::hertz);
        const auto top = std::max_element(
            first, end, [](const CurvePoint& a, const CurvePoint& b) { return a.amplitude < b.amplitude; });
        return top != end && top != first && top + 1 != end && std::abs(top->hertz - mode) <= nearMode * mode;
    };
    std::vector<double> found;
    for (const double mode : predicted.modes)
        if (mode <= predicted.toHertz && (predicted.obstacle == Obstacle::NeverSteady || hasPeakAt(mode)))
            found.push_back(mode);
    return found;
}

PredictedResonance predict(const Resonator& resonator, int watchX, int watchY, StopToken stop) {
    SEICHE_EXPECTS(resonator.grid.contains(watchX, watchY));
    PredictedResonance result;
    const std::vector<Standing> waves = standingWaves(resonator);
    for (const Standing& wave : waves) result.modes.push_back(wave.hertz);
    const double fundamental = waves.empty() ? roughFundamental(resonator) : waves.front().hertz;
    result.width = waves.empty() ? 0.0 : waves.front().width;
    // The end of an axis at a fixed ratio to the fundamental would reveal it.
    result.fromHertz = roundBelow(0.25 * fundamental);
    result.mainHertz = roundBelow(0.55 * fundamental);
    const double max = resonator.stepsPerSecond / (resonator.sine ? 3.0 : 2.0);
    result.toHertz = std::min(roundAbove(3.5 * fundamental), max);
    if (!resonator.objects.empty()) {
        result.obstacle = Obstacle::Uneven;
        return result;
    }
    Pull pull = resonator.pull;
    if (resonator.sine) pull.mode = PullMode::Add; // a drive always adds
    const SteadyResponse::Found found =
        SteadyResponse::find(resonator.rule, resonator.grid, pull, watchX, watchY);
    result.obstacle = found.obstacle;
    if (!found.response) return result;

    const std::vector<std::int64_t> periods = periodsToShow(result, waves, resonator.stepsPerSecond);
    std::vector<std::int64_t> faster =
        fasterPeriods(result, std::min(maxTappingFrequency, max), resonator.stepsPerSecond);
    if (!faster.empty() && !periods.empty() && faster.front() == periods.back()) faster.erase(faster.begin());
    std::vector<std::int64_t> all = periods;
    all.insert(all.end(), faster.begin(), faster.end());
    const auto hertzOf = [&](std::int64_t period) {
        return resonator.stepsPerSecond / static_cast<double>(period);
    };
    if (resonator.sine) {
        for (const std::int64_t period : all) {
            if (stop.stop_requested()) return {};
            const double cycles = 1.0 / static_cast<double>(period);
            result.curve.push_back({hertzOf(period), 2.0 * cycles * found.response->sineAmplitude(cycles)});
        }
        return result;
    }
    std::vector<std::int64_t> kept = affordablePeriods(*found.response, periods);
    if (kept.size() == periods.size() && affordablePeriods(*found.response, all).size() == all.size())
        kept = all;
    if (kept.empty() && !periods.empty()) result.obstacle = Obstacle::TooLarge;
    const std::vector<double> amplitudes = found.response->curve(kept, accuracyOfCharts, stop);
    if (stop.stop_requested()) return {};
    for (std::size_t i = 0; i < kept.size(); ++i) result.curve.push_back({hertzOf(kept[i]), amplitudes[i]});
    return result;
}

std::vector<std::int64_t> affordablePeriods(const SteadyResponse& response,
                                            std::span<const std::int64_t> periods) {
    SEICHE_EXPECTS(std::ranges::is_sorted(periods, std::greater()));
    const auto seconds = [&](std::span<const std::int64_t> some) {
        constexpr double modeFramesPerSecond = 1e9;
        constexpr double forTheFrameItself = 4.0; // cost of a step itself, in modes
        return static_cast<double>(response.framesOfCurve(some, accuracyOfCharts)) *
               (static_cast<double>(response.modes()) + forTheFrameItself) / modeFramesPerSecond;
    };
    while (!periods.empty() && seconds(periods.first(1)) > 2.0) periods = periods.subspan(1);
    const std::size_t stride = 1 + static_cast<std::size_t>(seconds(periods) / 6.0);
    std::vector<std::int64_t> kept;
    for (std::size_t i = 0; i < periods.size(); i += stride) kept.push_back(periods[i]);
    return kept;
}

} // namespace seiche
