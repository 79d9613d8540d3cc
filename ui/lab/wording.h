// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"

#include <QString>

namespace seiche {

/// The lab's numbers and states as text, in the current language.
///
/// Numbers have as many digits as their error justifies.
struct Said {
    QString number; ///< "1.02", or a dash if unknown
    QString rest;   ///< "± 0.03"
};
Said saidRhythm(const std::optional<Rhythm>& rhythm);
Said saidAmplitude(const std::optional<Amplitude>& amplitude, double onePull);

/// Returns a sentence about the result of the taps and the next action.
QString saidState(const ResonanceLab& lab);
/// Returns a sentence about why there is no predicted curve. Empty if there is a curve.
QString saidObstacle(Obstacle obstacle);
/// Returns the sentence that no frequency stands out here.
QString saidHopeless();
/// Returns "growing", "approaching" or "steady", translated.
QString nameOf(Amplitude::How how);

} // namespace seiche
