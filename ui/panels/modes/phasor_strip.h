// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace seiche {

class Chart;

/// Phasors below the bars of a chart. Empty if the bars are too close together.
class PhasorStrip : public QWidget {
    Q_OBJECT

public:
    struct Phasor {
        double x;      ///< position on the chart's axis
        double share;  ///< length relative to the radius, 0 … 1
        double cycles; ///< see `paintPhasor`

        friend bool operator==(const Phasor&, const Phasor&) = default;
    };

    /// `chart` is the chart above, which sets the width.
    PhasorStrip(const Chart& chart, QWidget* parent);

    void show(std::vector<Phasor> phasors, int chosen);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using QWidget::show;
    /// Distance between phasors, in pixels.
    double spacing() const;

    const Chart& m_chart;
    std::vector<Phasor> m_phasors;
    int m_chosen = -1;
};

} // namespace seiche
