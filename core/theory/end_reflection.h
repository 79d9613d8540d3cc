// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// Returns the reflection coefficient of a long wave at an end with this impedance, -1 ... 1.
///
/// `impedance` >= 0 is relative to the medium's own. Negative: inverted. (1 - Z) / (1 + Z), for
/// heights at a damper; for short waves see `Edge::Impedance`.
constexpr double endReflection(double impedance) { return (1.0 - impedance) / (1.0 + impedance); }

} // namespace seiche
