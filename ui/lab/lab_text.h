// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"

#include <QString>

namespace seiche {

/// The lab's numbers and states as text, in the current language.
///
/// Numbers have as many digits as their error justifies.
struct LabText {
    QString number; ///< "1.02", or a dash if unknown
    QString rest;   ///< "± 0.03"
};
LabText rhythmText(const std::optional<Rhythm>& rhythm);
LabText amplitudeText(const std::optional<Amplitude>& amplitude, double onePull);

/// Returns a sentence about the result of the taps and the next action.
QString stateText(const ResonanceLab& lab);
/// Returns a sentence about why there is no theoretical curve. Empty if there is a curve.
QString obstacleText(Obstacle obstacle);
/// Returns the sentence that no frequency stands out here.
QString noResonanceText();
/// Returns "growing", "approaching" or "steady", translated.
QString nameOf(Amplitude::How how);

} // namespace seiche
