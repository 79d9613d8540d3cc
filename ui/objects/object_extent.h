// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pool_objects.h"
#include "wave/rule.h"

#include <QPointF>
#include <QRectF>

namespace seiche {

/// Returns half the extent of an object along its own axes, in cells. 0 for point objects.
QPointF halfExtentOf(const PoolObject& object);

/// Returns the half extent that a pointer can grasp, in cells. Small or thin objects have at least
/// the size of their icon.
QPointF halfGraspOf(const PoolObject& object);

/// Returns the bounding rectangle of the rotated object in cells. Beside a string, in points and
/// without height.
QRectF extentOf(const PoolObject& object, SceneKind scene);

} // namespace seiche
