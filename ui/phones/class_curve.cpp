// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/class_curve.h"

#include "run/simulation.h"
#include "study/resonance_meter.h"

namespace seiche {

namespace {

PredictedResonance inPulls(const Experiment& experiment, const std::stop_token& stop) {
    const Simulation run(experiment);
    ResonanceMeter meter;
    meter.watch(run);
    PredictedResonance predicted = predict(meter.resonator(), meter.watchX(), meter.watchY(), stop);
    const double onePull = stop.stop_requested() ? 0.0 : meter.onePull();
    if (!(onePull > 0.0)) predicted.curve.clear();
    for (CurvePoint& point : predicted.curve) point.amplitude /= onePull;
    return predicted;
}

} // namespace

void ClassCurve::setExperiment(const Experiment& experiment) {
    if (m_experiment == experiment) return;
    m_experiment = experiment;
    m_predicted = {};
    m_job.start(
        [this, experiment](const BackgroundJob::Control& control) {
            control.post([this, predicted = inPulls(experiment, control.stop)] { m_predicted = predicted; });
            return QString();
        },
        [this](BackgroundJob::End, const QString&) { emit changed(); });
    emit changed();
}

} // namespace seiche

#include "moc_class_curve.cpp"
