// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/latest_result.h"
#include "lab/resonance_lab.h"
#include "study/two_dampings.h"
#include "widgets/chart.h"

#include <QLabel>
#include <QPushButton>

#include <array>

namespace seiche {

/// Compares the two kinds of damping: a string or pool damped equally per step, once through the
/// velocity and once through the displacement. Shows both predicted curves in one chart, a table of
/// the numbers, and a button to try each.
class DampingView : public QWidget {
    Q_OBJECT

public:
    DampingView(Session& session, ResonanceLab& lab, QWidget* parent = nullptr);

    const TwoDampings& shown() const { return m_work.result(); }
    Chart* chart() const { return m_chart; }

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void requestCurve();
    void refresh();
    void retranslate();
    void attempt(const Damping& damping);

    Session& m_session;
    ResonanceLab& m_lab;
    Chart* m_chart;
    int m_velocity;
    int m_height;
    QLabel* m_sentence;
    std::array<std::array<QLabel*, 4>, 4>
        m_cells; ///< rows: heading, factor, period, frequency; columns: label, none, s, d
    std::array<QPushButton*, 2> m_try;
    LatestResult<TwoDampings, compareDampings> m_work;
};

} // namespace seiche
