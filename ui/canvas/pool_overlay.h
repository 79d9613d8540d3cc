// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;
class QMouseEvent;
class QPainter;

namespace seiche {

class PoolCanvas;
class Simulation;
struct PixelView;
struct PoolLook;

/// Something that is drawn over every view of the pool and may take hold of mouse and keys.
///
/// It turns cells into pixels and back by the canvas, which knows the view.
class PoolOverlay {
public:
    virtual ~PoolOverlay() = default;

    /// Draws into the picture of a run, below everything else: what is too much for a painter sixty times a
    /// second. `unit` is how many of its pixels a line of thickness 1 has.
    virtual void paintInto(const PixelView& picture, const Simulation& run, const PoolLook& look, double unit);
    /// Draws over one pane; `main` is false for a twin's.
    virtual void paint(QPainter& painter, const PoolCanvas& canvas, bool main) = 0;
    /// True: moves and the release of this press are mine.
    virtual bool press(const QMouseEvent& event, PoolCanvas& canvas);
    virtual void move(const QMouseEvent& event, PoolCanvas& canvas);
    virtual void release(const QMouseEvent& event, PoolCanvas& canvas);
    /// The mouse moves with no button down. True: a press here would be mine; the canvas shows that.
    virtual bool hover(const QMouseEvent& event, PoolCanvas& canvas);
    /// The arrow keys are mine now: the canvas does not invite to use them.
    virtual bool takesKeys() const;
    /// True: this key was mine.
    virtual bool key(const QKeyEvent& event, PoolCanvas& canvas);
};

inline void PoolOverlay::paintInto(const PixelView&, const Simulation&, const PoolLook&, double) {}
inline bool PoolOverlay::press(const QMouseEvent&, PoolCanvas&) { return false; }
inline void PoolOverlay::move(const QMouseEvent&, PoolCanvas&) {}
inline void PoolOverlay::release(const QMouseEvent&, PoolCanvas&) {}
inline bool PoolOverlay::hover(const QMouseEvent&, PoolCanvas&) { return false; }
inline bool PoolOverlay::takesKeys() const { return false; }
inline bool PoolOverlay::key(const QKeyEvent&, PoolCanvas&) { return false; }

} // namespace seiche
