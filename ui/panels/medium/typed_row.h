// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"
#include "widgets/value_entry.h"

#include <QGridLayout>
#include <QLabel>

namespace seiche {

/// A number to type, without a slider: its label and its field.
struct TypedRow {
    QLabel* label;
    ValueEntry* entry;

    TypedRow(const char* name, int decimals, QWidget* parent)
        : label(new QLabel(parent)), entry(new ValueEntry(parent)) {
        label->setBuddy(entry);
        entry->setObjectName(QLatin1String(name));
        entry->setStyle({0, decimals, {}});
    }
    /// `name` is for screen readers, where the label alone does not say it.
    void setTexts(const QString& text, const QString& meaning, const QString& name = {}) const {
        label->setText(text);
        label->setToolTip(meaning);
        entry->setAccessibleName(name.isEmpty() ? text : name);
        entry->setToolTip(meaning);
    }
    void setVisible(bool shown) const {
        label->setVisible(shown);
        entry->setVisible(shown);
    }
    /// Below those that are there; its line.
    int addTo(QGridLayout& grid) const {
        const int line = grid.rowCount();
        grid.addWidget(label, line, 0);
        grid.addWidget(entry, line, 1);
        return line;
    }
};

/// As wide and as far apart as all such rows.
inline void restyleRows(QGridLayout& grid, std::initializer_list<TypedRow> rows) {
    const Theme& theme = Theme::current();
    grid.setHorizontalSpacing(theme.px(8));
    grid.setVerticalSpacing(theme.px(3));
    for (const TypedRow& row : rows) row.entry->setFixedWidth(theme.px(92));
}

} // namespace seiche
