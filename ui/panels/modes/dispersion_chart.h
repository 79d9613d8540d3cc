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

/// Wave speed against wavelength, as computed and by the wave equation, with the measured speeds of
/// a wave packet. In metres and metres per second for a real medium, else in cells and cells per
/// step.
class DispersionChart : public QWidget {
    Q_OBJECT

public:
    /// A measured wave packet: wavelength in cells, velocities in cells per step. NaN if unknown.
    struct Packet {
        double wavelength;
        double phase; ///< velocity of the crests
        double group; ///< velocity of the envelope

        friend bool operator==(const Packet&, const Packet&) = default;
    };

    explicit DispersionChart(QWidget* parent);

    /// Shows the curves of a rule.
    void show(const Rule& rule, const RealUnits& units);
    /// Shows the measured points of a packet, if any.
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
