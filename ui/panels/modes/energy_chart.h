// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QWidget>

namespace seiche {

class Chart;
class EnergyTrail;
class Legend;

/// Chart of the exchange between kinetic and potential energy.
class EnergyChart : public QWidget {
    Q_OBJECT

public:
    EnergyChart(Session& session, QWidget* parent);

    /// Starts or stops sampling the run.
    void setActive(bool active);
    void refresh();
    void retranslate();

private:
    void restyle();

    EnergyTrail* m_trail;
    Legend* m_legend;
    Chart* m_chart;
    int m_kinetic;
    int m_potential;
};

} // namespace seiche
