// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/ray_lines.h"

#include "theory/dispersion.h"
#include "theory/refraction.h"
#include "wave/factor_of_k.h"
#include "wave/material_map.h"
#include "wave/moving_wall.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace seiche {

namespace {

constexpr int raysOfSource = 11; // to each side

// Returns the eigenvalue of a source's waves. A pulse has no frequency of its own, so long waves
// are assumed.
std::optional<double> eigenvalueOfSource(const Simulation& run, const Source& source) {
    constexpr double ofLongWaves = 1e-4;
    if (source.signal == Signal::Pulse) return ofLongWaves;
    return eigenvalueOf(run.rule(), source.hertz / run.settings().stepsPerSecond);
}

struct Sender {
    const PoolObject* object;
    Turn turn;
    RayWave wave;
    std::array<std::vector<Spot>, 2 * std::size_t{raysOfSource}> rays; ///< from end to end of the source
};

std::vector<Sender> sendersOf(const Simulation& run, const PoolObjects& objects) {
    std::vector<Sender> senders;
    for (const PoolObject& object : objects) {
        const Source* source = std::get_if<Source>(&object.is);
        if (!source || source->form != SourceForm::Line) continue;
        if (const auto eigenvalue = eigenvalueOfSource(run, *source))
            senders.push_back({&object, Turn(object.angle), {run.rule(), *eigenvalue}, {}});
    }
    return senders;
}

/// k along rays, while the work limit lasts. Afterwards, and beyond the pool, k is 0, which ends
/// the rays.
class Medium {
public:
    Medium(const PoolObjects& objects, const Grid& grid) : m_factors(objects, grid), m_grid(grid) {}

    double at(const Spot& place) {
        if (isUsedUp()) return 0.0;
        if (place.x < 0.0 || place.y < 0.0 || place.x > m_grid.width - 1 || place.y > m_grid.height - 1)
            return 0.0;
        return m_factors.at(place);
    }
    bool isUsedUp() const { return m_factors.work() > maxWork; }

private:
    static constexpr std::int64_t maxWork = 15'000'000;
    FactorOfKNearby m_factors;
    Grid m_grid;
};

} // namespace

std::vector<OverlayLine> rayLines(const Simulation& run) {
    // Objects, unlike cells, have smooth boundaries.
    PoolObjects objects = run.settings().objects;
    for (PoolObject& object : objects)
        if (moves(object)) object = movedTo(object, wallPlaceAt(object, run.seconds()));
    const double length = 2.0 * std::hypot(run.grid().width, run.grid().height);
    std::vector<Sender> senders = sendersOf(run, objects);
    if (senders.empty()) return {};
    Medium medium(objects, run.grid());
    // Inner rays first, because outer rays are dropped at the limit.
    constexpr int middle = raysOfSource / 2;
    for (int rank = 0; rank < raysOfSource && !medium.isUsedUp(); ++rank) {
        const int i = middle + (rank % 2 == 1 ? 1 : -1) * ((rank + 1) / 2);
        for (Sender& sender : senders)
            for (const int side : {-1, 1}) {
                const PoolObject& object = *sender.object;
                const double share = (i + 0.5) / raysOfSource - 0.5;
                const Spot start = sender.turn.there({std::get<Source>(object.is).length * share, 0.0});
                std::vector<Spot> ray = rayThrough(
                    sender.wave, [&](const Spot& at) { return medium.at(at); },
                    {object.x + start.x, object.y + start.y}, sender.turn.there({0.0, double(side)}), length);
                if (medium.isUsedUp()) break;
                sender.rays[std::size_t(2 * i + (side > 0 ? 1 : 0))] = std::move(ray);
            }
    }
    std::vector<OverlayLine> lines;
    for (Sender& sender : senders)
        for (std::vector<Spot>& ray : sender.rays)
            if (ray.size() > 2) lines.push_back({std::move(ray), true, {}});
    return lines;
}

} // namespace seiche
