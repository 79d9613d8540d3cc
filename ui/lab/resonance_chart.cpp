// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/resonance_chart.h"

#include "widgets/real_axis.h"

#include <QEvent>
#include <QLocale>

#include <algorithm>

namespace seiche {

namespace {

/// Largest frequency of a finished point that extends the axis, relative to the predicted range. A
/// point farther off is shown only while it is tapped.
constexpr double maxStretch = 1.5;
/// Highest frequency of the axis around the taps, relative to the lowest useful frequency.
constexpr double nearRange = 4.0;

} // namespace

ResonanceChart::ResonanceChart(ResonanceLab& lab, QWidget* parent) : Chart(parent), m_lab(lab) {
    m_faded = addSeries(Drawn::Faded);
    m_curve = addSeries(Drawn::Area);
    m_sweep = addSeries(Drawn::Joined, Trace::Third);
    m_growing = addSeries(Drawn::Rings);
    m_steady = addSeries(Drawn::Points);
    setObjectName(QStringLiteral("resonanceChart"));
    retranslate();
}

void ResonanceChart::refresh() {
    const PredictedResonance& predicted = m_lab.prediction();
    const auto& swept = m_lab.sweep().points();
    std::vector<ChartPoint> curve, faded, sweep, growing, steady;
    // Also hides the theory from readout, table and screen reader.
    const bool told = m_lab.isTheoryShown() && !predicted.curve.empty();
    if (const double onePull = told || !swept.empty() ? m_lab.onePull() : 0.0; onePull > 0.0) {
        if (told)
            for (const CurvePoint& point : predicted.curve)
                curve.push_back({point.hertz, point.amplitude / onePull});
        for (const SweepPoint& point : swept)
            if (point.steady) sweep.push_back({point.hertz, point.amplitude / onePull});
    }
    const bool isNear = m_axis == Axis::AroundTaps && predicted.mainHertz > 0.0;
    double lowest = predicted.mainHertz;
    double highest = isNear ? std::min(nearRange * lowest, predicted.toHertz) : predicted.toHertz;
    std::optional<ChartPoint> newest;
    for (const ResonancePoint& point : m_lab.log().points()) {
        const Resonator& on = m_lab.log().resonators()[static_cast<std::size_t>(point.resonator)];
        // Points of a string and a pool are not comparable.
        if (!(point.onePull > 0.0) || on.rule.scene != m_lab.resonator().rule.scene) continue;
        const ChartPoint place{point.hertz, point.amplitude / point.onePull,
                               point.amplitudeError / point.onePull, point.hertzError};
        if (!m_lab.log().counts(point)) {
            faded.push_back(place);
            continue;
        }
        const bool isFarOff = predicted.toHertz > 0.0 && point.hertz > maxStretch * predicted.toHertz;
        if (&point == m_lab.log().newest() || !isFarOff) highest = std::max(highest, 1.05 * point.hertz);
        lowest = std::min(lowest, 0.95 * point.hertz);
        if (&point == &m_lab.log().points().back()) newest = place;
        (point.how == Amplitude::How::Steady ? steady : growing).push_back(place);
    }
    const auto isBeyond = [&](const ChartPoint& point) { return highest > 0.0 && point.x > highest; };
    // Keep the first point beyond the axis so that the curve reaches its end.
    if (const auto end = std::ranges::find_if(curve, isBeyond); end != curve.end())
        curve.erase(end + 1, curve.end());
    for (auto* points : {&sweep, &faded, &growing, &steady}) {
        std::erase_if(*points, isBeyond);
        std::ranges::sort(*points, {}, &ChartPoint::x);
    }
    const auto chosenIn = [&](const std::vector<ChartPoint>& points) {
        const auto found = std::ranges::find_if(points, [&](const ChartPoint& point) {
            return newest && point.x == newest->x && point.y == newest->y;
        });
        return found == points.end() ? -1 : static_cast<int>(found - points.begin());
    };
    const int chosenGrowing = chosenIn(growing);
    const int chosenSteady = chosenIn(steady);
    // Below the lowest point, taps at integer fractions of the modes crowd the chart.
    std::erase_if(curve, [&](const ChartPoint& point) { return point.x < lowest; });
    std::erase_if(sweep, [&](const ChartPoint& point) { return point.x < lowest; });
    replace(m_curve, std::move(curve));
    replace(m_sweep, std::move(sweep));
    replace(m_faded, std::move(faded));
    replace(m_growing, std::move(growing));
    replace(m_steady, std::move(steady));
    setChosen(m_growing, chosenGrowing);
    setChosen(m_steady, chosenSteady);
    setXAxis({m_lab.resonator().sine ? tr("drive frequency (Hz)") : tr("tapping frequency (Hz)"), Scale::Linear,
              lowest, highest > 0.0 ? std::optional(highest) : std::nullopt});
    showReal(highest > 0.0 ? highest : 1.0);

    m_marked = m_lab.isTheoryShown() && !isNear ? predicted.modes : std::vector<double>();
    std::vector<ChartMark> marks;
    for (double hertz : m_marked)
        marks.push_back({hertz, QLocale().toString(static_cast<qulonglong>(marks.size() + 1))});
    setMarks(marks);
}

void ResonanceChart::showReal(double highest) {
    const RealUnits units = m_lab.unitsOf(m_lab.resonator());
    const QString name = tr("Resonance chart");
    const QString summary = tr("Amplitude (× single tap) against tapping frequency.");
    setUpperAxis(realFrequencyAxis(units, highest));
    setSpoken(name, units.areReal()
                        ? summary + QLatin1Char(' ') +
                              tr("A tapping frequency of 1 Hz corresponds to %1.").arg(units.frequency(1.0))
                        : summary);
}

void ResonanceChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslate();
    refresh();
}

void ResonanceChart::setEmptyHint(const QString& sentence) {
    setEmptyText(sentence.isEmpty() ? tr("Tap in a steady rhythm. Each tapping frequency becomes a point here.")
                                    : sentence);
}

void ResonanceChart::retranslate() {
    setName(m_curve, tr("predicted"));
    setName(m_sweep, tr("sweep"));
    setName(m_faded, tr("different string"));
    setName(m_growing, tr("growing"));
    setName(m_steady, tr("steady"));
    setYAxis({tr("× single tap"), Scale::Linear, 0.0, std::nullopt});
    setEmptyHint({});
    showReal(1.0);
}

} // namespace seiche

#include "moc_resonance_chart.cpp"
