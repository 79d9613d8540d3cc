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

/// The window on a projector: the canvas has all of it, and the panels are cards that lie on it.
class Projection : public QObject {
    Q_OBJECT

public:
    /// The parts of the window that change their places.
    struct WindowParts {
        QMainWindow& window;
        Session& session;
        const Actions& actions;
        CentralPages& pages;
        Header& header;
        TransportBar& transport;
        QToolBar& bar;
        QWidget& shelf; ///< in the bar: where the transport stands at the desk
        DockArrangement& docks;
        Menus& menus;
        CardDock& lesson;
        Viewing& viewing;
    };
    explicit Projection(const WindowParts& parts);

    /// `pause`: it will be on again soon, with the same cards.
    void setOn(bool on, bool pause = false);
    bool isOn() const { return m_on; }
    void setLocked(bool locked);
    /// The tools that the step of a lesson needs.
    void setNeeded(const std::vector<ToolNamed>& tools);

private:
    void leaveDesk();
    void backToDesk();
    void giveRoom();
    void giveFoot();
    void followScene();

    WindowParts m_parts;
    Stage* m_stage;
    StageBar* m_stageBar;
    std::optional<std::vector<CardDock*>> m_openBefore; ///< the pause
    bool m_on = false;
};

} // namespace seiche
