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

std::optional<RealScale> realScaleOf(const RealMedium& real, const Rule& rule, int columns) {
    const double speed = speedOf(real);
    if (!(speed > 0.0) || columns < 2) return std::nullopt;
    const double metresPerCell = real.length / (columns - 1);
    return RealScale{metresPerCell, longWaveSpeed(rule) * metresPerCell / speed};
}

std::optional<RealScale> realScaleOf(const Experiment& experiment) {
    return realScaleOf(experiment.real, experiment.rule, experiment.grid.width);
}

double slowMotionOf(const Experiment& experiment, const RealScale& scale) {
    return 1.0 / (experiment.stepsPerSecond * scale.secondsPerStep);
}

} // namespace seiche
