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

/// Something that is drawn over every view of the pool.
///
/// It turns cells into pixels and back by the canvas, which knows the view.
class PoolOverlay : public OverlayOn<PoolCanvas> {
public:
    /// Draws into the picture of a run, below everything else: what is too much for a painter sixty times a
    /// second. `unit` is how many of its pixels a line of thickness 1 has.
    virtual void paintInto(const PixelView& /*picture*/, const Simulation& /*run*/, const PoolLook& /*look*/,
                           double /*unit*/) {}
    /// Draws over one pane; `main` is false for a twin's.
    virtual void paint(QPainter& painter, const PoolCanvas& canvas, bool main) = 0;
};

} // namespace seiche
