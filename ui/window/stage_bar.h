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

/// The lower edge of the projector view: menus, hint and time. Mouse or keyboard use there also
/// reveals pages, panel buttons and the timeline.
class StageBar : public QWidget {
    Q_OBJECT

public:
    /// `cards`: panel toggles; `menus`: menus behind one button.
    StageBar(const Actions& actions, const QList<QAction*>& cards, const QList<QMenu*>& menus, QWidget* parent);

    /// Moves transport and timeline into this bar.
    void addBars(TransportBar* transport, TimelineBar* timeline);
    /// Hides all choices from a locked class.
    void setLocked(bool locked);
    /// Returns the height of the permanent row.
    int quietHeight() const;

signals:
    /// Emitted when the size of the bar changes.
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
    QHBoxLayout* m_quiet; ///< the permanent row
    QToolButton* m_menu;
    QLabel* m_lockSign;
    QList<QToolButton*> m_signs;
    QList<QToolButton*> m_freeOnly; ///< hidden for a locked class
    QToolButton* m_classButton;
    TransportBar* m_transport = nullptr;
    TimelineBar* m_timeline = nullptr;
    Fading* m_fading;
};

} // namespace seiche
