// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

// Window sizes at which the first level changes its layout, in pixels at scale 1.

/// Width from which a lesson fits beside canvas and controls.
inline constexpr double roomForThreeColumns = 1280;
/// Height from which two rows of tool buttons, or canvas and lesson, fit below each other.
inline constexpr double roomForRows = 380;

} // namespace seiche
