// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "phones/class_curve.h"
#include "phones/phone_class.h"
#include "widgets/chart.h"

#include <optional>
#include <vector>

namespace seiche {

/// The rhythms of the class: amplitude in pulls against frequency, a point for each, in the colour of the
/// student.
///
/// A point of which nothing shows that it was tapped is a grey ring, and the axes do not follow it. While a
/// student is in the spotlight the points of the others are faded. A click, or Return at the readout, chooses a
/// point; the menu of the chart removes it. Where the experiment stands for something real its frequencies are
/// on a second axis.
class ClassChart : public Chart {
    Q_OBJECT

public:
    ClassChart(const PhoneClass& phones, const ClassCurve& curve, QWidget* parent = nullptr);

    void showCurve(bool shown);
    bool isCurveShown() const { return m_curveShown; }
    /// The student in the spotlight; nothing: none.
    void setSpotlight(std::optional<int> nick);
    std::optional<int> spotlight() const { return m_spotlight; }
    void refresh();

signals:
    void pointChosen(qint64 number);
    /// A point is to be removed.
    void removalWanted(qint64 number);
    /// The point that was removed last is to come back.
    void returnWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    void retranslate();
    static QString nameOf(const ClassView::Point& point);
    /// The number of a point of a series; nothing where there is none.
    std::optional<qint64> numberOf(int series, int point) const;
    void addToMenu(QMenu& menu, int series, int point);

    struct Shown {
        ChartPoint place;
        std::int64_t number;
    };

    const PhoneClass& m_phones;
    const ClassCurve& m_curve;
    int m_line;
    int m_faded;
    int m_unverified;
    int m_first; ///< the series of the first colour's points; rings come right after each
    std::vector<std::vector<std::int64_t>> m_numbers; ///< of the points of each series
    std::optional<int> m_spotlight;
    bool m_curveShown = false;
};

} // namespace seiche
