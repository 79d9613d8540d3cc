// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QPointF>

#include <vector>

namespace seiche {

/// A closed or open line in cells of the pool.
struct Outline {
    std::vector<QPointF> points;
    bool closed = true;
};

/// The outlines of a wall or region where it stands: several for a wall with slits; a hollow shape has an outer
/// and an inner one. Empty for other objects.
std::vector<Outline> outlinesOf(const PoolObject& object);

/// A place of the object's own coordinates (from its centre, unturned) in cells of the pool, and back.
QPointF fromObject(const PoolObject& object, QPointF own);
QPointF toObject(const PoolObject& object, QPointF cell);

} // namespace seiche
