// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"
#include "widgets/drop_down.h"

#include <QComboBox>
#include <QWheelEvent>

#include <vector>

namespace seiche {

/// A list to choose one value of an enumeration from.
///
/// `show` emits nothing; `chosen` on QComboBox is `activated`. The wheel counts only while the list has the
/// focus, so that scrolling past it changes nothing.
template <class E>
class Choice : public DropDown {
public:
    /// `names` gives the text for a value in the language of the moment.
    Choice(std::vector<E> values, QString (*names)(E), QWidget* parent) : DropDown(parent), m_names(names) {
        setFocusPolicy(Qt::StrongFocus);
        // As wide as the room, not as the longest text.
        setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        setMinimumContentsLength(5);
        offer(std::move(values));
    }

    /// Offers these values only; the present one stays chosen if it is among them.
    void offer(std::vector<E> values) {
        if (values == m_values) return;
        const bool had = currentIndex() >= 0;
        const E before = had ? value() : E{};
        m_values = std::move(values);
        clear();
        for (E each : m_values) addItem(m_names(each));
        if (had) show(before);
    }
    /// Those rows of a table (of schemes, of stencils) that are wanted.
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
