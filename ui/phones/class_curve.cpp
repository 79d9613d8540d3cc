// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phones/class_curve.h"

#include "study/resonance_in_pulls.h"

namespace seiche {

void ClassCurve::setExperiment(const Experiment& experiment) {
    if (m_experiment == experiment) return;
    m_experiment = experiment;
    m_predicted = {};
    m_job.start(
        [this, experiment](const BackgroundJob::Control& control) {
            control.post(
                [this, predicted = resonanceInPulls(experiment, control.stop)] { m_predicted = predicted; });
            return QString();
        },
        [this](BackgroundJob::End, const QString&) { emit changed(); });
    emit changed();
}

} // namespace seiche

#include "moc_class_curve.cpp"
