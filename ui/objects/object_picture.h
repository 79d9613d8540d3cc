// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QIcon>

namespace seiche {

/// Draws a small picture of an object in the colours of the theme.
QIcon pictureOf(const PoolObject& object);

} // namespace seiche
