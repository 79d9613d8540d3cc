// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/layer_content.h"
#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Fits a running wave to new edges without adding energy. `rule` has the new edges, `old` is the
/// previous set.
/// - Cells that become fixed stop where they are. The run then moves them to rest (see `settle`).
/// - A gap between sides that become periodic is closed by a slope over the nearest cells.
/// - Beyond a side that becomes absorbing the medium is at rest at the height of the boundary.
/// - Other absorbing sides keep their content in `layers`, which must be read before the change.
/// - A new or stronger damper slows its point at once, as within a step, to avoid a reversal at
/// every step.
/// - If the energy (see `energyOf`) is still larger than before, all heights are scaled down.
///
/// Scaling is rare except for waves at the seam of a new periodic edge.
void changeEdges(Wave<float>& wave, const Rule& rule, const Edges& old, const LayerContent& layers);
void changeEdges(Wave<std::int32_t>& wave, const Rule& rule, const Edges& old);

} // namespace seiche
