// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QMenuBar;

namespace seiche {

class Actions;
class StabilityChip;

/// The window's upper edge: pages at the left, menus, and at the right how the run stands and the projector's
/// button.
class Header : public QWidget {
    Q_OBJECT

public:
    Header(const Actions& actions, StabilityChip* chip, QWidget* parent);

    /// The menus are shown in a bar, or behind one button when there is little room.
    void addMenu(QMenu* menu);
    void setCompact(bool compact);
    /// Without menus, and a sign that says why.
    void setLocked(bool locked);
    /// The sign that a class of phones is open; empty: none is.
    void setClass(const QString& sign);
    /// With the chip that says how stable the run is, or without.
    void showChip(bool shown);

    /// Where there is little room the menus go behind one button, the projector's button loses its text, and in
    /// the end only the present page has a button.
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addPage(QAction* page);
    void retranslate();
    void restyle();
    void fit();
    void choose();

    bool m_compact = false;
    bool m_locked = false;
    QHBoxLayout* m_layout;
    QHBoxLayout* m_pages;
    QList<QToolButton*> m_pageButtons;
    QMenuBar* m_bar;
    QToolButton* m_menu;
    QLabel* m_lockSign;
    QLabel* m_classSign;
    QWidget* m_chip;
    int m_fitted = 0; ///< the width that all of it asked for when it was fitted
    QToolButton* m_projector;
    QAction* m_projectorAction;
};

} // namespace seiche
