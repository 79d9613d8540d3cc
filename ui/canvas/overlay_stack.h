// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

class QKeyEvent;
class QMouseEvent;

namespace seiche {

/// The overlays of a canvas, which does not own them: what is on top is asked first, and one that has taken a
/// press gets all until its release.
template <class Overlay, class CanvasKind>
class OverlayStack {
public:
    explicit OverlayStack(CanvasKind& canvas) : m_canvas(canvas) {}

    /// On top of those before it.
    void add(Overlay* overlay) { m_overlays.push_back(overlay); }
    /// From the lowest one up, to be painted.
    auto begin() const { return m_overlays.begin(); }
    auto end() const { return m_overlays.end(); }

    bool press(const QMouseEvent& event) {
        const auto taker = std::find_if(m_overlays.rbegin(), m_overlays.rend(),
                                        [&](Overlay* each) { return each->press(event, m_canvas); });
        if (taker != m_overlays.rend()) m_holder = *taker;
        return isHeld();
    }
    bool isHeld() const { return m_holder; }
    /// One must be held.
    void move(const QMouseEvent& event) { m_holder->move(event, m_canvas); }
    void release(const QMouseEvent& event) { std::exchange(m_holder, nullptr)->release(event, m_canvas); }

    /// Nothing is held any longer, and no release follows.
    void letGo() { m_holder = nullptr; }

    /// All of them hear of it, to show what a press would do.
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
