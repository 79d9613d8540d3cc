// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/object_properties.h"
#include "model/problem.h"
#include "objects/joint_readings.h"
#include "objects/object_list.h"
#include "objects/selection.h"
#include "objects/standing_wave_readings.h"
#include "panels/panel.h"
#include "widgets/value_entry.h"
#include "widgets/wrapped_label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>

#include <vector>

namespace seiche {

/// Panel of the objects by name, with multiple selection. All values of the selected object can be
/// typed: position, size, medium, frequency (Hz or wavelength), phase, times. Several objects of
/// one kind show their common values.
class ObjectsPanel : public Panel {
    Q_OBJECT

public:
    explicit ObjectsPanel(Session& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void retranslate() override;
    void refresh() override;

private:
    /// A labelled value field or list.
    struct Row {
        std::string key;
        QLabel* label = nullptr;
        ValueEntry* entry = nullptr;
        QComboBox* choice = nullptr;
    };
    void rebuild();
    /// Adds a row. `object` is null for a probe.
    void addNumber(std::string_view id, const PoolObject* object);
    void addWord(const ObjectProperty& property, const PoolObject& object);
    void setValue(const std::string& key, double value);
    /// Stores a choice. `word` is the option index.
    void takeWord(const std::string& key, int word);
    void rename(const QString& name);
    void showProblems(const std::vector<Problem>& problems);
    void showProblems(const QString& problem);
    /// Returns the common value of all selected objects. Empty if they differ.
    std::optional<double> valueOf(const std::string& key) const;
    void showRows();
    void showNow(const PoolObject* object);
    /// Shows the button that opens the formula dialog for a medium or source.
    void showDrawn(const PoolObject* object);
    QString multiSelectionLabel(const ChosenObjects& chosen) const;
    QString echoOf(const Wall& wall) const;
    /// Returns the Doppler shift by a moving wall.
    QString shiftOf(const Wall& wall) const;
    std::string layoutKey() const;
    bool isOnString() const { return session().scene() == SceneKind::String; }
    void showScene();
    void fillMenu();

    Selection& m_selection;
    JointReadings& m_joints;
    StandingWaveReadings& m_standing;
    ObjectList* m_list;
    QLineEdit* m_name;
    QPushButton *m_add, *m_drawn, *m_now, *m_copy,
        *m_remove; ///< `m_add`: adds to a string, without tool palette
    QLabel *m_listLabel, *m_nameLabel;
    WrappedLabel* m_problem;
    WrappedLabel* m_empty;
    WrappedLabel* m_several;   ///< number of selected objects, and possible actions
    WrappedLabel* m_jointList; ///< boundaries of a string
    WrappedLabel* m_echo;      ///< reflection of an absorbing wall
    QWidget* m_values;
    QGridLayout* m_grid;
    std::vector<Row> m_rows;
    std::string m_built; ///< layout key of the present rows
};

} // namespace seiche
