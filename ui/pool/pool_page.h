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

/// Page of the pool with tools, optional view strip above, section graph and screen graph below.
class PoolPage : public QWidget {
    Q_OBJECT

public:
    explicit PoolPage(Session& session, QWidget* parent = nullptr);

    PoolCanvas* canvas() const { return m_canvas; }
    /// Gives the canvas all the space.
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
