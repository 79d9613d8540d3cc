// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/forcing.h"
#include "engine/height_record.h"
#include "engine/layers_by_rows.h"
#include "wave/wave.h"

#include <cstdint>
#include <span>
#include <vector>

namespace seiche {

/// What happens to some of the cells besides the update formula: absorbing and impedance walls, layers, what
/// probes see, and what is added between steps.
///
/// It looks at no other new heights, and so a part of the medium can be steps ahead of another.
class LocalEffects {
public:
    /// For the next steps of this wave. `layers`, `forcing` and `record` may be null.
    LocalEffects(Wave<float>& wave, const LayersByRows* layers, const Forcing* forcing,
                 HeightRecord* record = nullptr);

    bool empty() const {
        return m_walls.empty() && m_wave.surface.empty() && !m_layers && !m_forcing && !m_record;
    }

    /// The `done`-th step has just made these cells of `next` from `now`.
    void act(std::int64_t done, const Cells& cells, Field<float>& next, const Field<float>& now) const;

private:
    void absorb(std::span<const SpongeCell> wall, const Cells& cells, Field<float>& next,
                const Field<float>& now) const;

    void takeAtSurface(const Cells& cells, Field<float>& next, const Field<float>& now) const;

    Wave<float>& m_wave;
    const LayersByRows* m_layers;
    const Forcing* m_forcing;
    HeightRecord* m_record;
    std::vector<std::span<const SpongeCell>> m_walls; ///< each row by row
};

} // namespace seiche
