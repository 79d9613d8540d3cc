// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"
#include "wording/real_units.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace seiche {

class Chart;
class Legend;
struct ChartPoint;

/// How fast waves of each length travel, as computed and as the wave equation says; and what was measured of a
/// packet of them. In metres and metres per second where the run stands for something real, else in cells and
/// cells per step.
class DispersionChart : public QWidget {
    Q_OBJECT

public:
    /// A packet's wavelength in cells, and its velocities in cells per step; NaN where one is not known.
    struct Packet {
        double wavelength;
        double phase; ///< of its crests
        double group; ///< of its envelope

        friend bool operator==(const Packet&, const Packet&) = default;
    };

    explicit DispersionChart(QWidget* parent);

    /// The curves of a rule.
    void show(const Rule& rule, const RealUnits& units);
    /// Two points over the curves, or none.
    void showMeasured(const std::optional<Packet>& packet);

private:
    using QWidget::show;
    void restyle();
    void drawMeasured();
    void drawLegend();
    std::vector<ChartPoint> inUnits(std::vector<ChartPoint> points) const;
    QString titleOfVelocity() const;

    Legend* m_legend;
    Chart* m_chart;
    int m_exact;
    int m_along;
    int m_diagonal;
    int m_phase;
    int m_group;
    bool m_isPool = false;
    bool m_areReal = false;
    RealUnits::Unit m_length; ///< of a cell
    RealUnits::Unit m_speed;  ///< of a cell per step
    std::optional<Packet> m_packet;
};

} // namespace seiche
