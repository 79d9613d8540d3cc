// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/knob_row.h"

#include "theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include <cmath>

namespace seiche {

KnobRow::KnobRow(const MiniatureKind::Knob& knob, const QString& of, QWidget* parent)
    : QWidget(parent), m_knob(knob), m_value(knob.start), m_slider(new ValueSlider(this)),
      m_entry(new ValueEntry(this)) {
    const QString name = inMiniature(knob.label);
    QLabel* label = new QLabel(name, this);
    label->setBuddy(m_entry);
    m_slider->setObjectName(QStringLiteral("knob"));
    m_slider->setScale(knob.scale);
    m_slider->setAccessibleName(tr("%1: %2", "miniature, its knob").arg(of, name));
    m_slider->show(knob.start);
    m_entry->setStyle({0, knob.decimals, {}});
    m_entry->setAccessibleName(m_slider->accessibleName());
    m_entry->setFixedWidth(Theme::current().px(76));
    m_entry->show(knob.start);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(m_slider, 1);
    row->addWidget(m_entry);
    connect(m_slider, &ValueSlider::chosen, this, &KnobRow::setValue);
    connect(m_entry, &ValueEntry::typed, this, &KnobRow::setValue);
    connect(m_entry, &ValueEntry::stepsRequested, this,
            [this](int steps) { setValue(m_slider->scale().stepped(m_value, steps)); });
    connect(m_entry, &ValueEntry::restored, this, [this] { m_entry->setProblem({}); });
    connect(m_entry, &ValueEntry::refused, this, [this] { setValue(std::nan("")); });
    connect(&Theme::current(), &Theme::changed, m_entry,
            [this] { m_entry->setFixedWidth(Theme::current().px(76)); });
}

void KnobRow::setValue(double value) {
    const ValueScale& scale = m_knob.scale;
    if (!(value >= scale.min - 1e-9 && value <= scale.max + 1e-9)) {
        const QLocale locale;
        const NumberStyle plain;
        const QString problem =
            tr("Enter a number from %1 to %2.")
                .arg(writtenNumber(scale.min, plain, locale), writtenNumber(scale.max, plain, locale));
        m_entry->setProblem(problem);
        m_entry->setToolTip(problem);
        return;
    }
    if (m_knob.decimals == 0) value = std::round(value);
    m_value = value;
    m_entry->setProblem({});
    m_entry->setToolTip({});
    m_slider->show(value);
    m_slider->setAccessibleDescription(QLocale().toString(value, 'g', 6));
    m_entry->show(value);
    emit chosen(value);
}

} // namespace seiche

#include "moc_knob_row.cpp"
