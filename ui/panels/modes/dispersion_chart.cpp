// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/dispersion_chart.h"

#include "theme/theme.h"
#include "theory/dispersion.h"
#include "wave/bending.h"
#include "widgets/chart.h"
#include "widgets/legend.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

constexpr double longestShown = 64.0;
constexpr int speedPoints = 160;
constexpr double alongDiagonal = 45.0;

std::vector<ChartPoint> speeds(const Rule& rule, double degrees) {
    const double shortest = shortestWavelength(degrees);
    std::vector<ChartPoint> curve;
    for (int i = 0; i <= speedPoints; ++i) {
        const double length =
            shortest * std::pow(longestShown / shortest, static_cast<double>(i) / speedPoints);
        curve.push_back({length, phaseSpeed(rule, length, degrees)});
    }
    return curve;
}

// Phase speed of the wave equation with bending: c sqrt(1 + bending wavenumber^2).
double exactSpeed(const Rule& rule, double wavelength) {
    const double wavenumber = 2.0 * std::numbers::pi / wavelength;
    const double bent = resistsBending(rule) ? rule.bending * wavenumber * wavenumber : 0.0;
    return longWaveSpeed(rule) * std::sqrt(1.0 + bent);
}

std::vector<ChartPoint> exactSpeeds(const Rule& rule, double shortest) {
    std::vector<ChartPoint> curve;
    for (int i = 0; i <= speedPoints; ++i) {
        const double length =
            shortest * std::pow(longestShown / shortest, static_cast<double>(i) / speedPoints);
        curve.push_back({length, exactSpeed(rule, length)});
    }
    return curve;
}

// Group speed d omega / d kappa, in cells per step, as a difference of two close frequencies.
std::vector<ChartPoint> groupSpeeds(const Rule& rule) {
    constexpr double beside = 1e-3;
    std::vector<ChartPoint> curve;
    for (int i = 0; i <= speedPoints; ++i) {
        const double length = 2.0 * std::pow(longestShown / 2.0, static_cast<double>(i) / speedPoints);
        const double shorter = std::max(2.0, length * (1.0 - beside)), longer = length * (1.0 + beside);
        curve.push_back({length, (frequencyOf(rule, shorter) - frequencyOf(rule, longer)) /
                                     (1.0 / shorter - 1.0 / longer)});
    }
    return curve;
}

} // namespace

DispersionChart::DispersionChart(QWidget* parent)
    : QWidget(parent), m_legend(new Legend(this)), m_chart(new Chart(this)),
      m_exact(m_chart->addSeries(Drawn::Thin)), m_along(m_chart->addSeries(Drawn::Line, Trace::Main)),
      m_diagonal(m_chart->addSeries(Drawn::Line, Trace::ComparisonRun)),
      m_phase(m_chart->addSeries(Drawn::Points, Trace::Main)),
      m_group(m_chart->addSeries(Drawn::Rings, Trace::Main)) {
    m_chart->setObjectName(QStringLiteral("dispersionChart"));
    m_chart->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_chart->setLegend(m_legend);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_legend);
    layout->addWidget(m_chart, 1);
    connect(&Theme::current(), &Theme::changed, this, &DispersionChart::restyle);
    restyle();
}

void DispersionChart::restyle() {
    layout()->setSpacing(Theme::current().px(6));
    m_chart->setMinimumHeight(Theme::current().px(86));
}

std::vector<ChartPoint> DispersionChart::inUnits(std::vector<ChartPoint> points) const {
    for (ChartPoint& point : points) {
        point.x *= m_length.factor;
        point.y *= m_speed.factor;
    }
    return points;
}

void DispersionChart::show(const Rule& rule, const RealUnits& units) {
    m_isPool = rule.scene == SceneKind::Pool;
    m_areReal = units.areReal();
    m_length = units.lengthUnit(longestShown);
    m_speed = units.speedUnit(longWaveSpeed(rule));
    const double shortest = shortestWavelength(m_isPool ? alongDiagonal : 0.0);
    const double exact = exactSpeed(rule, shortest);
    std::vector<ChartPoint> along = speeds(rule, 0.0);
    std::vector<ChartPoint> diagonal = m_isPool ? speeds(rule, alongDiagonal) : groupSpeeds(rule);
    double max = longWaveSpeed(rule);
    for (const std::vector<ChartPoint>* curve : {&along, &diagonal})
        for (const ChartPoint& point : *curve) max = std::max(max, point.y);
    const QString summary =
        m_areReal ? tr("The shortest waves travel at %1. The ideal wave equation gives %2.", "velocities")
                        .arg(units.speed(along.front().y), units.speed(exact))
                  : tr("The shortest waves travel at %1 cells per step. The ideal wave equation gives %2.")
                        .arg(readable(along.front().y, QLocale()), readable(exact, QLocale()));
    m_chart->setXAxis({m_areReal ? tr("wavelength (%1)", "unit").arg(m_length.name) : tr("wavelength (cells)"),
                       Scale::Logarithmic, shortest * m_length.factor, longestShown * m_length.factor});
    m_chart->setYAxis({{}, Scale::Linear, 0.0, m_speed.factor * std::min(1.15 * max, 4.0 * exact)});
    m_chart->replace(m_exact, inUnits(resistsBending(rule)
                                          ? exactSpeeds(rule, shortest)
                                          : std::vector<ChartPoint>{{shortest, exact}, {longestShown, exact}}));
    m_chart->replace(m_along, inUnits(std::move(along)));
    m_chart->replace(m_diagonal, inUnits(std::move(diagonal)));
    m_chart->setSpoken(m_areReal ? tr("Phase velocity in %1 against wavelength", "unit").arg(m_speed.name)
                                 : tr("Phase velocity in cells per step against wavelength"),
                       summary);
    drawMeasured();
    drawLegend();
}

void DispersionChart::showMeasured(const std::optional<Packet>& packet) {
    if (packet == m_packet) return;
    m_packet = packet;
    drawMeasured();
    drawLegend();
}

void DispersionChart::drawMeasured() {
    std::vector<ChartPoint> phase, group;
    if (m_packet) {
        phase.push_back({m_packet->wavelength, m_packet->phase});
        group.push_back({m_packet->wavelength, m_packet->group});
    }
    m_chart->replace(m_phase, inUnits(std::move(phase)));
    m_chart->replace(m_group, inUnits(std::move(group)));
}

void DispersionChart::drawLegend() {
    const QString names[] = {tr("exact"), m_isPool ? tr("along the axes") : tr("phase"),
                             m_isPool ? tr("diagonally") : tr("group")};
    m_chart->setName(m_exact, names[0]);
    m_chart->setName(m_along, names[1]);
    m_chart->setName(m_diagonal, names[2]);
    m_chart->setName(m_phase, tr("phase velocity, measured"));
    m_chart->setName(m_group, tr("group velocity, measured"));
    std::vector<Legend::Entry> entries{
        {names[0], {}}, {names[1], Trace::Main}, {names[2], Trace::ComparisonRun}};
    m_legend->setTexts(titleOfVelocity(), std::move(entries));
}

QString DispersionChart::titleOfVelocity() const {
    if (m_packet)
        return m_areReal ? tr("velocity, %1; measured: ● phase, ○ group", "unit").arg(m_speed.name)
                         : tr("velocity; measured: ● phase, ○ group");
    if (m_isPool) return m_areReal ? tr("phase velocity (%1)", "unit").arg(m_speed.name) : tr("phase velocity");
    return m_areReal ? tr("velocity (%1)", "unit").arg(m_speed.name) : tr("velocity");
}

} // namespace seiche

#include "moc_dispersion_chart.cpp"
