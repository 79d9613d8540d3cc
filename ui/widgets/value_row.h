// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/parameter.h"
#include "widgets/value_entry.h"
#include "widgets/value_slider.h"

#include <QLabel>
#include <QWidget>

namespace seiche {

class ProblemLabel;

/// A number of an experiment: label with unit, slider, input field.
///
/// Has the parameter's range, name and description, and refuses values outside with a reason. It
/// does not store the value: the owner calls `show` after every change and handles `chosen`. `show`
/// emits no signal, which prevents loops.
class ValueRow : public QWidget {
    Q_OBJECT

public:
    ValueRow(const Parameter& parameter, const ValueScale& scale, QWidget* parent = nullptr);
    ~ValueRow() override;

    const Parameter& parameter() const { return m_parameter; }
    double value() const { return m_value; }
    void show(double value);
    /// Replaces the parameter's name by a shorter label.
    void setLabel(const QString& label);
    /// Allows the label two lines.
    void setNarrow(bool narrow);
    void setScale(const ValueScale& scale);
    void setNumberStyle(const NumberStyle& style) { m_entry->setStyle(style); }
    void setMark(std::optional<double> value) { m_slider->setMark(value); }
    /// Shows why a value was refused. Empty if none.
    void setProblem(const QString& problem);
    QString problem() const { return m_entry->problem(); }

    ValueSlider* slider() const { return m_slider; }
    ValueEntry* entry() const { return m_entry; }

signals:
    /// Emitted with the user's value, within its range.
    void chosen(double value);

protected:
    void changeEvent(QEvent* event) override;

private:
    using QWidget::show;
    void chooseValue(double value);
    void retranslate();
    void restyle();
    void speak();

    const Parameter& m_parameter;
    double m_value = 0.0;
    QString m_shortLabel;
    QLabel* m_label;
    QLabel* m_unit;
    ValueSlider* m_slider;
    ValueEntry* m_entry;
    ProblemLabel* m_problem;
};

} // namespace seiche
