// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// How many times as high a long wave comes back from an end with this impedance (in units of the medium's own,
/// 0 and more), -1 ... 1; negative: upside down. (1 - Z) / (1 + Z), where heights meet a dashpot; what short
/// waves do differs as `Edge::Impedance` says.
constexpr double endReflection(double impedance) { return (1.0 - impedance) / (1.0 + impedance); }

} // namespace seiche
