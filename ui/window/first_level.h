// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/panel.h"

#include <QObject>

#include <optional>
#include <vector>

namespace seiche {

class CardDock;
class CentralPages;
class ControlColumn;
class Desk;
class DockArrangement;
class Header;
class TransportBar;

/// The first level of the window: canvas, one column of controls, four tool buttons and a short
/// header. Hides the docks and everything else of the workbench. In a lesson the column has only what
/// the step needs.
class FirstLevel : public QObject {
    Q_OBJECT

public:
    /// The parts of the window that differ between the levels.
    struct WindowParts {
        CentralPages& pages;
        ControlColumn& column;
        Desk& desk;
        DockArrangement& docks;
        Header& header;
        TransportBar& transport;
    };
    FirstLevel(const WindowParts& parts, QObject* parent);

    void setOn(bool on);

    /// A step of a lesson: its panels, and the controls that it requires in them.
    struct Step {
        CardDock* lesson;
        std::vector<CardDock*> panels;
        Panel::RequiredControls controls;
        friend bool operator==(const Step&, const Step&) = default;
    };
    /// Sets the step to show, now or when the first level is switched on. Empty: no lesson.
    void setStep(std::optional<Step> step);

signals:
    /// Emitted when a panel was closed and the canvas should regain the focus.
    void finished();

private:
    void open(CardDock* dock);
    /// Closes the open panel.
    void close();
    void takeBackOpen();
    /// Shows the step, or everything without one.
    void showParts();
    void takeBackParts();
    /// Returns the block that replaces the panel of this dock and has all controls of the step, if any.
    Panel* blockFor(const CardDock& dock) const;

    WindowParts m_parts;
    std::optional<Step> m_step;
    std::vector<CardDock*> m_lent; ///< their panels are parts of the step
    CardDock* m_open = nullptr;    ///< its panel is in the column, in place of everything else
    bool m_on = false;
};

} // namespace seiche
