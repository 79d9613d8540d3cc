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

/// Locks the window for a class. Disables forbidden actions, menus, dialogs and panels, fixes docks
/// and sets `isClassLocked`. Only its shortcut unlocks, with the teacher's word if set. Actions
/// enabled in the meantime are disabled again; unlocking restores all of them.
class Lock : public QObject {
    Q_OBJECT

public:
    /// The lockable parts of the window, lesson dock included.
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
    /// Sets the password that unlocking by the shortcut requires. Empty if none. Kept in memory
    /// only.
    void setWord(const QString& word);
    /// Permits the panels of these docks only, with these rights and the actions of the class's
    /// tools. Applies to a closed lock.
    void allow(const std::vector<CardDock*>& docks, const ClassRights& rights);

signals:
    void changed(bool closed);

private:
    struct LockedAction {
        QPointer<QAction> action;
        bool enabled; ///< state after unlocking
    };
    struct LockedDock {
        QPointer<QDockWidget> dock;
        QDockWidget::DockWidgetFeatures features;
    };

    std::vector<QAction*> forbidden() const;
    /// The actions that belong to these tools.
    std::vector<QAction*> actionsOf(const std::vector<ToolNamed>& tools) const;
    bool isPermitted(const QAction* action) const;
    void watch(QAction* action);
    void closeDialogs();
    void chooseWord();
    void askForWord();
    void showDialog(WordDialog* dialog);

    Parts m_parts;
    QShortcut* m_keys; ///< shortcut that unlocks
    QPointer<WordDialog> m_dialog;
    QString m_word;
    bool m_closed = false;
    std::vector<LockedAction> m_actions;
    std::vector<QAction*> m_permitted; ///< currently permitted actions
    std::vector<LockedDock> m_docks;
    std::vector<QPointer<QWidget>> m_dialogs; ///< disabled dialogs
};

} // namespace seiche
