// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/explosion_stage.h"

#include "study/run_stability.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// A zigzag is visible from this fraction of the canvas.
constexpr double visibleShare = 0.02;
/// E-foldings per second before the zigzag is visible, while it is, and beyond the canvas. It begins as
/// rounding errors, some 17 e-foldings below the wave, and ends 27 above height 1.
constexpr double hiddenPace = 10.0;
constexpr double visiblePace = 2.0;
constexpr double beyondPace = 20.0;
/// A zigzag that is still hidden, or still inside the canvas, after so many predicted e-foldings does
/// not grow as predicted.
constexpr double maxFoldings = 75.0;
constexpr double noGrowth = 1.0 + 1e-9;
/// For the measurement of a zigzag: steps, and maximum speed-up if it grows more slowly.
constexpr std::int64_t stepsToMeasure = 4;
constexpr double maxHaste = 10.0;

} // namespace

void ExplosionStage::begin(const Simulation& run) {
    m_since = run.frame();
    m_divergedAt.reset();
    m_rests = true;
    m_hasLeft = false;
    m_calm = 0.0;
    m_first.reset();
    m_picture = {};
}

void ExplosionStage::sample(const Simulation& run, double limit) {
    if (run.frame() < m_frame || (m_divergedAt && !run.divergedAt())) begin(run);
    m_frame = run.frame();
    const Rule rule = run.stiffestRule();
    if (rule != m_rule) {
        m_rule = rule;
        m_growth = stabilityOf(run).growthPerStep;
        m_isUneven = isUneven(run);
        m_since = run.frame();
        m_first.reset();
    }
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (m_growth < noGrowth || !wave) {
        m_growth = 1.0;
        m_hasLeft = false;
        m_picture = {};
        return;
    }
    if (run.divergedAt()) {
        if (m_hasLeft && !m_divergedAt)
            m_explosion = Explosion{m_picture, m_isUneven ? measuredGrowth() : m_growth, run.divergedAt()};
        m_divergedAt = run.divergedAt();
        return;
    }
    const double height = run.largestHeight();
    if (height == 0.0) {
        begin(run);
        return;
    }
    m_rests = false;
    const Zigzag zigzag = zigzagOf(*wave);
    if (zigzag.amplitude < visibleShare * height) m_calm = std::max(m_calm, height);
    const double edge = run.rule().scene == SceneKind::Pool ? std::max(limit, m_calm) : limit;
    const Height now{run.frame(), zigzag.amplitude};
    if (!m_first && zigzag.amplitude >= visibleShare * edge) m_first = m_peak = now;
    if (zigzag.amplitude > m_peak.amplitude) m_peak = now;
    if (zigzag.amplitude > edge) m_hasLeft = true;
    if (m_hasLeft || zigzag.amplitude < visibleShare * edge) return;
    m_picture = {std::make_shared<const Simulation>(run), zigzag};
}

bool ExplosionStage::isWatched() const {
    if (m_growth < noGrowth || m_divergedAt || m_rests) return false;
    const std::int64_t since = m_first ? m_first->frame : m_since;
    return m_hasLeft || static_cast<double>(m_frame - since) * std::log(m_growth) <= maxFoldings;
}

std::optional<double> ExplosionStage::stepsPerSecond() const {
    if (!isWatched()) return std::nullopt;
    const double predicted = std::log(m_growth);
    if (m_hasLeft) return beyondPace / predicted;
    if (!m_first) return hiddenPace / predicted;
    if (!m_isUneven || m_frame < m_first->frame + stepsToMeasure) return visiblePace / predicted;
    // A mixture of media grows more slowly than its stiffest part alone.
    const double steps = static_cast<double>(m_frame - m_first->frame);
    const double measured = std::log(m_peak.amplitude / m_first->amplitude) / steps;
    return visiblePace / std::clamp(measured, predicted / maxHaste, predicted);
}

double ExplosionStage::measuredGrowth() const {
    if (!m_first || m_peak.frame <= m_first->frame) return 0.0;
    return std::pow(m_peak.amplitude / m_first->amplitude,
                    1.0 / static_cast<double>(m_peak.frame - m_first->frame));
}

const ExplosionStage::Explosion* ExplosionStage::explosionOf(const Simulation& run) const {
    const bool isIt = m_explosion && run.divergedAt() && m_explosion->divergedAt == run.divergedAt();
    return isIt ? &*m_explosion : nullptr;
}

const ExplosionStage::Picture* ExplosionStage::picture(const Simulation& run) const {
    if (const Explosion* explosion = explosionOf(run))
        return explosion->picture.run ? &explosion->picture : nullptr;
    return m_hasLeft && !run.divergedAt() && m_picture.run ? &m_picture : nullptr;
}

std::optional<double> ExplosionStage::growth(const Simulation& run) const {
    const Explosion* explosion = explosionOf(run);
    return explosion && explosion->growth > 0.0 ? std::optional(explosion->growth) : std::nullopt;
}

} // namespace seiche
