// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// Tells screen readers what a canvas shows, when they ask, and lets them pull as SPACE does.
void installAccessibleCanvas();

} // namespace seiche
