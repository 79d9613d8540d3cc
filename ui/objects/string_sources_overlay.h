// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/string_overlay.h"
#include "objects/placement_tool.h"
#include "objects/selection.h"

#include <optional>

namespace seiche {

/// Sources on a string: a source that holds a point rides on a rail along its travel, a transparent
/// source is a wavy mark.
///
/// A click selects, a drag moves along the string, and a double click opens the values.
class StringSourcesOverlay : public StringOverlay {
public:
    /// Creates the overlay. `placing` places new sources.
    StringSourcesOverlay(Session& session, const PlacementTool& placing)
        : m_session(session), m_selection(Selection::of(session)), m_placing(placing) {}

    void paint(QPainter& painter, const StringCanvas& canvas) override;
    bool press(const QMouseEvent& event, StringCanvas& canvas) override;
    void move(const QMouseEvent& event, StringCanvas& canvas) override;
    void release(const QMouseEvent& event, StringCanvas& canvas) override;
    bool hover(const QMouseEvent& event, StringCanvas& canvas) override;

private:
    /// Returns the current position on the string, in pixels.
    QPointF onString(const PoolObject& object, const StringCanvas& canvas) const;
    void paintSource(QPainter& painter, const StringCanvas& canvas, const PoolObject& object) const;
    void paintSelection(QPainter& painter, const StringCanvas& canvas, const PoolObject& object) const;
    /// Returns the name of the nearest source at a pixel. Empty if none.
    std::string hit(QPointF pixel, const StringCanvas& canvas) const;

    Session& m_session;
    Selection& m_selection;
    const PlacementTool& m_placing;
    double m_from = 0.0;                ///< point at the start of the drag
    std::optional<PoolObject> m_before; ///< source at the start of the drag
    std::optional<PoolObject> m_ghost;  ///< source if dropped now
};

} // namespace seiche
