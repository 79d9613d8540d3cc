// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QObject>

#include <optional>
#include <vector>

class QMainWindow;
class QToolBar;

namespace seiche {

class Actions;
class CardDock;
class CentralPages;
class DockArrangement;
class Header;
class Menus;
class Stage;
class StageBar;
class TransportBar;
class Viewing;

/// The projector view: the canvas fills the window, and the panels float over the canvas.
class Projection : public QObject {
    Q_OBJECT

public:
    /// The parts of the window to rearrange.
    struct WindowParts {
        QMainWindow& window;
        Session& session;
        const Actions& actions;
        CentralPages& pages;
        Header& header;
        TransportBar& transport;
        QToolBar& bar;
        QWidget& shelf; ///< place of the transport bar in the desktop view
        DockArrangement& docks;
        Menus& menus;
        CardDock& lesson;
        Viewing& viewing;
    };
    explicit Projection(const WindowParts& parts);

    /// `pause`: the projector view returns soon, with the same panels.
    void setOn(bool on, bool pause = false);
    bool isOn() const { return m_on; }
    void setLocked(bool locked);
    /// Sets the tools that the lesson step needs.
    void setNeeded(const std::vector<ToolNamed>& tools);

private:
    void enterProjectorView();
    void restoreDesktopView();
    void updateFreeArea();
    void updateBottomMargin();
    void followScene();

    WindowParts m_parts;
    Stage* m_stage;
    StageBar* m_stageBar;
    std::optional<std::vector<CardDock*>> m_openBefore; ///< panels open before a pause
    bool m_on = false;
};

} // namespace seiche
