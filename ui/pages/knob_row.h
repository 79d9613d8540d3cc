// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/miniature_kind.h"
#include "widgets/value_entry.h"
#include "widgets/value_slider.h"

namespace seiche {

/// Slider and number field for a parameter of a miniature.
class KnobRow : public QWidget {
    Q_OBJECT

public:
    KnobRow(const MiniatureKind::Knob& knob, const QString& of, QWidget* parent = nullptr);

signals:
    void chosen(double value);

private:
    void setValue(double value);

    const MiniatureKind::Knob& m_knob;
    double m_value;
    ValueSlider* m_slider;
    ValueEntry* m_entry;
};

} // namespace seiche
