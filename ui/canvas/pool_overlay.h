// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/overlay.h"

class QPainter;

namespace seiche {

class PoolCanvas;
class Simulation;
struct PixelView;
struct PoolLook;

/// Base class of overlays on every pool view.
///
/// The canvas, which has the view, converts between cells and pixels.
class PoolOverlay : public OverlayOn<PoolCanvas> {
public:
    /// Draws into the image of a run, below everything else, if a painter is too slow for 60 frames
    /// per second. `unit` is the width of a line of thickness 1, in image pixels.
    virtual void paintInto(const PixelView& /*picture*/, const Simulation& /*run*/, const PoolLook& /*look*/,
                           double /*unit*/) {}
    /// Draws over a pane, the main run's if `main`.
    virtual void paint(QPainter& painter, const PoolCanvas& canvas, bool main) = 0;
};

} // namespace seiche
