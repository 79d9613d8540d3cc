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

/// All effects on single cells besides the update formula: walls, layers, probes and forcing.
///
/// Reads no new heights of other cells, so that a part of the medium may be steps ahead of the
/// rest.
class LocalEffects {
public:
    /// Prepares the next steps of `wave`. All pointers may be null.
    LocalEffects(Wave<float>& wave, const LayersByRows* layers, const Forcing* forcing,
                 HeightRecord* record = nullptr);

    bool empty() const {
        return m_walls.empty() && m_wave.surface.empty() && !m_layers && !m_forcing && !m_record;
    }

    /// Applies the effects after step `done` to `cells` of `next`.
    void act(std::int64_t done, const Cells& cells, Field<float>& next, const Field<float>& now) const;

private:
    void absorb(std::span<const SpongeCell> wall, const Cells& cells, Field<float>& next,
                const Field<float>& now) const;

    void takeAtSurface(const Cells& cells, Field<float>& next, const Field<float>& now) const;

    Wave<float>& m_wave;
    const LayersByRows* m_layers;
    const Forcing* m_forcing;
    HeightRecord* m_record;
    std::vector<std::span<const SpongeCell>> m_walls; ///< each sorted by row
};

} // namespace seiche
