// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/double_precision_run.h"

#include "model/objects_change.h"
#include "wave/expects.h"

#include <algorithm>
#include <cmath>

namespace seiche {

bool DoublePrecisionRun::canRun(const Experiment& experiment) {
    return DoublePrecisionStepper::canRun(experiment.rule) && experiment.objects.empty() &&
           !experiment.rain.isOn();
}

// Uses the single implementation of taps.
DoublePrecisionRun::Shares DoublePrecisionRun::sharesOf(const Experiment& experiment, Pull pull) {
    Wave<float> pulled(experiment.grid, experiment.rule.scene);
    const bool all = setsEverywhere(pull);
    pull.mode = PullMode::Add;
    Rule rule = experiment.rule;
    rule.conserve = Conserve::Off; // see `takeOffEvenly`
    applyPull(pulled, rule, pull);
    Shares shares;
    for (int y = 0; y < experiment.grid.height; ++y)
        for (int x = 0; x < experiment.grid.width; ++x)
            if (const float amount = pulled.now.at(x, y); amount != 0.0f || all)
                shares.push_back({x, y, amount});
    return shares;
}

DoublePrecisionRun::DoublePrecisionRun(const Experiment& experiment)
    : m_rule(experiment.rule), m_mode(experiment.pullWith.mode), m_drive(experiment.drive),
      m_pull(sharesOf(experiment, experiment.pullWith)), m_wave(experiment.grid, experiment.rule.scene) {
    SEICHE_EXPECTS(canRun(experiment));
    if (m_drive.isOn()) {
        const Drive& drive = m_drive;
        m_driveShares =
            sharesOf(experiment, {drive.shape, drive.width, drive.height, PullMode::Add, drive.x, drive.y});
    }
    if (infoOf(m_rule.scheme).fields > 2) m_wave.older = m_wave.previous;
}

void DoublePrecisionRun::takeOffEvenly(Field<double>& field, double sum) {
    if (!conserves(m_rule)) return;
    const Grid& grid = field.grid();
    const double each = sum / static_cast<double>(grid.cells());
    for (int y = 0; y < grid.height; ++y)
        for (double* cell = field.row(y); cell < field.row(y) + grid.width; ++cell) *cell -= each;
}

void DoublePrecisionRun::pull() {
    double added = 0.0;
    for (const Share& share : m_pull) {
        double& now = m_wave.now.at(share.x, share.y);
        const double old = now;
        now = m_mode == PullMode::Set ? share.amount : now + share.amount;
        added += now - old;
        if (m_mode != PullMode::Pluck) continue;
        m_wave.previous.at(share.x, share.y) += share.amount;
        if (m_wave.older) m_wave.older->at(share.x, share.y) += share.amount;
    }
    takeOffEvenly(m_wave.now, added);
    if (m_mode != PullMode::Pluck) return;
    takeOffEvenly(m_wave.previous, added);
    if (m_wave.older) takeOffEvenly(*m_wave.older, added);
}

void DoublePrecisionRun::advance(std::int64_t steps) {
    SEICHE_EXPECTS(steps >= 0);
    if (!m_drive.isOn()) return m_steps.step(m_wave, m_rule, steps);
    for (; steps > 0; --steps) {
        const double sine = pullAt(m_drive, m_wave.frame).height / m_drive.height;
        double added = 0.0;
        for (const Share& share : m_driveShares) {
            m_wave.now.at(share.x, share.y) += sine * share.amount;
            added += sine * share.amount;
        }
        takeOffEvenly(m_wave.now, added);
        m_steps.step(m_wave, m_rule, 1);
    }
}

double DoublePrecisionRun::largestHeight() const {
    const Grid& grid = m_wave.grid();
    double largest = 0.0;
    for (int y = 0; y < grid.height; ++y) {
        const double* row = m_wave.now.row(y);
        for (int x = 0; x < grid.width; ++x)
            if (!(std::abs(row[x]) <= largest)) largest = std::abs(row[x]); // keeps NaN
    }
    return largest;
}

} // namespace seiche
