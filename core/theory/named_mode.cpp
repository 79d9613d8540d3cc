// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/named_mode.h"

#include "wave/pull.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

/// Number of samples that suffices to find a cell near a crest, or far enough from a node.
constexpr int lookedAt = 1024;

} // namespace

NamedMode namedMode(const AxisModes& modes, int m, Edge low, Edge high) {
    NamedMode named;
    named.halfWaves = modes.halfWaves(m);
    if (low == Edge::Periodic && m > 0 && m % 2 == 0) named.place = modes.size() / (2.0 * named.halfWaves);
    double highest = 0.0;
    const int stride = std::max(1, modes.size() / lookedAt);
    for (int i = 0; i < modes.size(); i += stride) {
        const double height = modeAlong(i, named.place, modes.size(), named.halfWaves, low, high);
        if (std::abs(height) <= std::abs(highest)) continue;
        highest = height;
        named.scale = modes.shape(m, i) / height;
    }
    return named;
}

} // namespace seiche
