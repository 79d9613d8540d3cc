// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/chosen_objects.h"

class QPainter;

namespace seiche {

class PoolCanvas;

/// What a press takes hold of: the objects themselves, the round handle that turns them, the square one that
/// resizes them, the place where a moving one turns back.
enum class Grip { None, Body, Turn, Size, Target };

/// The frames of what is selected in the pool, with the handles of one object, or of several round their common
/// middle.
void paintFrames(QPainter& painter, const PoolCanvas& canvas, const ChosenObjects& chosen);

/// The handle at a pixel.
Grip gripAt(QPointF pixel, const PoolCanvas& canvas, const ChosenObjects& chosen);

/// Where a drag by a handle begins, in cells: the square one need not be grasped in its middle.
QPointF beginOfDrag(Grip grip, QPointF cell, const PoolCanvas& canvas, const ChosenObjects& chosen);

/// What a drag by a handle makes of them; `inSteps`: turned by large steps. Their bodies are moved by
/// `movedBy`.
ChosenObjects draggedBy(Grip grip, const ChosenObjects& before, QPointF from, QPointF to, bool inSteps,
                        const Experiment& experiment);

} // namespace seiche
