// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QString>

namespace seiche {

/// Returns the style sheet of the whole program, from the theme's tokens and scale.
QString styleSheetFor(const Theme& theme);

} // namespace seiche
