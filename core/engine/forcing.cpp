// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/forcing.h"

#include "wave/denormals.h"

#include <algorithm>

namespace seiche {

double Forcing::apply(int done, const Cells& cells, Field<float>& now, Wave<float>& wave, double sum) const {
    for (const Push& push : m_pushes[static_cast<std::size_t>(done)]) {
        const Footprint& footprint = *push.footprint;
        if (footprint.back().y < cells.y0 || footprint.front().y >= cells.y1) continue;
        auto cell = std::ranges::lower_bound(footprint, cells.y0, {}, &Weight::y);
        for (; cell != footprint.end() && cell->y < cells.y1; ++cell) {
            if (cell->x < cells.x0 || cell->x >= cells.x1 || !m_moving.contains(cell->x, cell->y)) continue;
            if (wave.stiffness && !(wave.stiffness->at(cell->x, cell->y) > 0.0f)) continue;
            const InStep<float> amount = static_cast<float>(InStep<double>(push.amount) * cell->share);
            float& height = now.at(cell->x, cell->y);
            height = height + amount;
            if (wave.velocity) {
                float& velocity = wave.velocity->at(cell->x, cell->y);
                velocity = velocity + amount;
            }
            sum += double{amount};
        }
    }
    return sum;
}

} // namespace seiche
