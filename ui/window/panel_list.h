// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "stage/stage.h"
#include "theme/icons.h"

#include <QWidget>

#include <span>

namespace seiche {

/// How a side panel is made.
///
/// The window gives every panel of the list a dock, in this order from the top. A panel knows the session and
/// nothing of the window; its window title is the dock's title.
struct PanelMaker {
    QWidget* (*make)(Session& session, QWidget* parent);
    Glyph sign;
    const char* helpPage; ///< in docs/help, without language
    Stage::Side side;     ///< on the stage
    int share = 0;        ///< of the height that is left over, against the other panels'
    /// Not open at first; then it has the left side of the window, from top to bottom, as a tab beside the
    /// others.
    bool extra = false;
    /// Such a one that shares the place of the resonance lab instead: the canvas keeps its room.
    bool besideLab = false;
    /// The resonance lab, whose place the lab in large takes.
    bool isLab = false;
};

std::span<const PanelMaker> panelList();

} // namespace seiche
