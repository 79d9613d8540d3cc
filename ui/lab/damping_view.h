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

/// "What damping really does": the same string or pool twice, damped by the same share per step, once on the
/// velocity and once on the height: both predicted curves in one chart, the numbers side by side, and a button
/// each to try it.
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
    void want();
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
        m_cells; ///< rows: heading, factor, period, frequency; columns: what, none, s, d
    std::array<QPushButton*, 2> m_try;
    LatestResult<TwoDampings, compareDampings> m_work;
};

} // namespace seiche
