// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "stage/stage.h"
#include "theme/icons.h"

#include <QWidget>

#include <span>

namespace seiche {

/// Factory and placement of a side panel. The window creates a dock for each panel in list order
/// from the top. A panel has access to the session only; its window title becomes the dock title.
struct PanelMaker {
    QWidget* (*make)(Session& session, QWidget* parent);
    Glyph sign;
    const char* helpPage; ///< in docs/help, without language code
    Stage::Side side;     ///< side in the projector view
    int share = 0;        ///< weight in the distribution of spare height
    /// Closed by default. Opens as a tab at the left side of the window.
    bool extra = false;
    /// An extra panel that becomes a tab beside the resonance lab, so that the canvas keeps its
    /// width.
    bool besideLab = false;
    /// The resonance lab, which the large chart replaces.
    bool isLab = false;
};

std::span<const PanelMaker> panelList();

} // namespace seiche
