// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pool_look.h"

#include <QIcon>

namespace seiche {

/// Draws a small pool with circular waves in this view.
QIcon pictureOf(PoolView view);

} // namespace seiche
