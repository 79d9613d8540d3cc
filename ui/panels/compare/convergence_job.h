// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/background_job.h"
#include "study/convergence.h"

#include <QObject>

#include <optional>
#include <vector>

namespace seiche {

/// The order of convergence of some schemes, measured in the background on copies of the medium without its
/// damping.
class ConvergenceJob : public QObject {
    Q_OBJECT

public:
    explicit ConvergenceJob(QObject* parent = nullptr) : QObject(parent) {}

    /// Begins to measure these schemes in this medium, unless that is known or under way already.
    void want(Experiment experiment, const std::vector<Scheme>& schemes);

    bool isRunning() const { return m_job.isRunning(); }
    /// Why there is nothing to measure.
    const std::optional<Problem>& obstacle() const { return m_obstacle; }
    /// Of what was wanted last; empty until it is measured.
    const std::vector<ConvergencePoint>& points() const { return m_points; }

    /// By how much the step is divided.
    static const std::vector<int>& refinements();

signals:
    void measured();

private:
    std::optional<Experiment> m_experiment;
    std::vector<Scheme> m_schemes;
    std::optional<Problem> m_obstacle;
    std::vector<ConvergencePoint> m_points;
    BackgroundJob m_job; ///< last member: it ends before what it writes to
};

} // namespace seiche
