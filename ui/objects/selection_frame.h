// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/chosen_objects.h"

class QPainter;

namespace seiche {

class PoolCanvas;

/// The grasped part: the object itself, the round rotation handle, the square resize handle, or the
/// turning point of a moving object.
enum class Grip { None, Body, Turn, Size, Target };

/// Draws the frames of the selected pool objects, with the handles of a single object or of the
/// group.
void paintFrames(QPainter& painter, const PoolCanvas& canvas, const ChosenObjects& chosen);

/// Returns the handle at a pixel.
Grip gripAt(QPointF pixel, const PoolCanvas& canvas, const ChosenObjects& chosen);

/// Returns the start of a handle drag in cells, corrected if the square handle was grasped
/// off-centre.
QPointF beginOfDrag(Grip grip, QPointF cell, const PoolCanvas& canvas, const ChosenObjects& chosen);

/// Returns the objects after a handle drag. `inSteps` rotates in large steps. `movedBy` handles
/// drags of the body.
ChosenObjects draggedBy(Grip grip, const ChosenObjects& before, QPointF from, QPointF to, bool inSteps,
                        const Experiment& experiment);

} // namespace seiche
