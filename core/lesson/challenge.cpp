// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/challenge.h"

#include "theory/modes.h"
#include "wave/expects.h"
#include "wave/split_mix.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace seiche {

namespace {

class RandomSequence {
public:
    explicit RandomSequence(std::uint64_t seed) : m_numbers(seed) {}

    // Returns a random integer from `min` to `max`.
    int between(int min, int max) {
        return min + static_cast<int>(m_numbers.next() % static_cast<std::uint64_t>(max - min + 1));
    }

private:
    SplitMix m_numbers;
};

double slowestCyclesPerStep(const Experiment& experiment) {
    return Modes::of(experiment.rule, experiment.grid)->lowest(1).front().motion.cyclesPerStep();
}

} // namespace

Challenge challengeOf(std::uint32_t number) {
    RandomSequence random(number);
    Challenge challenge{number, defaultExperiment(SceneKind::String), 0.0};
    Experiment& e = challenge.experiment;
    e.title = "Challenge " + std::to_string(number);
    e.grid.width = random.between(120, 480);
    e.rule.k = 0.01 * random.between(15, 100);
    if (random.between(1, 3) == 1) e.rule.edges.right = Edge::Free;
    const double wished = 0.01 * random.between(60, 180);
    e.stepsPerSecond = std::round(wished / slowestCyclesPerStep(e));
    // |z| = sqrt(s) gives a width of -ln s / (2 pi) per step, hence approximately this quality
    // factor.
    const int quality = random.between(12, 25);
    e.rule.damping.velocity = 1.0 - 6.28 * wished / (quality * e.stepsPerSecond);
    // Near the middle, to avoid exciting the second mode.
    const int middle = e.grid.width / 2;
    e.pullWith = {PullShape::Gaussian, 6.0, 1.0, PullMode::Add, double(middle + random.between(-4, 4)), 0.0};
    challenge.answerHertz = slowestCyclesPerStep(e) * e.stepsPerSecond;
    return challenge;
}

int scoreOf(double answerHertz, double guessHertz, int taps) {
    SEICHE_EXPECTS(answerHertz > 0.0 && taps >= 0);
    const double off = std::abs(guessHertz / answerHertz - 1.0);
    const double accuracy = std::clamp((0.10 - off) / (0.10 - 0.005), 0.0, 1.0);
    const double thrift = std::min(1.0, static_cast<double>(frugalTaps) / std::max(1, taps));
    return static_cast<int>(std::lround(100.0 * accuracy * (0.5 + 0.5 * thrift)));
}

} // namespace seiche
