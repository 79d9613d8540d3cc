// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QPointF>

#include <vector>

namespace seiche {

/// A closed or open line in pool cells.
struct Outline {
    std::vector<QPointF> points;
    bool closed = true;
};

/// Returns the outlines of a wall or region at its position. Walls with slits have several, hollow
/// shapes an outer and an inner outline. Empty for other objects.
std::vector<Outline> outlinesOf(const PoolObject& object);

/// Convert between object coordinates (unrotated, from the centre) and pool cells.
QPointF fromObject(const PoolObject& object, QPointF own);
QPointF toObject(const PoolObject& object, QPointF cell);

} // namespace seiche
