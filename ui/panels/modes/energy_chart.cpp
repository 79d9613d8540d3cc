// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/energy_chart.h"

#include "modes/energy_trail.h"
#include "theme/theme.h"
#include "widgets/chart.h"
#include "widgets/legend.h"

#include <QVBoxLayout>

#include <algorithm>

namespace seiche {

EnergyChart::EnergyChart(Session& session, QWidget* parent)
    : QWidget(parent), m_trail(new EnergyTrail(session, this)), m_legend(new Legend(this)),
      m_chart(new Chart(this)), m_kinetic(m_chart->addSeries(Drawn::Line, Trace::Main)),
      m_potential(m_chart->addSeries(Drawn::Line, Trace::ComparisonRun)) {
    m_chart->setObjectName(QStringLiteral("energyChart"));
    m_chart->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_chart->setLegend(m_legend);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_legend);
    layout->addWidget(m_chart, 1);
    connect(&Theme::current(), &Theme::changed, this, &EnergyChart::restyle);
    restyle();
}

void EnergyChart::restyle() {
    layout()->setSpacing(Theme::current().px(6));
    m_chart->setMinimumHeight(Theme::current().px(86));
}

void EnergyChart::setActive(bool active) { m_trail->setActive(active); }

void EnergyChart::refresh() {
    std::vector<ChartPoint> kinetic, potential;
    double last = 0.0;
    for (const EnergyTrail::Sample& sample : m_trail->samples()) {
        kinetic.push_back({sample.seconds, sample.energy.kinetic});
        potential.push_back({sample.seconds, sample.energy.potential});
        last = sample.seconds;
    }
    const double latest = std::max(last, EnergyTrail::window);
    m_chart->setXAxis({tr("seconds"), Scale::Linear, latest - EnergyTrail::window, latest});
    m_chart->setYAxis({{}, Scale::Linear, 0.0, {}});
    QString summary;
    if (!kinetic.empty())
        summary = tr("Kinetic %1, potential %2.")
                      .arg(readable(kinetic.back().y, QLocale()), readable(potential.back().y, QLocale()));
    m_chart->replace(m_kinetic, std::move(kinetic));
    m_chart->replace(m_potential, std::move(potential));
    m_chart->setSpoken(tr("Energy over time"), summary);
}

void EnergyChart::retranslate() {
    m_chart->setName(m_kinetic, tr("kinetic"));
    m_chart->setName(m_potential, tr("potential"));
    m_legend->setTexts(tr("energy"), {{tr("kinetic"), Trace::Main}, {tr("potential"), Trace::ComparisonRun}});
}

} // namespace seiche

#include "moc_energy_chart.cpp"
