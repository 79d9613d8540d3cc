// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/background_job.h"
#include "study/convergence.h"

#include <QObject>

#include <optional>
#include <vector>

namespace seiche {

/// Measures the order of convergence of schemes in the background, on copies of the medium without
/// damping.
class ConvergenceJob : public QObject {
    Q_OBJECT

public:
    explicit ConvergenceJob(QObject* parent = nullptr) : QObject(parent) {}

    /// Starts to measure these schemes in this medium, unless they were the last ones requested.
    void request(Experiment experiment, const std::vector<Scheme>& schemes);

    bool isRunning() const { return m_job.isRunning(); }
    /// Reason why nothing can be measured. Empty if measurable.
    const std::optional<Problem>& obstacle() const { return m_obstacle; }
    /// Points of the last request. Empty until measured.
    const std::vector<ConvergencePoint>& points() const { return m_points; }

    /// Divisors of the time step.
    static const std::vector<int>& refinements();

signals:
    void measured();

private:
    std::optional<Experiment> m_experiment;
    std::vector<Scheme> m_schemes;
    std::optional<Problem> m_obstacle;
    std::vector<ConvergencePoint> m_points;
    BackgroundJob m_job; ///< last, so that it ends before the others
};

} // namespace seiche
