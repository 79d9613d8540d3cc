// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "objects/selection.h"

#include <QAction>
#include <QMenu>
#include <QPointer>

#include <vector>

namespace seiche {

/// What can be done to the objects that are selected, as actions with their keys: for the menu bar, and for the
/// menu that opens where an object is.
///
/// There is one set for a session.
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
    QAction* arrange; ///< checkable
    QAction* next;
    QAction* properties;
    QAction* bringToFront;
    QAction* sendToBack;
    QAction* onCells; ///< checkable

    /// Those with keys of their own, in the order of the menus. The window makes the keys work.
    const std::vector<QAction*>& all() const { return m_all; }
    /// What a locked class may do whose tools put objects: what they change is judged when they do.
    std::vector<QAction*> permittedWithTools() const;
    /// Whether something is selected and copied by the key that otherwise copies the picture.
    bool takesCopyKey() const { return copy->isEnabled(); }

    /// Whether the run they act on can be seen.
    void setShown(bool shown);
    /// What belongs into the menu Edit, without undo.
    void addTo(QMenu& menu);
    /// Opens a menu for what is selected; pasted is at the place, in cells or points.
    void openAt(QPoint globalPos, std::optional<QPointF> place, QWidget* canvas);
    void retranslate();

signals:
    /// Other actions are possible now.
    void changed();

private:
    struct Aligning {
        Alignment alignment;
        QAction* action;
    };

    explicit ObjectActions(Session& session);
    QAction* make(const char* name, const QKeySequence& key = {}, bool checkable = false);
    /// One that only shows a key of the canvas.
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
    /// Of the submenus in the menu bar, which goes with its window.
    std::vector<std::pair<QPointer<QMenu>, QString (*)()>> m_titles;
    bool m_shown = true;
};

} // namespace seiche
