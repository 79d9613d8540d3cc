// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"
#include "widgets/chart.h"

namespace seiche {

/// Amplitude against frequency: the measured points, and the predicted curve with its modes marked 1 ... n as
/// far as `ResonanceLab::isTheoryShown` allows.
///
/// The axis shows the range of the prediction and what is tapped now, however fast; the curve goes as far.
/// Amplitudes are in pulls. Points of another string or pull stay, faded; the newest is large; what is still
/// growing is a ring. Where the run stands for something real its frequencies are on a second axis.
class ResonanceChart : public Chart {
    Q_OBJECT

public:
    explicit ResonanceChart(ResonanceLab& lab, QWidget* parent = nullptr);

    /// The frequencies marked now, Hz.
    const std::vector<double>& modesShown() const { return m_marked; }
    /// Shows the lab's present state.
    void refresh();
    /// What the chart says while it has no points; empty: an invitation to tap.
    void invite(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showReal(double highest);

    ResonanceLab& m_lab;
    int m_curve;
    int m_faded;
    int m_sweep;
    int m_growing;
    int m_steady;
    std::vector<double> m_marked;
};

} // namespace seiche
