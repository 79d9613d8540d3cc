// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QWidget>

namespace seiche {

class Chart;
class EnergyTrail;
class Legend;

/// How energy goes to and fro between kinetic and potential.
class EnergyChart : public QWidget {
    Q_OBJECT

public:
    EnergyChart(Session& session, QWidget* parent);

    /// Samples the run from now on, or no longer.
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
