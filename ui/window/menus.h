// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMenu>
#include <QObject>

#include <vector>

namespace seiche {

class Actions;
class FileActions;
class RecordActions;
class ShareActions;
class SoundMenu;
class Viewing;

/// The menus of the main window: File, Edit, View, Simulation, Export, Lessons, Class and Help.
class Menus : public QObject {
    Q_OBJECT

public:
    /// `docks`: toggle actions of the side panels; `ofClass`: menu of the class of phones.
    Menus(const Actions& actions, const FileActions& files, const ShareActions& sharing, RecordActions& record,
          const Viewing& viewing, const QList<QAction*>& docks, QMenu* ofClass, QWidget* window);

    QList<QMenu*> all() const {
        return {m_file, m_edit, m_view, m_simulation, m_export, m_lessons, m_class, m_help};
    }
    QMenu* simulation() const { return m_simulation; }
    SoundMenu* sound() const { return m_sound; }
    void retranslate();

signals:
    void presetChosen(const QString& id);
    /// Emitted with the chosen language, empty for the system's.
    void languageChosen(const QString& code);

private:
    void fillPresets();
    void fillLanguages();

    QMenu* m_file;
    QMenu* m_presets;
    QMenu* m_edit;
    QMenu* m_simulation;
    QMenu* m_export;
    QMenu* m_lessons;
    QMenu* m_class;
    QMenu* m_view;
    QMenu* m_panels;
    QMenu* m_look;
    QMenu* m_water;
    QMenu* m_onString;
    QMenu* m_theoryLines;
    QMenu* m_language;
    SoundMenu* m_sound;
    QMenu* m_help;
};

} // namespace seiche
