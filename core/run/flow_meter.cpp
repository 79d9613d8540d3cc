// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/flow_meter.h"

#include "run/mean_window.h"
#include "wave/bond.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace seiche {

namespace {

constexpr int samplesAlong = 3; // per lattice point, along each axis
constexpr double placesAlong = 26.0;
constexpr double minSpacing = 8.0;

FlowField latticeFor(const Grid& grid) {
    FlowField lattice;
    const double longer = std::max(grid.width, grid.height);
    lattice.spacing = std::max(minSpacing, longer / placesAlong);
    lattice.columns = std::max(1, static_cast<int>(grid.width / lattice.spacing));
    lattice.rows = std::max(1, static_cast<int>(grid.height / lattice.spacing));
    return lattice;
}

} // namespace

FlowThrough::FlowThrough(const Wave<float>& wave, const Rule& rule) : m_wave(wave), m_model(rule.model) {
    const StencilWeights weights = weightsOf(rule);
    for (int down = -1; down <= 1; ++down)
        for (int right = -1; right <= 1; ++right) {
            const double weight = right == 0 || down == 0 ? weights.side : weights.corner;
            if ((right == 0 && down == 0) || weight == 0.0) continue;
            // Each end of a bond gets half of its flow. Two time levels and two velocities give
            // two more factors 1/2.
            m_bonds.push_back({right, down, -0.125 * rule.k * weight});
        }
}

Spot FlowThrough::operator()(int x, int y) const {
    const auto rowsOf = [x, y](const Field<float>& field) {
        return std::array{field.row(y - 1) + x, field.row(y) + x, field.row(y + 1) + x};
    };
    const auto now = rowsOf(m_wave.now), before = rowsOf(m_wave.previous);
    const double sum = double{now[1][0]} + before[1][0], velocity = double{now[1][0]} - before[1][0];
    Spot flow;
    const auto add = [&](const Bond& bond, double factor) {
        const auto row = static_cast<std::size_t>(bond.down + 1);
        const double h = now[row][bond.right], g = before[row][bond.right];
        const double through = factor * bond.weight * ((h + g) - sum) * ((h - g) + velocity);
        flow.x += through * bond.right;
        flow.y += through * bond.down;
    };
    if (!m_wave.stiffness) {
        for (const Bond& bond : m_bonds) add(bond, 1.0);
        return flow;
    }
    const auto stiffness = rowsOf(*m_wave.stiffness);
    const float own = stiffness[1][0];
    if (!(own > 0.0f)) return {};
    for (const Bond& bond : m_bonds) {
        const float other = stiffness[static_cast<std::size_t>(bond.down + 1)][bond.right];
        if (other > 0.0f) add(bond, bondFactor(m_model, own, other));
    }
    return flow;
}

void FlowMeter::begin(const Grid& grid) {
    m_grid = grid;
    m_lattice = latticeFor(grid);
    m_cells.clear();
    clear();
    if (grid.width < 3 || grid.height < 3) return;
    for (int row = 0; row < m_lattice.rows; ++row)
        for (int column = 0; column < m_lattice.columns; ++column) {
            const Spot middle = m_lattice.placeOf(column, row);
            for (int i = 0; i < samplesAlong * samplesAlong; ++i) {
                const auto cell = [&](double at, int n, int size) {
                    const double off = m_lattice.spacing * ((n + 0.5) / samplesAlong - 0.5);
                    return std::clamp(static_cast<int>(std::lround(at + off)), 1, size - 2);
                };
                m_cells.push_back({cell(middle.x, i % samplesAlong, grid.width),
                                   cell(middle.y, i / samplesAlong, grid.height)});
            }
        }
}

void FlowMeter::watch(const Simulation& run) {
    const auto* wave = std::get_if<Wave<float>>(&run.wave());
    if (run.rule().scene != SceneKind::Pool || run.divergedAt() || !wave) return clear();
    if (!(m_grid == run.grid()) || m_cells.empty()) begin(run.grid());
    constexpr std::size_t samples = samplesAlong * samplesAlong;
    const std::size_t places = m_cells.size() / samples;
    if (places == 0 || !m_mean.isDue(meanWindowOf(run.settings()), run.frame(), 2 * places)) return;
    const std::span<float> sums = m_mean.sums();
    const float kept = m_mean.kept();
    const FlowThrough flowThrough(*wave, run.rule());
    for (std::size_t place = 0; place < places; ++place) {
        Spot sum;
        for (std::size_t i = 0; i < samples; ++i) {
            const Cell& cell = m_cells[place * samples + i];
            const Spot flow = flowThrough(cell.x, cell.y);
            sum.x += flow.x;
            sum.y += flow.y;
        }
        constexpr double share = 1.0 / samples;
        sums[2 * place] = kept * sums[2 * place] + static_cast<float>(share * sum.x);
        sums[2 * place + 1] = kept * sums[2 * place + 1] + static_cast<float>(share * sum.y);
    }
    m_mean.countSample();
}

FlowField FlowMeter::field() const {
    const std::span<const float> means = m_mean.means();
    if (means.empty()) return {};
    FlowField field = m_lattice;
    for (std::size_t i = 0; i + 1 < means.size(); i += 2)
        field.flows.push_back({double{means[i]}, double{means[i + 1]}});
    return field;
}

} // namespace seiche
