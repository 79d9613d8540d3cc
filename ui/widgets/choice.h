// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"
#include "widgets/drop_down.h"

#include <QComboBox>
#include <QWheelEvent>

#include <vector>

namespace seiche {

/// Drop-down list for the values of an enumeration.
///
/// `show` emits no signal. `activated` is emitted when the user chooses. The wheel works only with
/// the focus, so scrolling past changes no value.
template <class E>
class Choice : public DropDown {
public:
    /// Creates the list. `names` returns the translated text of a value.
    Choice(std::vector<E> values, QString (*names)(E), QWidget* parent) : DropDown(parent), m_names(names) {
        setFocusPolicy(Qt::StrongFocus);
        // Fits the available width, not the longest text.
        setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        setMinimumContentsLength(5);
        offer(std::move(values));
    }

    /// Replaces the values. Keeps the current value if it is among them.
    void offer(std::vector<E> values) {
        if (values == m_values) return;
        const bool had = currentIndex() >= 0;
        const E before = had ? value() : E{};
        m_values = std::move(values);
        clear();
        for (E each : m_values) addItem(m_names(each));
        if (had) show(before);
    }
    /// Offers the rows of a table (schemes, stencils) that satisfy a predicate.
    template <class Table, class Wanted>
    void offerFrom(const Table& table, Wanted wanted) {
        std::vector<E> values;
        for (const auto& row : table)
            if (wanted(row.value)) values.push_back(row.value);
        offer(std::move(values));
    }
    void retranslate() {
        for (std::size_t i = 0; i < m_values.size(); ++i)
            setItemText(static_cast<int>(i), m_names(m_values[i]));
    }
    E value() const { return m_values.at(static_cast<std::size_t>(currentIndex())); }
    void show(E value) {
        for (std::size_t i = 0; i < m_values.size(); ++i)
            if (m_values[i] == value) setCurrentIndex(static_cast<int>(i));
    }

protected:
    void wheelEvent(QWheelEvent* event) override {
        if (hasFocus()) QComboBox::wheelEvent(event);
        else event->ignore();
    }

private:
    using QComboBox::show;

    std::vector<E> m_values;
    QString (*m_names)(E);
};

} // namespace seiche
