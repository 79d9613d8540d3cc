// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace seiche {

class Chart;

/// Below the bars of a chart, the phasor of each; nothing where the bars stand too close for that.
class PhasorStrip : public QWidget {
    Q_OBJECT

public:
    struct Phasor {
        double x;      ///< on the chart's axis
        double share;  ///< of its radius, 0 ... 1
        double cycles; ///< see `paintPhasor`

        friend bool operator==(const Phasor&, const Phasor&) = default;
    };

    /// Below this chart, as wide as it.
    PhasorStrip(const Chart& chart, QWidget* parent);

    void show(std::vector<Phasor> phasors, int chosen);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    using QWidget::show;
    /// Pixels from one to the next.
    double spacing() const;

    const Chart& m_chart;
    std::vector<Phasor> m_phasors;
    int m_chosen = -1;
};

} // namespace seiche
