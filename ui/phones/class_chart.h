// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "phones/class_curve.h"
#include "phones/phone_class.h"
#include "widgets/chart.h"

#include <optional>
#include <vector>

namespace seiche {

/// Chart of the class: amplitude in single taps against tapping frequency, in the students'
/// colours. Unverified points are grey circles and do not affect the axes. A spotlight fades the
/// other students. Click or Return selects a point; the context menu removes points. A second axis
/// shows real-world frequencies if the experiment has them.
class ClassChart : public Chart {
    Q_OBJECT

public:
    ClassChart(const PhoneClass& phones, const ClassCurve& curve, QWidget* parent = nullptr);

    void showCurve(bool shown);
    bool isCurveShown() const { return m_curveShown; }
    /// Highlights a student. Empty for none.
    void setSpotlight(std::optional<int> nick);
    std::optional<int> spotlight() const { return m_spotlight; }
    void refresh();

signals:
    void pointChosen(qint64 number);
    /// Emitted when the removal of a point is requested.
    void removalRequested(qint64 number);
    /// Emitted when restoring the last removed point is requested.
    void restoreRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    void retranslate();
    static QString nameOf(const ClassView::Point& point);
    /// Returns a point's number. Empty if none.
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
    int m_first;                                      ///< first point series, each followed by a ring series
    std::vector<std::vector<std::int64_t>> m_numbers; ///< point numbers by series
    std::optional<int> m_spotlight;
    bool m_curveShown = false;
};

} // namespace seiche
