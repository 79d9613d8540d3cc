// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/screen_meter.h"

#include "run/mean_window.h"
#include "wave/clamped_to.h"
#include "wave/expects.h"
#include "wave/screen.h"

#include <algorithm>
#include <cmath>

namespace seiche {

void ScreenMeter::place(const PoolObject& screen, const Grid& grid) {
    constexpr int maxPlaces = 512;
    m_screen = screen;
    m_grid = grid;
    m_along.clear();
    m_places.clear();
    m_mean.clear();
    const double length = screenLength(screen);
    const int count = clampedTo(std::ceil(length), 1, maxPlaces);
    for (int i = 0; i <= count; ++i) {
        const double along = length * (static_cast<double>(i) / count - 0.5);
        const Spot at = screenPlace(screen, along);
        if (!(at.x >= 0.0 && at.y >= 0.0 && at.x <= grid.width - 1 && at.y <= grid.height - 1)) continue;
        const int x = std::clamp(static_cast<int>(at.x), 0, std::max(0, grid.width - 2));
        const int y = std::clamp(static_cast<int>(at.y), 0, std::max(0, grid.height - 2));
        m_along.push_back(along);
        m_places.push_back({x, y, static_cast<float>(at.x - x), static_cast<float>(at.y - y)});
    }
}

void ScreenMeter::watch(const Simulation& run, const PoolObject& screen) {
    SEICHE_EXPECTS(std::holds_alternative<Instrument>(screen.is));
    if (run.rule().scene != SceneKind::Pool || run.divergedAt()) return clear();
    const Grid& grid = run.grid();
    if (!(screen == m_screen && grid == m_grid)) place(screen, grid);
    if (m_places.empty() || !m_mean.isDue(meanWindowOf(run.settings()), run.frame(), m_places.size())) return;
    const std::span<float> sums = m_mean.sums();
    const float kept = m_mean.kept();
    const int right = grid.width > 1 ? 1 : 0, below = grid.height > 1 ? 1 : 0;
    std::visit(
        [&](const auto& wave) {
            const auto squared = [&](int x, int y) {
                const float height = static_cast<float>(wave.now.at(x, y));
                return height * height;
            };
            for (std::size_t i = 0; i < m_places.size(); ++i) {
                const Place& at = m_places[i];
                const float upper =
                    (1.0f - at.right) * squared(at.x, at.y) + at.right * squared(at.x + right, at.y);
                const float lower = (1.0f - at.right) * squared(at.x, at.y + below) +
                                    at.right * squared(at.x + right, at.y + below);
                sums[i] = kept * sums[i] + ((1.0f - at.below) * upper + at.below * lower);
            }
        },
        run.wave());
    m_mean.countSample();
}

ScreenProfile ScreenMeter::profile() const {
    const std::span<const float> means = m_mean.means();
    if (means.size() != m_along.size()) return {};
    return {m_along, {means.begin(), means.end()}};
}

std::vector<ProfilePeak> peaksAlong(std::span<const double> places, std::span<const double> values,
                                    double min) {
    std::vector<ProfilePeak> peaks;
    if (values.size() < 3 || places.size() != values.size()) return peaks;
    const double highest = std::ranges::max(values);
    if (!(highest > 0.0) || !std::isfinite(highest)) return peaks;
    const double foot = min * highest;
    // A maximum needs a rise by `foot` above the last minimum, then a fall by `foot` or the end.
    double lowest = values[0], top = values[0];
    std::size_t at = 0;
    bool rises = false;
    const auto add = [&] {
        if (at == 0 || at + 1 >= values.size() || top < foot) return;
        const double left = values[at - 1], right = values[at + 1], bend = left - 2.0 * top + right;
        const double aside = bend < 0.0 ? std::clamp(0.5 * (left - right) / bend, -0.5, 0.5) : 0.0;
        const double way = aside < 0.0 ? places[at] - places[at - 1] : places[at + 1] - places[at];
        peaks.push_back({places[at] + aside * way, top - 0.25 * (left - right) * aside});
    };
    for (std::size_t i = 1; i < values.size(); ++i) {
        if (rises) {
            if (values[i] > top) {
                top = values[i];
                at = i;
            } else if (values[i] < top - foot) {
                add();
                rises = false;
                lowest = values[i];
            }
        } else {
            lowest = std::min(lowest, values[i]);
            if (values[i] > lowest + foot) {
                rises = true;
                top = values[i];
                at = i;
            }
        }
    }
    return peaks;
}

} // namespace seiche
