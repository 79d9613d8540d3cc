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

/// One number of an experiment: label with unit, slider, field to type into.
///
/// Knows the parameter's range, name and description and refuses what is outside, saying why; does not know
/// where the value is kept. The owner shows the value (`show`) whenever it may have changed and listens to
/// `chosen`; showing emits nothing, so there is no loop.
class ValueRow : public QWidget {
    Q_OBJECT

public:
    ValueRow(const Parameter& parameter, const ValueScale& scale, QWidget* parent = nullptr);
    ~ValueRow() override;

    const Parameter& parameter() const { return m_parameter; }
    double value() const { return m_value; }
    void show(double value);
    /// A shorter label than the parameter's name.
    void setLabel(const QString& label);
    /// The label may take two lines.
    void setNarrow(bool narrow);
    void setScale(const ValueScale& scale);
    void setNumberStyle(const NumberStyle& style) { m_entry->setStyle(style); }
    void setMark(std::optional<double> value) { m_slider->setMark(value); }
    /// Shows why a value was refused; empty: nothing to complain about.
    void setProblem(const QString& problem);
    QString problem() const { return m_entry->problem(); }

    ValueSlider* slider() const { return m_slider; }
    ValueEntry* entry() const { return m_entry; }

signals:
    /// The user wants this value; it is inside the parameter's range.
    void chosen(double value);

protected:
    void changeEvent(QEvent* event) override;

private:
    using QWidget::show;
    void take(double value);
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
