// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/string_voices.h"

#include "theory/modes.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double halfAsLoud = 1.0;   // amplitude with half loudness, in units of one tap
constexpr int longestHeard = 20'000; // points; longer strings take too much time

double loudnessOfWave(double pulls) { return pulls / (pulls + halfAsLoud); }

} // namespace

void StringVoices::follow(const Rule& rule, const Grid& grid, double stepsPerSecond) {
    if (rule == m_rule && grid == m_grid && stepsPerSecond == m_stepsPerSecond) return;
    m_rule = rule;
    m_grid = grid;
    m_stepsPerSecond = stepsPerSecond;
    m_modes.clear();
    if (rule.scene != SceneKind::String || grid.width > longestHeard) return;
    const auto modes = Modes::of(rule, grid);
    if (!modes) return;
    const AxisModes& axis = modes->alongX();
    for (int m = 0; m < axis.count() && static_cast<int>(m_modes.size()) < max; ++m) {
        const seiche::Mode mode = modes->mode(m);
        const double hertz = mode.motion.frequency(stepsPerSecond);
        if (!(hertz > 0.0)) continue;
        Mode voice{std::vector<double>(static_cast<std::size_t>(grid.width)), 0.0, hertz,
                   ModalAmplitude(rule, mode.lambda)};
        axis.shapes(m, 0, voice.shape);
        for (const double value : voice.shape) voice.crest = std::max(voice.crest, std::abs(value));
        m_modes.push_back(std::move(voice));
    }
    if (m_modes.empty()) return;
    const double factor = std::exp2(octavesUpTo(lowest, m_modes.front().hertz));
    for (Mode& mode : m_modes) mode.hertz *= factor;
}

std::vector<Partial> StringVoices::of(const Simulation& run) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (!wave || wave->stiffness || run.divergedAt()) return {};
    follow(run.rule(), run.grid(), run.settings().stepsPerSecond);
    const double pull = std::max(1e-9, std::abs(run.settings().pullWith.height));
    const auto amountIn = [](const Mode& mode, const Field<float>& field) {
        const float* heights = field.row(0);
        double sum = 0.0;
        for (std::size_t i = 0; i < mode.shape.size(); ++i) sum += mode.shape[i] * double{heights[i]};
        return sum;
    };
    std::vector<Partial> partials;
    for (const Mode& mode : m_modes) {
        const double amount =
            mode.amplitude.amplitude(amountIn(mode, wave->now), amountIn(mode, wave->previous),
                                     wave->older ? amountIn(mode, *wave->older) : 0.0);
        partials.push_back({mode.hertz, loudnessOfWave(amount * mode.crest / pull)});
    }
    return partials;
}

} // namespace seiche
