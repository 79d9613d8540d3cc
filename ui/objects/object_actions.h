// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/selection.h"

#include <QAction>
#include <QMenu>
#include <QPointer>

#include <vector>

namespace seiche {

/// Actions on the selected objects, with shortcuts, for the menu bar and the context menu.
///
/// One instance per session.
class ObjectActions : public QObject {
    Q_OBJECT

public:
    static ObjectActions& of(Session& session);

    QAction* cut;
    QAction* copy;
    QAction* paste;
    QAction* duplicate;
    QAction* remove;
    QAction* selectAll;
    QAction* next;
    QAction* properties;
    QAction* bringToFront;
    QAction* sendToBack;
    QAction* onCells; ///< checkable

    /// Returns the actions with shortcuts, in menu order. The window activates the shortcuts.
    const std::vector<QAction*>& all() const { return m_all; }
    /// Returns the actions permitted to a locked class that has object tools. Each change is
    /// checked when it is made.
    std::vector<QAction*> permittedWithTools() const;
    /// Returns whether Copy copies objects, not the view.
    bool takesCopyKey() const { return copy->isEnabled(); }

    /// Sets whether the run is visible.
    void setShown(bool shown);
    /// Adds the actions to the Edit menu, without undo.
    void addTo(QMenu& menu);
    /// Opens the context menu of the selection. Objects are pasted at `place`, in cells or points.
    void openAt(QPoint globalPos, std::optional<QPointF> place, QWidget* canvas);
    void retranslate();

signals:
    /// Emitted when the available actions change.
    void changed();

private:
    struct Aligning {
        Alignment alignment;
        QAction* action;
    };

    explicit ObjectActions(Session& session);
    QAction* make(const char* name, const QKeySequence& key = {}, bool checkable = false);
    /// Creates an action that only displays a canvas shortcut.
    QAction* makeTurn(const char* name, void (*act)(Selection&));
    QMenu* addSubmenu(QMenu& menu, const QString& title, const std::vector<QAction*>& actions);
    void addSubmenus(QMenu& menu);
    void copyText();
    void pasteText(std::optional<QPointF> place);
    void refresh();

    Selection& m_selection;
    Session& m_session;
    std::vector<QAction*> m_all;
    std::vector<Aligning> m_alignments;
    std::vector<QAction*> m_turns;
    /// Titles of the submenus in the menu bar, which the window owns.
    std::vector<std::pair<QPointer<QMenu>, QString (*)()>> m_titles;
    bool m_shown = true;
};

} // namespace seiche
