// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/expectation.h"
#include "lesson/observations.h"

#include "model/parameter.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Minimum amplitude of a recognised resonance, in taps and as a fraction of the required
/// amplitude.
constexpr double noticed = 2.0;
constexpr double noticedShare = 0.5;

bool isWithin(double value, double expected, double percent) {
    return std::abs(value - expected) <= percent / 100.0 * std::abs(expected) + 1e-12;
}

const PlaceObservations* placeAt(const Observations& observations, const check::Cell& at) {
    const auto found = std::ranges::find(observations.places, at, &PlaceObservations::at);
    return found == observations.places.end() ? nullptr : &*found;
}

std::optional<std::int64_t> explosionOf(const Observations& observations, const std::optional<Scheme>& scheme) {
    if (!scheme || observations.settings.rule.scheme == *scheme) return observations.explodedAfter;
    for (const Observations::ComparisonRun& comparisonRun : observations.comparisonRuns)
        if (comparisonRun.scheme == *scheme) return comparisonRun.explodedAfter;
    return std::nullopt;
}

/// Returns whether a number is measured or entered; settings are conditions.
bool measures(const Check& check) {
    return std::holds_alternative<check::Taps>(check.is) ||
           std::holds_alternative<check::Resonance>(check.is) ||
           std::holds_alternative<check::Height>(check.is) || std::holds_alternative<check::Period>(check.is) ||
           std::holds_alternative<check::Travel>(check.is) ||
           std::holds_alternative<check::Diverged>(check.is) || std::holds_alternative<check::Number>(check.is);
}

/// Returns whether the check is a condition without a result.
bool isCondition(const Check& check) {
    return std::holds_alternative<check::Setting>(check.is) || std::holds_alternative<check::Source>(check.is);
}

struct Evaluator {
    const Observations& observations;

    CheckResult operator()(const check::Taps& taps) const {
        if (!observations.rhythm) return {};
        const Rhythm& rhythm = *observations.rhythm;
        const bool passed = rhythm.taps >= taps.count && rhythm.scatter * 100.0 <= taps.scatter &&
                            rhythm.hertz >= taps.from && rhythm.hertz <= taps.to;
        return {passed, false, rhythm.hertz, {}};
    }

    CheckResult operator()(const check::Resonance& resonance) const {
        const std::optional<Motion> wave = standingWave(observations.settings, resonance.mode);
        if (!wave) return {};
        const double expected = wave->frequency(observations.settings.stepsPerSecond);
        // The highest matching point is the student's final result.
        const ResonancePoint* best = nullptr;
        for (const ResonancePoint& point : observations.points) {
            const bool high = point.onePull > 0.0 && point.amplitude >= resonance.amplitude * point.onePull;
            if (high && isWithin(point.hertz, expected, resonance.within) &&
                (!best || point.amplitude > best->amplitude))
                best = &point;
        }
        if (best) return {true, false, best->hertz, expected};
        return {false, false, {}, expected, otherResonance(resonance)};
    }

    // Threshold below that of the step.
    std::optional<double> otherResonance(const check::Resonance& resonance) const {
        if (observations.points.empty()) return std::nullopt;
        const ResonancePoint& newest = observations.points.back();
        const double high = std::max(noticed, noticedShare * resonance.amplitude) * newest.onePull;
        if (!(newest.onePull > 0.0) || newest.amplitude < high ||
            !isOtherResonance(observations.settings, newest.hertz, resonance.mode, resonance.within))
            return std::nullopt;
        return newest.hertz;
    }

    CheckResult operator()(const check::Height& height) const {
        const PlaceObservations* place = height.at ? placeAt(observations, *height.at) : nullptr;
        if (height.at && !place) return {};
        const double seen = height.above ? (place ? place->highest : observations.highest)
                                         : (place ? place->lowest : observations.lowest);
        const bool passed = height.above ? seen > *height.above : height.below && seen < *height.below;
        return {passed, false, seen, {}};
    }

    CheckResult operator()(const check::Period& period) const {
        const PlaceObservations* place = placeAt(observations, period.at);
        const std::optional<Motion> wave = standingWave(observations.settings, period.mode);
        if (!wave || !std::isfinite(wave->period())) return {};
        const double expected = wave->period() / observations.settings.stepsPerSecond;
        if (!place || place->risings.size() <= static_cast<std::size_t>(period.cycles))
            return {false, false, {}, expected};
        const double cycles = static_cast<double>(place->risings.size() - 1);
        const double measured = (place->risings.back() - place->risings.front()) / cycles;
        return {isWithin(measured, expected, period.within), false, measured, expected};
    }

    CheckResult operator()(const check::Travel& travel) const {
        const double expected = waveSpeed(observations.settings);
        const PlaceObservations* place = placeAt(observations, travel.to);
        if (!place || !place->speed) return {false, false, {}, expected};
        return {isWithin(*place->speed, expected, travel.within), false, place->speed, expected};
    }

