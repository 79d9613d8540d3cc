// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;
class QMouseEvent;

namespace seiche {

/// Something over a canvas that may take hold of mouse, fingers and keys.
template <class CanvasKind>
class OverlayOn {
public:
    virtual ~OverlayOn() = default;

    /// True: moves and the release of this press are mine.
    virtual bool press(const QMouseEvent&, CanvasKind&) { return false; }
    virtual void move(const QMouseEvent&, CanvasKind&) {}
    virtual void release(const QMouseEvent&, CanvasKind&) {}
    /// The mouse moves with no button down. True: a press here would be mine; the canvas shows that.
    virtual bool hover(const QMouseEvent&, CanvasKind&) { return false; }
    /// The arrow keys are mine now: the canvas does not invite to use them.
    virtual bool takesKeys() const { return false; }
    /// True: this key was mine.
    virtual bool key(const QKeyEvent&, CanvasKind&) { return false; }
};

} // namespace seiche
