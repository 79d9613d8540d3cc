// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/double_precision_stepper.h"
#include "model/experiment.h"
#include "wave/wave.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// A string or pool in double precision, for long measurements that are compared with theory.
///
/// In floats rounding adds up: after a hundred thousand steps of resonance it shows. The formulas are the same.
class DoublePrecisionRun {
public:
    /// Whether there is one for this experiment: floating-point heights, no absorbing side, no objects.
    static bool canRun(const Experiment& experiment);

    /// At rest, without events. The experiment's drive acts, if it is on. `canRun` must be true.
    explicit DoublePrecisionRun(const Experiment& experiment);

    /// The experiment's own pull, now.
    void pull();
    /// Computes `steps` >= 0 frames.
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
    Shares m_pull;        ///< what one pull adds or sets, where that is not 0
    Shares m_driveShares; ///< what the drive adds at its crest
    Wave<double> m_wave;
    DoublePrecisionStepper m_steps;
};

} // namespace seiche
