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

/// The upper edge of the window: pages at the left, menus, and at the right the stability chip and
/// the projector button. The first level has no menu bar, but the title of the experiment.
class Header : public QWidget {
    Q_OBJECT

public:
    Header(const Actions& actions, StabilityChip* chip, QWidget* parent);

    /// Adds a menu to the bar. In a narrow header all menus are behind one button.
    void addMenu(QMenu* menu);
    /// Adds an action to the menu button, beside the menus.
    void addToMenu(QAction* action);
    void setCompact(bool compact);
    /// Hides the menus and shows a lock badge instead.
    void setLocked(bool locked);
    /// Sets the badge of an open class of phones. Empty if no class is open.
    void setClass(const QString& sign);
    /// Shows or hides the stability chip.
    void showChip(bool shown);
    /// Switches the first level: the menus behind one button at the right, the title of the
    /// experiment in the middle, a button for lessons, and the chip only if the run is unstable.
    void setFirstLevel(bool on);
    /// Sets the title of the experiment or lesson, a sentence about it for screen readers, and the action
    /// of a click on it.
    void setTitle(const QString& title, const QString& sentence, QAction* clicked);

    /// The narrowest layout: menus behind one button, projector button without text, and only the
    /// current page's button.
    QSize minimumSizeHint() const override;

signals:
    /// Emitted when the mouse or the focus reaches or leaves the title.
    void titleHovered(bool on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* addPage(QAction* page);
    void retranslate();
    void restyle();
    void fit();
    void choose();
    void placeChip();

    bool m_firstLevel = false;
    bool m_showsChip = true;
    bool m_compact = false;
    bool m_locked = false;
    QHBoxLayout* m_layout;
    QHBoxLayout* m_pages;
    QList<QToolButton*> m_pageButtons;
    QMenuBar* m_bar;
    QToolButton* m_menu;
    QLabel* m_lockSign;
    QLabel* m_classSign;
    QToolButton* m_title; ///< opens the list of experiments or lessons
    QAction* m_titleClicked;
    QToolButton* m_lessons;
    StabilityChip* m_chip;
    int m_fitted = 0; ///< required width of all parts at the last fit
    QToolButton* m_projector;
    QAction* m_projectorAction;
};

} // namespace seiche
