// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace seiche {

/// Installs the screen reader interface of the canvases: current state, and a tap as by SPACE.
void installAccessibleCanvas();

} // namespace seiche