    CheckResult operator()(const check::Diverged& diverged) const {
        const std::optional<std::int64_t> steps = explosionOf(observations, diverged.comparisonRun);
        if (!steps) return {};
        return {true, false, static_cast<double>(*steps), {}};
    }

    CheckResult operator()(const check::Setting& setting) const {
        const Parameter* row = findParameter(setting.id);
        if (!row) return {};
        if (row->kind == Parameter::Kind::Word)
            return {row->word(observations.settings) == setting.is, false, {}, {}};
        const double value = row->number(observations.settings);
        const bool passed = (!setting.from || value >= *setting.from) && (!setting.to || value <= *setting.to);
        return {passed, false, value, {}};
    }

    CheckResult operator()(const check::ComparisonRun& comparisonRun) const {
        const auto is = [&comparisonRun](const Observations::ComparisonRun& each) {
            return each.scheme == comparisonRun.scheme;
        };
        return {std::ranges::any_of(observations.comparisonRuns, is), false, {}, {}};
    }

    CheckResult operator()(const check::Number& number) const {
        const std::optional<double> expected = expectedOf(number, observations.settings);
        if (!observations.typed) return {false, false, {}, expected};
        const bool passed = expected && isWithin(*observations.typed, *expected, number.within);
        return {passed, !passed, observations.typed, expected};
    }

    CheckResult operator()(const check::Choice& choice) const {
        return {observations.chosen == choice.right,
                observations.chosen != 0 && observations.chosen != choice.right,
                {},
                {}};
    }

    // Greedy, in order of the taps: a tap too close to a counted tap does not count.
    CheckResult operator()(const check::Pulls& pulls) const {
        std::vector<Pull> counted;
        for (const Pull& pull : observations.pulls) {
            const auto near = [&](const Pull& other) {
                return std::hypot(pull.x - other.x, pull.y - other.y) < pulls.apart;
            };
            if (std::ranges::none_of(counted, near)) counted.push_back(pull);
        }
        return {counted.size() >= static_cast<std::size_t>(pulls.count), false, {}, {}};
    }

    CheckResult operator()(const check::Runs& runs) const {
        return {observations.isWhole && observations.seconds >= runs.seconds, false, {}, {}};
    }

    CheckResult operator()(const check::Source& source) const {
        const Source* sine = sineSource(observations.settings);
        if (!sine) return {};
        return {sine->hertz >= source.from && sine->hertz <= source.to, false, sine->hertz, {}};
    }

    CheckResult operator()(const check::All& all) const {
        const std::vector<CheckResult> found = each(all.parts);
        CheckResult whole = numbersOf(all.parts, found, [](const CheckResult&) { return 0; });
        whole.passed = std::ranges::all_of(found, &CheckResult::passed);
        whole.wrong = std::ranges::any_of(found, &CheckResult::wrong);
        whole.otherResonance = otherResonanceIn(found);
        // Values measured with wrong settings do not count.
        for (std::size_t i = 0; i < found.size(); ++i)
            if (isCondition(all.parts[i]) && !found[i].passed) whole.value.reset();
        return whole;
    }

    CheckResult operator()(const check::Any& any) const {
        const std::vector<CheckResult> found = each(any.parts);
        CheckResult whole =
            numbersOf(any.parts, found, [](const CheckResult& part) { return part.passed ? 3 : 0; });
        whole.passed = std::ranges::any_of(found, &CheckResult::passed);
        whole.wrong = std::ranges::any_of(found, &CheckResult::wrong);
        whole.otherResonance = otherResonanceIn(found);
        return whole;
    }

    static std::optional<double> otherResonanceIn(const std::vector<CheckResult>& found) {
        const auto other = std::ranges::find_if(
            found, [](const CheckResult& part) { return part.otherResonance.has_value(); });
        return other == found.end() ? std::nullopt : other->otherResonance;
    }

    std::vector<CheckResult> each(const std::vector<Check>& parts) const {
        std::vector<CheckResult> found;
        for (const Check& part : parts) found.push_back(evaluate(part, observations));
        return found;
    }

    /// Returns the numbers of one part. Priority: with a theoretical value, measured only,
    /// settings; plus `more`. The first of equal parts is taken.
    template <class More>
    static CheckResult numbersOf(const std::vector<Check>& parts, const std::vector<CheckResult>& found,
                                 More more) {
        const bool measured = std::ranges::any_of(parts, measures);
        CheckResult whole;
        int max = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if ((measured && !measures(parts[i])) || (!found[i].value && !found[i].expected)) continue;
            const int weight = (found[i].expected ? 2 : 1) + more(found[i]);
            if (weight <= max) continue;
            max = weight;
            whole.value = found[i].value;
            whole.expected = found[i].expected;
        }
        return whole;
    }
};

} // namespace

CheckResult evaluate(const Check& check, const Observations& observations) {
    return std::visit(Evaluator{observations}, check.is);
}

} // namespace seiche
