// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"
#include "widgets/value_entry.h"

#include <QGridLayout>
#include <QLabel>

namespace seiche {

/// A number field with its label, without a slider.
struct TypedRow {
    QLabel* label;
    ValueEntry* entry;

    TypedRow(const char* name, int decimals, QWidget* parent)
        : label(new QLabel(parent)), entry(new ValueEntry(parent)) {
        label->setBuddy(entry);
        entry->setObjectName(QLatin1String(name));
        entry->setStyle({0, decimals, {}});
    }
    /// Sets label and tooltip. `name` is for screen readers if the label is not sufficient.
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
    /// Adds the row below the others. Returns its line.
    int addTo(QGridLayout& grid) const {
        const int line = grid.rowCount();
        grid.addWidget(label, line, 0);
        grid.addWidget(entry, line, 1);
        return line;
    }
};

/// Applies the common width and spacing to all rows.
inline void restyleRows(QGridLayout& grid, std::initializer_list<TypedRow> rows) {
    const Theme& theme = Theme::current();
    grid.setHorizontalSpacing(theme.px(8));
    grid.setVerticalSpacing(theme.px(3));
    for (const TypedRow& row : rows) row.entry->setFixedWidth(theme.px(92));
}

} // namespace seiche
