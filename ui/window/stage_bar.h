// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QToolButton>
#include <QWidget>

class QMenu;
class QHBoxLayout;
class QVBoxLayout;

namespace seiche {

class Actions;
class Fading;
class FlowLayout;
class TimelineBar;
class TransportBar;

/// The lower edge of the stage: menus, what to do next and the time, and above it, while somebody moves the
/// mouse or uses the keys there, pages, cards and the timeline.
class StageBar : public QWidget {
    Q_OBJECT

public:
    /// `cards`: what shows and hides each card; `menus`: behind one button.
    StageBar(const Actions& actions, const QList<QAction*>& cards, const QList<QMenu*>& menus, QWidget* parent);

    /// They stand in the bar from now on.
    void take(TransportBar* transport, TimelineBar* timeline);
    /// A class that is locked in has no menus, pages and cards to choose.
    void setLocked(bool locked);
    /// The height of what is always there.
    int quietHeight() const;

signals:
    /// It is another size.
    void resized();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QToolButton* addButton(QAction* action);
    void place();
    void restyle();
    void retranslate();

    const Actions& m_actions;
    QVBoxLayout* m_rows;
    QWidget* m_tools;
    FlowLayout* m_flow;
    QHBoxLayout* m_quiet; ///< what is always there
    QToolButton* m_menu;
    QLabel* m_lockSign;
    QList<QToolButton*> m_signs;
    QList<QToolButton*> m_freeOnly; ///< not for a locked class
    QToolButton* m_classButton;
    TransportBar* m_transport = nullptr;
    TimelineBar* m_timeline = nullptr;
    Fading* m_fading;
};

} // namespace seiche
