// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

#include <QString>

namespace seiche {

/// The style sheet of the whole program, made from the theme's tokens and scale.
QString styleSheetFor(const Theme& theme);

} // namespace seiche
