// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/resonance_in_pulls.h"

#include "run/simulation.h"
#include "study/resonance_meter.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

ResonanceMeter meterOf(const Experiment& experiment) {
    const Simulation run(experiment);
    ResonanceMeter meter;
    meter.watch(run);
    return meter;
}

PredictedResonance inPulls(const ResonanceMeter& meter, const StopToken& stop) {
    PredictedResonance predicted = predict(meter.resonator(), meter.watchX(), meter.watchY(), stop);
    const double onePull = stop.stop_requested() ? 0.0 : meter.onePull();
    if (!(onePull > 0.0)) predicted.curve.clear();
    for (CurvePoint& point : predicted.curve) point.amplitude /= onePull;
    return predicted;
}

// A tap train of frequency f is a mean plus harmonics f, 2f, 3f ... up to half a cycle per step,
// each of twice the mean. At worst all responses peak at the same time.
double maxOfTrain(const SteadyResponse& response, double cyclesPerStep, const StopToken& stop) {
    double sum = 0.0;
    for (double cycles = cyclesPerStep; cycles <= 0.5 && !stop.stop_requested(); cycles += cyclesPerStep)
        sum += 2.0 * cyclesPerStep * response.sineAmplitude(cycles);
    return sum;
}

} // namespace

PredictedResonance resonanceInPulls(const Experiment& experiment, StopToken stop) {
    return inPulls(meterOf(experiment), stop);
}

std::optional<double> highestAmplitude(const Experiment& experiment, StopToken stop) {
    const bool movesItself = experiment.drive.isOn() || experiment.rain.isOn() || !experiment.objects.empty() ||
                             !experiment.events.empty();
    if (movesItself) return std::nullopt;
    const ResonanceMeter meter = meterOf(experiment);
    const PredictedResonance predicted = inPulls(meter, stop);
    if (predicted.curve.empty()) return std::nullopt;
    double highest = std::ranges::max(predicted.curve, {}, &CurvePoint::amplitude).amplitude;
    const Resonator& of = meter.resonator();
    const auto response = SteadyResponse::to(of.rule, of.grid, of.pull, meter.watchX(), meter.watchY());
    for (const double mode : predicted.modes) {
        if (!response || mode > maxTappingFrequency || stop.stop_requested()) break;
        const double cycles = mode / of.stepsPerSecond;
        const std::int64_t period = std::llround(1.0 / cycles);
        // Both sums neglect phases, by about the same factor.
        const double atMode = maxOfTrain(*response, cycles, stop);
        const double atPeriod = maxOfTrain(*response, 1.0 / static_cast<double>(period), stop);
        const double nearIt = response->amplitude(period, stop) * (atPeriod > 0.0 ? atMode / atPeriod : 1.0);
        highest = std::max(highest, std::min(nearIt, atMode) / meter.onePull());
    }
    return stop.stop_requested() ? std::nullopt : std::optional(highest);
}

} // namespace seiche
