// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"

#include <QString>

namespace seiche {

/// The wording of the lab's numbers and states, in the current language.
///
/// Numbers are written with as many digits as their error leaves.
struct Said {
    QString number; ///< "1.02", or a dash when there is none
    QString rest;   ///< "± 0.03"
};
Said saidRhythm(const std::optional<Rhythm>& rhythm);
Said saidAmplitude(const std::optional<Amplitude>& amplitude, double onePull);

/// One sentence on what the taps have led to and what to do next.
QString saidState(const ResonanceLab& lab);
/// One sentence on why there is no predicted curve; empty when there is one.
QString saidObstacle(Obstacle obstacle);
/// That no rhythm is worth looking for in this pool.
QString saidHopeless();
/// "growing", "heading for", "steady"
QString nameOf(Amplitude::How how);

} // namespace seiche
