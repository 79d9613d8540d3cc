// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/mode_spectrum.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Points times modes that are worth ten looks a second.
constexpr std::int64_t mostWork = 2'000'000;

double dot(const std::vector<double>& shape, const std::vector<double>& heights) {
    double sum = 0.0;
    for (std::size_t i = 0; i < shape.size(); ++i) sum += shape[i] * heights[i];
    return sum;
}

} // namespace

void ModeSpectrum::follow(const Rule& rule, const Grid& grid, int most) {
    if (rule == m_rule && grid == m_grid && most == m_most) return;
    m_rule = rule;
    m_grid = grid;
    m_most = most;
    m_waves.clear();
    m_parts.clear();
    const auto modes = Modes::of(rule, grid);
    if (!modes) return;
    most = static_cast<int>(std::min<std::int64_t>(most, std::max<std::int64_t>(4, mostWork / grid.width)));
    const AxisModes& axis = modes->alongX();
    for (int m = 0; m < axis.count(); ++m) {
        const Mode mode = modes->mode(m);
        const bool twin = !m_waves.empty() && m_waves.back().halfWaves == mode.halfWavesX;
        if (!twin) {
            if (static_cast<int>(m_waves.size()) == most) break;
            m_waves.push_back({mode.halfWavesX, mode.motion});
        }
        Part part{m_waves.size() - 1, ModalAmplitude(rule, mode.lambda), mode.lambda, 0.0, {}};
        part.shape.resize(static_cast<std::size_t>(grid.width));
        axis.shapes(m, 0, part.shape);
        for (double value : part.shape) part.crest = std::max(part.crest, std::abs(value));
        m_parts.push_back(std::move(part));
    }
}

void ModeSpectrum::look(const Simulation& run) {
    if (empty() || run.grid() != m_grid) return;
    const auto copied = [this](const auto& frame) {
        return std::vector<double>(frame.row(0), frame.row(0) + m_grid.width);
    };
    std::vector<double> now, before, older;
    std::visit(
        [&](const auto& wave) {
            now = copied(wave.now);
            before = copied(wave.before);
            if (wave.older) older = copied(*wave.older);
        },
        run.wave());
    const double k = m_rule.arithmetic == Arithmetic::Integer ? 1.0 / m_rule.divisor : m_rule.k;
    for (Wave& wave : m_waves) wave.amplitude = wave.height = wave.energy = 0.0;
    for (Part& part : m_parts) {
        part.now = dot(part.shape, now);
        part.before = dot(part.shape, before);
        const double third = older.empty() ? 0.0 : dot(part.shape, older);
        const double amplitude = part.crest * part.modal.amplitude(part.now, part.before, third);
        const double height = part.crest * part.now;
        Wave& wave = m_waves[part.wave];
        wave.amplitude = std::hypot(wave.amplitude, amplitude);
        wave.height = wave.height == 0.0 ? height : std::hypot(wave.height, height);
        const double velocity = part.now - part.before;
        wave.energy += 0.5 * velocity * velocity + 0.5 * k * part.lambda * part.now * part.before;
    }
}

std::vector<double> ModeSpectrum::shape(std::size_t wave) const {
    std::vector<const Part*> parts;
    for (const Part& part : m_parts)
        if (part.wave == wave) parts.push_back(&part);
    std::vector<double> sum(static_cast<std::size_t>(m_grid.width), 0.0);
    const bool moves =
        parts.size() > 1 && std::ranges::any_of(parts, [](const Part* part) { return part->now != 0.0; });
    for (const Part* part : parts) {
        const double weight = moves ? part->now : part == parts.front() ? 1.0 : 0.0;
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += weight * part->shape[i];
    }
    double crest = 0.0;
    for (double value : sum) crest = std::max(crest, std::abs(value));
    if (crest > 0.0)
        for (double& value : sum) value /= crest;
    return sum;
}

} // namespace seiche
