// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QMenu;
class QMenuBar;

namespace seiche {

class Actions;
class StabilityChip;

/// The window's upper edge: pages at the left, menus, and at the right how the run stands and the projector's button.
class Header : public QWidget {
    Q_OBJECT

public:
    Header(const Actions& actions, StabilityChip* chip, QWidget* parent);

    /// The menus are shown in a bar, or behind one button when there is little room.
    void addMenu(QMenu* menu);
    void setCompact(bool compact);

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addPage(QAction* page);
    void retranslate();
    void restyle();

    QHBoxLayout* m_layout;
    QHBoxLayout* m_pages;
    QMenuBar* m_bar;
    QToolButton* m_menu;
    QToolButton* m_projector;
    QAction* m_projectorAction;
};

} // namespace seiche
