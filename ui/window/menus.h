// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <QList>
#include <QMenu>
#include <QObject>

#include <set>

namespace seiche {

class Actions;
class FileActions;
class RecordActions;
class ShareActions;

/// The menus of the main window: File, Edit, View, Simulation, Export, Lessons, Class and Help.
///
/// A menu has at most 12 entries, and shows none that cannot work on the current page or outside a
/// lesson or class.
class Menus : public QObject {
    Q_OBJECT

public:
    /// `docks`: toggle actions of the side panels; `ofClass`: menu of the class of phones.
    Menus(const Actions& actions, const FileActions& files, const ShareActions& sharing, RecordActions& record,
          const QList<QAction*>& docks, QMenu* ofClass, QWidget* window);

    /// The state of the window that menus depend on.
    struct Page {
        bool showsRun;
        SceneKind scene;
        bool isLesson; ///< a lesson is open
    };
    void show(const Page& page);

    QList<QMenu*> all() const {
        return {m_file, m_edit, m_view, m_simulation, m_export, m_lessons, m_class, m_help};
    }
    /// Returns the entries of all menus and their submenus, also invisible ones.
    std::set<QAction*> entries() const;
    void retranslate();

private:
    QMenu* m_file;
    QMenu* m_edit;
    QMenu* m_simulation;
    QMenu* m_speed;
    QMenu* m_export;
    QMenu* m_lessons;
    QMenu* m_sheets;
    QMenu* m_class;
    QMenu* m_view;
    QMenu* m_panels;
    QMenu* m_water;
    QMenu* m_theoryLines;
    QMenu* m_floor;
    QMenu* m_onString;
    QMenu* m_zoom;
    QMenu* m_help;
};

} // namespace seiche
