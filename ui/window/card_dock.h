// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

namespace seiche {

/// A dock that looks like a card: its title bar is the card's upper part, the panel scrolls in the lower part
/// when the window is low.
///
/// Takes its title and object name from the panel, and shows the panel's property "note" (a few words, e.g. its
/// main number) at the end of the title. Its property "leastHeight" (pixels at scale 1) is how much of it stays
/// in view however low the window is.
class CardDock : public QDockWidget {
    Q_OBJECT

public:
    CardDock(QWidget* panel, QWidget* parent);

    QWidget* panel() const { return m_panel; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitToPanel();

    QWidget* m_panel;
    int m_preferred = 0; ///< the height the panel wished for lately
};

} // namespace seiche
