// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/stability.h"

#include <QString>

#include <optional>

namespace seiche {

/// Returns a factor per step as text, with enough decimals to distinguish it from 1.
QString growthInFigures(double growth);

/// Returns a wavelength in cells as text: "2", "1.41", "638".
QString cellsInFigures(double length);

/// Returns the largest factor of this damping that makes the setting usable, below the current one
/// and rounded down to three decimals. Empty if even a loss of one half per step is not enough.
std::optional<double> stabilisingDamping(const Rule& rule, DampingKind kind);

/// Describes this setting in one or two sentences. Beyond the limit: the growing wave, its growth,
/// and a remedy.
QString adviceOn(const Rule& rule, const Stability& stability, double stepsPerSecond, DampingKind kind);

} // namespace seiche
