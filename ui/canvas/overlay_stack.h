// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

class QKeyEvent;
class QMouseEvent;

namespace seiche {

/// The overlays of a canvas, not owned. The topmost is asked first, and the overlay that takes a
/// press receives all events until its release.
template <class Overlay, class CanvasKind>
class OverlayStack {
public:
    explicit OverlayStack(CanvasKind& canvas) : m_canvas(canvas) {}

    /// Adds an overlay on top.
    void add(Overlay* overlay) { m_overlays.push_back(overlay); }
    /// Iterates from the lowest overlay up, the paint order.
    auto begin() const { return m_overlays.begin(); }
    auto end() const { return m_overlays.end(); }

    bool press(const QMouseEvent& event) {
        const auto taker = std::find_if(m_overlays.rbegin(), m_overlays.rend(),
                                        [&](Overlay* each) { return each->press(event, m_canvas); });
        if (taker != m_overlays.rend()) m_holder = *taker;
        return isHeld();
    }
    bool isHeld() const { return m_holder; }
    /// Precondition: an overlay holds the press.
    void move(const QMouseEvent& event) { m_holder->move(event, m_canvas); }
    void release(const QMouseEvent& event) { std::exchange(m_holder, nullptr)->release(event, m_canvas); }

    /// Drops the held press. No release follows.
    void letGo() { m_holder = nullptr; }

    /// Passes the move to all overlays, which show the effect of a press. Returns whether one would
    /// take it.
    bool hover(const QMouseEvent& event) {
        bool isOver = false;
        for (Overlay* overlay : m_overlays) isOver = overlay->hover(event, m_canvas) || isOver;
        return isOver;
    }
    bool takesKeys() const { return std::ranges::any_of(m_overlays, &Overlay::takesKeys); }
    bool key(const QKeyEvent& event) {
        return std::any_of(m_overlays.rbegin(), m_overlays.rend(),
                           [&](Overlay* each) { return each->key(event, m_canvas); });
    }

private:
    CanvasKind& m_canvas;
    std::vector<Overlay*> m_overlays;
    Overlay* m_holder = nullptr;
};

} // namespace seiche
