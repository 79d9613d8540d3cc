// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/intensity_map.h"

#include "picture/pixel_loops.h"
#include "run/mean_window.h"

namespace seiche {

void IntensityMap::watch(const Simulation& run, int threads) {
    if (run.rule().scene != SceneKind::Pool || run.divergedAt()) return clear();
    const Grid& grid = run.grid();
    if (!m_mean.isDue(meanWindowOf(run.settings()), run.frame(), static_cast<std::size_t>(grid.cells())))
        return;
    m_grid = grid;
    float* sums = m_mean.sums().data();
    const float kept = m_mean.kept();
    std::visit(
        [&](const auto& wave) {
            forEachRow(grid.width, grid.height, threads, [&](int y) {
                const auto* heights = wave.now.row(y);
                float* row = sums + std::ptrdiff_t{y} * grid.width;
                for (int x = 0; x < grid.width; ++x) {
                    const float height = static_cast<float>(heights[x]);
                    row[x] = kept * row[x] + height * height;
                }
            });
        },
        run.wave());
    m_mean.take();
}

HeightView IntensityMap::view() const {
    const std::span<const float> means = m_mean.means();
    if (means.empty()) return {};
    return {means.data(), m_grid.width, m_grid.height, m_grid.width};
}

} // namespace seiche
