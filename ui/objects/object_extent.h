// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"
#include "wave/rule.h"

#include <QPointF>
#include <QRectF>

namespace seiche {

/// Half the extent of an object along its own axes, in cells; 0 for what is only at a place.
QPointF halfExtentOf(const PoolObject& object);

/// The same for a hand: what is small or thin is as large as its sign in the pool.
QPointF halfGraspOf(const PoolObject& object);

/// What it takes up where it stands, turned as it is, in cells; beside a string, points and no height.
QRectF extentOf(const PoolObject& object, SceneKind scene);

} // namespace seiche
