// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/double_precision_stepper.h"
#include "model/experiment.h"
#include "wave/wave.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// String or pool in double precision, for long measurements that are compared with theory.
///
/// Float rounding errors accumulate: they are visible after 100,000 steps of resonance. The
/// formulas are the same.
class DoublePrecisionRun {
public:
    /// Returns whether the experiment is supported: float heights, no absorbing side, no objects.
    static bool canRun(const Experiment& experiment);

    /// Starts at rest, without events. The experiment's drive acts, if enabled. `canRun` must be
    /// true.
    explicit DoublePrecisionRun(const Experiment& experiment);

    /// Applies the experiment's tap.
    void pull();
    /// Computes `steps` >= 0 steps.
    void advance(std::int64_t steps);

    double height(int x, int y) const { return m_wave.now.at(x, y); }
    double largestHeight() const;
    const Wave<double>& wave() const { return m_wave; }

private:
    struct Share {
        int x;
        int y;
        double amount;
    };
    using Shares = std::vector<Share>;
    static Shares sharesOf(const Experiment& experiment, Pull pull);
    void takeOffEvenly(Field<double>& field, double sum);

    Rule m_rule;
    PullMode m_mode;
    Drive m_drive;
    Shares m_pull;        ///< nonzero contributions of a tap
    Shares m_driveShares; ///< contributions of the drive at its crest
    Wave<double> m_wave;
    DoublePrecisionStepper m_steps;
};

} // namespace seiche
