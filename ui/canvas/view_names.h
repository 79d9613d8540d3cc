// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show/pool_picture.h"

#include <QString>

namespace seiche {

/// Return the translated names of views and colour maps.
QString nameOf(PoolView view);
QString nameOf(ColourMap map);

/// Returns a sentence that describes the view.
QString descriptionOf(PoolView view);

} // namespace seiche
