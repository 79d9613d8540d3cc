// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "study/resonance_curve.h"

#include <optional>

namespace seiche {

/// Returns the prediction for the experiment at its start, with amplitudes in units of one tap (see
/// `swingAfterOnePull`), for its own tap and position. Without a curve if a tap has no amplitude,
/// or if `stop` ends it early. Takes as long as `predict`.
PredictedResonance resonanceInPulls(const Experiment& experiment, StopToken stop = {});

/// Returns the maximum amplitude of the experiment's own tap at a constant tapping frequency, in
/// units of one tap. It is the maximum of the curve, or the estimate at a sharp resonance, which
/// users also hit between whole periods. Empty without a curve, if drive, rain, objects or events
/// also move the medium, or if `stop` ends it early.
std::optional<double> highestAmplitude(const Experiment& experiment, StopToken stop = {});

} // namespace seiche
