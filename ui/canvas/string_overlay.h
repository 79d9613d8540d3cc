// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;
class QMouseEvent;
class QPainter;

namespace seiche {

class StringCanvas;

/// Something that is drawn with the string and may take hold of mouse and keys, as `PoolOverlay` in a pool.
class StringOverlay {
public:
    virtual ~StringOverlay() = default;

    /// Draws behind the waves, and over them.
    virtual void paintBehind(QPainter& painter, const StringCanvas& canvas) = 0;
    virtual void paint(QPainter& painter, const StringCanvas& canvas) = 0;
    /// True: moves and the release of this press are mine.
    virtual bool press(const QMouseEvent& event, StringCanvas& canvas) = 0;
    virtual void move(const QMouseEvent& event, StringCanvas& canvas) = 0;
    virtual void release(const QMouseEvent& event, StringCanvas& canvas) = 0;
    /// The mouse moves with no button down. True: a press here would be mine.
    virtual bool hover(const QMouseEvent& event, StringCanvas& canvas) = 0;
    /// True: this key was mine.
    virtual bool key(const QKeyEvent& event, StringCanvas& canvas) = 0;
};

} // namespace seiche
