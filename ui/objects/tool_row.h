// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/value_entry.h"
#include "widgets/value_slider.h"

#include <QLabel>
#include <QWidget>

namespace seiche {

/// A number in a tool panel: field and slider.
class ToolRow : public QWidget {
    Q_OBJECT

public:
    /// Creates the row. `name` is the object name of the field, the slider appends "Slider".
    ToolRow(const char* name, const ValueScale& scale, QWidget* parent);

    void show(double value);
    void setScale(const ValueScale& scale) { m_slider->setScale(scale); }
    void setLabel(const QString& label) { m_label->setText(label); }
    /// Sets the accessible name and the tooltip.
    void setMeaning(const QString& name, const QString& help);

signals:
    void chosen(double value);

private:
    using QWidget::show;
    void restyle();

    QLabel* m_label;
    ValueEntry* m_entry;
    ValueSlider* m_slider;
};

} // namespace seiche
