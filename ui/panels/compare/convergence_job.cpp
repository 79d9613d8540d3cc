// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/convergence_job.h"

namespace seiche {

const std::vector<int>& ConvergenceJob::refinements() {
    static const std::vector<int> all{1, 2, 4, 8, 16};
    return all;
}

void ConvergenceJob::request(Experiment experiment, const std::vector<Scheme>& schemes) {
    experiment = undamped(std::move(experiment));
    // Ignore changes without influence on the result.
    experiment.events.clear();
    experiment.probes.clear();
    experiment.drive = {};
    experiment.rain = {};
    experiment.rule.scheme = Scheme::Leapfrog;
    if (m_experiment == experiment && m_schemes == schemes) return;
    m_experiment = experiment;
    m_schemes = schemes;
    m_points.clear();
    m_job.forget();
    m_obstacle = obstacleToConvergence(experiment);
    if (m_obstacle) return;
    m_job.start(
        [this, experiment, schemes](const BackgroundJob::Control& control) {
            const auto tell = [&control](double share) { control.goOn(share); };
            auto points = measureConvergence({experiment, schemes, refinements(), 0}, tell, control.stop);
            control.post([this, points = std::move(points)] { m_points = points; });
            return QString();
        },
        [this](BackgroundJob::End, const QString&) { emit measured(); });
}

} // namespace seiche

#include "moc_convergence_job.cpp"
