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

/// The menus: Experiment with the built-in experiments, Edit, Run, Record, Lessons, Class, View, Help.
class Menus : public QObject {
    Q_OBJECT

public:
    /// `docks`: the actions that show and hide the side panels; `ofClass`: the menu of the class of phones.
    Menus(const Actions& actions, const FileActions& files, const ShareActions& sharing, RecordActions& record,
          const Viewing& viewing, const QList<QAction*>& docks, QMenu* ofClass, QWidget* window);

    QList<QMenu*> all() const {
        return {m_experiment, m_edit, m_run, m_record, m_lessons, m_class, m_view, m_help};
    }
    /// What a first lesson does not need is left out.
    void setBasic(bool basic);
    QMenu* run() const { return m_run; }
    SoundMenu* sound() const { return m_sound; }
    void retranslate();

signals:
    void presetChosen(const QString& id);
    /// A code, or empty for the system's language.
    void languageChosen(const QString& code);

private:
    void fillPresets();
    void fillLanguages();

    QMenu* m_experiment;
    QMenu* m_presets;
    QMenu* m_edit;
    QMenu* m_run;
    QMenu* m_record;
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
