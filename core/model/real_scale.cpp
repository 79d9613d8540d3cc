// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/real_scale.h"

#include <cmath>

namespace seiche {

namespace {

constexpr double gravity = 9.81;          // m/s^2
constexpr double ofSound = 343.0;         // m/s
constexpr double ofLight = 299'792'458.0; // m/s

} // namespace

double speedOf(const RealMedium& real) {
    switch (real.world) {
    case World::None: break;
    case World::String: return std::sqrt(real.tension / real.massPerLength);
    case World::Water: return std::sqrt(gravity * real.depth);
    case World::Sound: return ofSound;
    case World::Light:
    case World::Radio: return ofLight;
    }
    return 0.0;
}

std::optional<RealScale> realScaleOf(const Experiment& experiment) {
    const double speed = speedOf(experiment.real);
    if (!(speed > 0.0) || experiment.grid.width < 2) return std::nullopt;
    const double metresPerCell = experiment.real.length / (experiment.grid.width - 1);
    return RealScale{metresPerCell, longWaveSpeed(experiment.rule) * metresPerCell / speed};
}

double slowMotionOf(const Experiment& experiment, const RealScale& scale) {
    return 1.0 / (experiment.stepsPerSecond * scale.secondsPerStep);
}

} // namespace seiche
