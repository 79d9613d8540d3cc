// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/local_effects.h"

#include "wave/denormals.h"

#include <algorithm>

namespace seiche {

LocalEffects::LocalEffects(Wave<float>& wave, const LayersByRows* layers, const Forcing* forcing,
                           HeightRecord* record)
    : m_wave(wave), m_layers(layers), m_forcing(forcing), m_record(record) {
    for (std::span<const SpongeCell> left = wave.sponge; !left.empty();) {
        const auto end = std::ranges::is_sorted_until(left, {}, &SpongeCell::y);
        const auto count = static_cast<std::size_t>(end - left.begin());
        m_walls.push_back(left.first(count));
        left = left.subspan(count);
    }
}

void LocalEffects::act(std::int64_t done, const Cells& cells, Field<float>& next,
                       const Field<float>& now) const {
    for (const std::span<const SpongeCell> wall : m_walls) absorb(wall, cells, next, now);
    if (!m_wave.surface.empty()) takeAtSurface(cells, next, now);
    if (m_layers) m_layers->act(cells, next, now);
    if (m_record) m_record->store(done, cells, next);
    if (m_forcing && done < m_forcing->steps()) m_forcing->apply(static_cast<int>(done), cells, next, m_wave);
}

// Subtracts the absorbed velocity from velocity and height.
void LocalEffects::absorb(std::span<const SpongeCell> wall, const Cells& cells, Field<float>& next,
                          const Field<float>& now) const {
    if (wall.back().y < cells.y0 || wall.front().y >= cells.y1) return;
    auto cell = std::ranges::lower_bound(wall, cells.y0, {}, &SpongeCell::y);
    for (; cell != wall.end() && cell->y < cells.y1; ++cell) {
        if (cell->x < cells.x0 || cell->x >= cells.x1) continue;
        float& height = next.at(cell->x, cell->y);
        if (!m_wave.velocity) {
            height = height - cell->share * (InStep<float>(height) - now.at(cell->x, cell->y));
            continue;
        }
        float& velocity = m_wave.velocity->at(cell->x, cell->y);
        const InStep<float> taken = cell->share * InStep<float>(velocity);
        velocity = velocity - taken;
        height = height - taken;
    }
}

void LocalEffects::takeAtSurface(const Cells& cells, Field<float>& next, const Field<float>& now) const {
    std::vector<SurfaceCell>& surface = m_wave.surface;
    auto cell = std::ranges::lower_bound(surface, cells.y0, {}, &SurfaceCell::y);
    for (; cell != surface.end() && cell->y < cells.y1; ++cell) {
        if (cell->x < cells.x0 || cell->x >= cells.x1) continue;
        float& height = next.at(cell->x, cell->y);
        if (!m_wave.velocity) {
            height = height - cell->absorb(InStep<float>(height) - now.at(cell->x, cell->y));
            continue;
        }
        float& velocity = m_wave.velocity->at(cell->x, cell->y);
        const InStep<float> taken = cell->absorb(velocity);
        velocity = velocity - taken;
        height = height - taken;
    }
}

} // namespace seiche
