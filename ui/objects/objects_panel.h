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

/// The objects in the pool by name, of which several can be selected; every value of the selected one to type:
/// place, size, medium, frequency in Hz or as a wavelength, phase, times; of several of one kind, the values
/// that all of them have.
class ObjectsPanel : public Panel {
    Q_OBJECT

public:
    explicit ObjectsPanel(Session& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void retranslate() override;
    void refresh() override;

private:
    /// One value: what it is called, where it is typed or chosen.
    struct Row {
        std::string key;
        QLabel* label = nullptr;
        ValueEntry* entry = nullptr;
        QComboBox* choice = nullptr;
    };
    void rebuild();
    void addNumber(const std::string& key, const QString& label, const QString& tip, int decimals);
    void addWord(const ObjectProperty& property, const PoolObject& object, const QString& label,
                 const QString& tip);
    void take(const std::string& key, double value);
    /// `word`: which of the property.
    void takeWord(const std::string& key, int word);
    /// Takes a number into an object; what is wrong with it.
    QString takeInto(PoolObject& object, const std::string& key, double value) const;
    void rename(const QString& name);
    void say(const std::vector<Problem>& problems);
    void say(const QString& problem);
    /// Nothing where not all that are selected have the same.
    std::optional<double> valueOf(const std::string& key) const;
    std::optional<double> valueOf(const PoolObject& object, const std::string& key) const;
    void showRows();
    void showNow(const PoolObject* object);
    /// What leads from a medium or a source to the dialog of formulas.
    void showDrawn(const PoolObject* object);
    QString whatSeveralAre(const ChosenObjects& chosen) const;
    QString echoOf(const Wall& wall) const;
    /// How a moving wall changes the frequency of waves, in words.
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
        *m_remove; ///< `m_add`: to a string, which has no tools beside it
    QLabel *m_listLabel, *m_nameLabel;
    WrappedLabel* m_problem;
    WrappedLabel* m_empty;
    WrappedLabel* m_several;   ///< how many are selected, and what can be done to them
    WrappedLabel* m_jointList; ///< of a string
    WrappedLabel* m_echo;      ///< how much an absorbing wall sends back
    QWidget* m_values;
    QGridLayout* m_grid;
    std::vector<Row> m_rows;
    std::string m_built; ///< what the rows were made for
};

} // namespace seiche
