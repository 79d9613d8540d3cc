// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "canvas/falling_overlay.h"
#include "canvas/pool_canvas.h"
#include "objects/objects_overlay.h"
#include "pool/section_line.h"

namespace seiche {

class ScreenGraph;
class SectionGraph;
class ToolPalette;
class ViewStrip;

/// The page of the pool, with tools over it, the choice of its picture above it when asked for, the
/// cross-section and what a screen sees below.
class PoolPage : public QWidget {
    Q_OBJECT

public:
    explicit PoolPage(Session& session, QWidget* parent = nullptr);

    PoolCanvas* canvas() const { return m_canvas; }
    /// The canvas has all the room.
    void setOnStage(bool on);
    ToolPalette& tools() const { return *m_tools; }

private:
    void arrange();

    PoolCanvas* m_canvas;
    ViewStrip* m_strip;
    SectionGraph* m_graph;
    ScreenGraph* m_screen;
    ToolPalette* m_tools;
    ObjectsOverlay m_objects;
    FallingOverlay m_falling;
    SectionLine m_line;
};

} // namespace seiche
