// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "study/resonance_curve.h"

#include <optional>

namespace seiche {

/// The prediction for the experiment as it begins, with amplitudes in pulls (see `swingAfterOnePull`): those of
/// its own pull at its own place. Without a curve where one pull has no swing, or `stop` ends it early. Takes
/// as long as `predict`.
PredictedResonance resonanceInPulls(const Experiment& experiment, StopToken stop = {});

/// The highest amplitude that an even rhythm of the experiment's own pull can have, in pulls: that of the
/// curve, or, since hands meet a sharp resonance between periods of whole steps, too, about what it is there.
/// Nothing where there is no curve, where something else moves the medium as well (drive, rain, objects,
/// events), or when `stop` ends it early.
std::optional<double> highestAmplitude(const Experiment& experiment, StopToken stop = {});

} // namespace seiche
