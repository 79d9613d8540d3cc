// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"
#include "widgets/chart.h"

namespace seiche {

/// Amplitude against frequency: the predicted curve and the measured points. Amplitudes are in pulls. Points of
/// another string or pull stay, faded; the newest is large; what is still growing is a ring.
class ResonanceChart : public Chart {
    Q_OBJECT

public:
    explicit ResonanceChart(ResonanceLab& lab, QWidget* parent = nullptr);

    /// Marks the modes 1 ... n.
    void setModesShown(bool shown);
    /// The frequencies marked now, Hz.
    const std::vector<double>& modesShown() const { return m_marked; }
    void setCurveShown(bool shown);
    /// Shows the lab's present state.
    void refresh();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    ResonanceLab& m_lab;
    int m_curve;
    int m_faded;
    int m_sweep;
    int m_growing;
    int m_steady;
    bool m_modesShown = false;
    std::vector<double> m_marked;
    bool m_curveShown = true;
};

} // namespace seiche
