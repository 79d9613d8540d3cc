// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "objects/tool_row.h"

#include "theme/theme.h"

#include <QGridLayout>

namespace seiche {

ToolRow::ToolRow(const char* name, const ValueScale& scale, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_entry(new ValueEntry(this)),
      m_slider(new ValueSlider(this)) {
    m_label->setProperty("type", "small");
    m_entry->setObjectName(QLatin1String(name));
    m_slider->setObjectName(QLatin1String(name) + QLatin1String("Slider"));
    m_entry->setStyle({0, 3, {}});
    m_slider->setScale(scale);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_label, 0, 0);
    grid->addWidget(m_entry, 0, 1);
    grid->addWidget(m_slider, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    connect(m_entry, &ValueEntry::typed, this, &ToolRow::chosen);
    connect(m_slider, &ValueSlider::chosen, this, &ToolRow::chosen);
    connect(&Theme::current(), &Theme::changed, this, &ToolRow::restyle);
    restyle();
}

void ToolRow::show(double value) {
    m_entry->show(value);
    m_slider->show(value);
}

void ToolRow::setMeaning(const QString& name, const QString& help) {
    m_entry->setAccessibleName(name);
    m_slider->setAccessibleName(name);
    m_entry->setToolTip(help.isEmpty() ? name : help);
}

void ToolRow::restyle() {
    static_cast<QGridLayout*>(layout())->setSpacing(Theme::current().px(3));
    m_entry->setFixedWidth(Theme::current().px(64));
}

} // namespace seiche

#include "moc_tool_row.cpp"
