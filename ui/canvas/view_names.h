// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show/pool_picture.h"

#include <QString>

namespace seiche {

/// What the views of the pool and the maps of heights are called on the screen, in the language of the moment.
QString nameOf(PoolView view);
QString nameOf(ColourMap map);

/// One sentence: what the view shows.
QString descriptionOf(PoolView view);

} // namespace seiche
