// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace seiche {

class CardDock;
class CentralPages;
class ControlColumn;
class DockArrangement;
class Header;
class TransportBar;

/// The first level of the window: canvas, one column of controls, four tool buttons and a short
/// header. Hides the docks and everything else of the workbench.
class FirstLevel : public QObject {
    Q_OBJECT

public:
    /// The parts of the window that differ between the levels.
    struct WindowParts {
        CentralPages& pages;
        ControlColumn& column;
        DockArrangement& docks;
        Header& header;
        TransportBar& transport;
    };
    FirstLevel(const WindowParts& parts, QObject* parent);

    void setOn(bool on);

signals:
    /// Emitted when a panel was closed and the canvas should regain the focus.
    void finished();

private:
    void open(CardDock* dock);
    void close();

    WindowParts m_parts;
    CardDock* m_open = nullptr; ///< its panel is in the column
    bool m_on = false;
};

} // namespace seiche
