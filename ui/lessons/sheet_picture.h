// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"
#include "lesson/step_observer.h"

#include <QImage>

namespace seiche {

// The student's charts for the results.

QImage resonancePicture(ResonanceLab& lab);
QImage heightPicture(const StepObserver& observer, double stepsPerSecond);
QImage largestPicture(const StepObserver& observer, double stepsPerSecond);

} // namespace seiche
