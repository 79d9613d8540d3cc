// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/stability.h"

#include <QString>

#include <optional>

namespace seiche {

/// A factor per step as it is shown: with enough decimals to distinguish it from 1.
QString growthInFigures(double growth);

/// A wavelength in cells as it is shown: "2", "1.41", "638".
QString cellsInFigures(double length);

/// The largest damping factor below the present one (the other damping as it is) with which the setting can be
/// used, rounded down to three decimals; nothing when half of everything lost per step is not enough.
std::optional<double> dampingThatHolds(const Rule& rule, DampingKind kind);

/// What this setting does, in one or two sentences: past the limit which wave grows, how fast, and what to do
/// about it.
QString adviceOn(const Rule& rule, const Stability& stability, double stepsPerSecond, DampingKind kind);

} // namespace seiche
