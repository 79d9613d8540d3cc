// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/layer_content.h"
#include "wave/wave.h"

#include <cstdint>

namespace seiche {

/// Makes a running wave fit other edges without giving it energy: `rule` has the new edges, `old` are those it
/// had.
/// - Cells that a fixed edge takes hold of stop where they are; from there a run brings them to the rest line
///   (see `settle`).
/// - Two sides that are joined to a ring first meet half way: the gap between them is closed by a slope over
///   the nearest cells of each.
/// - Beyond a side that now absorbs the medium goes on at rest, at the height of the border. What the other
///   sides absorb is not disturbed: `layers` was read before the change.
/// - A dashpot that takes hold of an end, or gets stronger, slows its point down at once, as it would within a
///   step: a strong one would let it go to and fro at every step instead.
/// - Where the energy (see `energyOf`) is then still larger than before, all heights are lowered by the one
///   factor that makes it equal. That happens when a wave stands at the seam of a new ring, else hardly ever.
void changeEdges(Wave<float>& wave, const Rule& rule, const Edges& old, const LayerContent& layers);
void changeEdges(Wave<std::int32_t>& wave, const Rule& rule, const Edges& old);

} // namespace seiche
