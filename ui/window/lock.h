// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lock/class_lock.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QObject>
#include <QPointer>

#include <vector>

class QMenu;
class QShortcut;

namespace seiche {

class Actions;
class CardDock;
class FileActions;
class Menus;
class WordDialog;

/// Locks the window for a class: its actions and those of its menus, dialogs and panels that a class has no
/// right to are disabled, docks stay in place, and `isClassLocked` tells everybody else.
///
/// Only its keys open it, with a word where one was given; no menu, button or action does. Actions that become
/// enabled by themselves meanwhile are disabled again; all are as they should be afterwards.
class Lock : public QObject {
    Q_OBJECT

public:
    /// What it works on; `docks` with the lesson's.
    struct Parts {
        QMainWindow& window;
        const Actions& actions;
        const FileActions& files;
        const Menus& menus;
        std::vector<CardDock*> docks;
    };
    explicit Lock(Parts parts);
    ~Lock() override;

    void close();
    void open();
    bool isClosed() const { return m_closed; }
    /// The word that is asked for before it opens by its keys, from now on; empty: none is. It is kept in
    /// memory only.
    void setWord(const QString& word);
    /// Of a closed lock: the panels of these docks can be used, and no others; the class may change this, and
    /// use the actions of the tools that it has.
    void allow(const std::vector<CardDock*>& docks, const ClassRights& rights);

signals:
    void changed(bool closed);

private:
    struct LockedAction {
        QPointer<QAction> action;
        bool enabled; ///< what it will be when the lock opens
    };
    struct LockedDock {
        QPointer<QDockWidget> dock;
        QDockWidget::DockWidgetFeatures features;
    };

    std::vector<QAction*> forbidden() const;
    /// Those that belong to these tools.
    std::vector<QAction*> actionsOf(const std::vector<ToolNamed>& tools) const;
    bool isPermitted(const QAction* action) const;
    void watch(QAction* action);
    void closeDialogs();
    void chooseWord();
    void askForWord();
    void showDialog(WordDialog* dialog);

    Parts m_parts;
    QShortcut* m_keys; ///< open it
    QPointer<WordDialog> m_dialog;
    QString m_word;
    bool m_closed = false;
    std::vector<LockedAction> m_actions;
    std::vector<QAction*> m_permitted; ///< of these, for now
    std::vector<LockedDock> m_docks;
    std::vector<QPointer<QWidget>> m_dialogs; ///< disabled
};

} // namespace seiche
