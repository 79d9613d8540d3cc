// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Links only the layers that compute waves, as a host without files, pictures and threads does
// (SEICHE_COMPUTE_ONLY). Prints results for comparison with every other build.
#include "lesson/challenge.h"
#include "run/simulation.h"
#include "study/run_stability.h"
#include "study/sweep.h"

#include <algorithm>
#include <cinttypes>
#include <cmath>
#include <cstdio>

using namespace seiche;

namespace {

// The example "pool", the first pool in tests/determinism.txt.
Experiment pool() {
    Experiment e = defaultExperiment(SceneKind::Pool);
    e.rule.stencil = Stencil::Isotropic;
    e.rule.damping.velocity = 0.998;
    e.stepsPerSecond = 200.0;
    e.pullWith.shape = PullShape::Cosine;
    e.pullWith.width = 10.0;
    e.pullWith.mode = PullMode::Pluck;
    e.events = {{0, e.pullWith}};
    return e;
}

} // namespace

int main() {
    Simulation run(pool());
    run.advance(300);
    std::printf("hash: %016" PRIx64 "\n", run.hash());
    std::printf("stable: %s\n", stabilityOf(run).usable() ? "yes" : "no");

    // The highest measured point of a challenge is the nearest to its answer.
    const Challenge challenge = challengeOf(7);
    const Sweep sweep{.experiment = challenge.experiment,
                      .probeX = static_cast<int>(challenge.experiment.pullWith.x),
                      .fromHertz = 0.8 * challenge.answerHertz,
                      .toHertz = 1.2 * challenge.answerHertz,
                      .points = 9};
    const std::vector<SweepPoint> points = measure(sweep);
    const auto loudest = std::ranges::max_element(points, {}, &SweepPoint::amplitude);
    const auto nearest = std::ranges::min_element(
        points, {}, [&](const SweepPoint& point) { return std::abs(point.hertz - challenge.answerHertz); });
    std::printf("resonance: %s\n", loudest == nearest ? "where theory says" : "elsewhere");
    return 0;
}
