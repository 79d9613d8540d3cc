// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/presets.h"
#include "results.h"
#include "study/resonance_curve.h"
#include "study/sweep.h"
#include "theory/stability.h"

#include <benchmark/benchmark.h>

namespace seiche::bench {

namespace {

Experiment classroomString() {
    Experiment e = defaultExperiment(SceneKind::String);
    e.stepsPerSecond = 638.0;
    e.rule.damping.velocity = 0.999773;
    return e;
}

template <Scheme scheme>
void stabilityMapOf200(benchmark::State& state) {
    std::vector<double> springs, factors;
    for (int i = 1; i <= 200; ++i) {
        springs.push_back(0.008 * i);
        factors.push_back(1.0 - 0.002 * i);
    }
    Rule rule;
    rule.scheme = scheme;
    for (auto _ : state)
        benchmark::DoNotOptimize(stabilityMap(rule, springs, factors, DampingKind::Velocity).growth.data());
}

void curveOf500(benchmark::State& state) {
    const Experiment e = classroomString();
    std::vector<std::int64_t> periods;
    for (std::int64_t period = 160; periods.size() < 500; ++period) periods.push_back(period);
    for (auto _ : state) {
        const auto response = SteadyResponse::to(e.rule, e.grid, e.pullWith, 160);
        benchmark::DoNotOptimize(response->curve(periods).data());
    }
}

template <bool sine>
void sweepOf100(benchmark::State& state) {
    Sweep sweep;
    sweep.experiment = classroomString();
    sweep.experiment.rule.damping.velocity = 0.9999; // so that each point uses all its steps
    sweep.probeX = 160;
    sweep.fromHertz = 0.5;
    sweep.toHertz = 4.0;
    sweep.maxRunSteps = 20'000;
    sweep.sine = sine;
    for (auto _ : state) benchmark::DoNotOptimize(measure(sweep).data());
}

void predictionOfPool(benchmark::State& state) {
    const Experiment e = *loadPreset("pool");
    for (auto _ : state)
        benchmark::DoNotOptimize(
            predict({e.grid, e.rule, e.stepsPerSecond, e.pullWith}, 200, 120).curve.data());
}

} // namespace

void registerTheory() {
    const auto add = [](const char* name, void (*run)(benchmark::State&)) {
        benchmark::RegisterBenchmark(name, run)->UseRealTime()->Unit(benchmark::kMillisecond);
    };
    add("theory: stability map of 200 x 200", stabilityMapOf200<Scheme::Leapfrog>);
    add("theory: stability map of 200 x 200, rk4", stabilityMapOf200<Scheme::Rk4>);
    add("theory: resonance curve of 500 points, string of 320", curveOf500);
    add("theory: sweep of 100 points, 20,000 steps, string of 320", sweepOf100<false>);
    add("theory: the same under the sine drive", sweepOf100<true>);
    add("theory: resonance of a pool of 320 x 240", predictionOfPool);
}

} // namespace seiche::bench
