// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;
class QMouseEvent;

namespace seiche {

/// Base class of overlays on a canvas, with optional mouse, touch and key handling.
template <class CanvasKind>
class OverlayOn {
public:
    virtual ~OverlayOn() = default;

    /// Handles a press. Returns whether the overlay takes its moves and release.
    virtual bool press(const QMouseEvent&, CanvasKind&) { return false; }
    virtual void move(const QMouseEvent&, CanvasKind&) {}
    virtual void release(const QMouseEvent&, CanvasKind&) {}
    /// Handles mouse moves without a button. Returns whether a press here would be taken, which the
    /// cursor shows.
    virtual bool hover(const QMouseEvent&, CanvasKind&) { return false; }
    /// Returns whether the overlay uses the arrow keys, so the canvas hides its hint for them.
    virtual bool takesKeys() const { return false; }
    /// Handles a key. Returns whether it did.
    virtual bool key(const QKeyEvent&, CanvasKind&) { return false; }
};

} // namespace seiche
