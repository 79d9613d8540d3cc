// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/resonance_lab.h"
#include "widgets/chart.h"

namespace seiche {

/// Chart of amplitude against frequency: the measured points, and the theoretical curve with modes
/// 1 … n if `ResonanceLab::isTheoryShown` allows.
///
/// The axis shows the predicted range or only its lower part (`setAxis`), and the current points,
/// however fast; the curve ends with the axis. Amplitudes are relative to a single tap. Points of a
/// different string or tap are faded; the newest is large; a growing point is hollow. A run of a
/// real medium has a second axis with real frequencies.
class ResonanceChart : public Chart {
    Q_OBJECT

public:
    explicit ResonanceChart(ResonanceLab& lab, QWidget* parent = nullptr);

    /// Predicted: the whole predicted range, with marks for the modes. AroundTaps: up to four times
    /// the lowest useful frequency (0.5 to 2 Hz on the first string), without marks.
    enum class Axis { Predicted, AroundTaps };
    void setAxis(Axis axis) { m_axis = axis; }
    /// Frequencies of the marked modes, in Hz.
    const std::vector<double>& modesShown() const { return m_marked; }
    /// Shows the current state of the lab.
    void refresh();
    /// Sets the text of the chart without points. Empty: an invitation to tap.
    void setEmptyHint(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showReal(double highest);

    ResonanceLab& m_lab;
    Axis m_axis = Axis::Predicted;
    int m_curve;
    int m_faded;
    int m_sweep;
    int m_growing;
    int m_steady;
    std::vector<double> m_marked;
};

} // namespace seiche
