// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/joint_watch.h"

#include "wave/expects.h"

#include <cmath>
#include <variant>

namespace seiche {

void JointWatch::observe(const Simulation& run) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    const bool isString = wave && run.rule().scene == SceneKind::String;
    const PoolObjects none;
    const PoolObjects& objects = isString && wave->stiffness ? run.settings().objects : none;
    const bool isSame = objects == m_objects && run.rule() == m_rule && run.grid() == m_grid &&
                        run.frame() >= m_frame && run.eventsActed() >= m_events;
    if (!isSame) {
        m_objects = objects;
        m_pulses = JointPulses(jointsOf(objects, run.grid().width));
    }
    const bool isMoved = run.eventsActed() != m_events || run.isDriven();
    m_rule = run.rule();
    m_grid = run.grid();
    m_frame = run.frame();
    m_events = run.eventsActed();
    if (m_pulses.joints().empty()) return;
    if (isMoved || run.divergedAt()) m_pulses.lose();
    if (!run.isDriven() && !run.divergedAt()) m_pulses.observe(*wave, run.rule());
}

JointReflection JointWatch::predicted(std::size_t joint, bool fromLeft) const {
    SEICHE_EXPECTS(joint < joints().size());
    const double left = std::sqrt(joints()[joint].left), right = std::sqrt(joints()[joint].right);
    return jointReflection(m_rule.model, fromLeft ? left : right, fromLeft ? right : left);
}

} // namespace seiche
