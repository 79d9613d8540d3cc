// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/screen.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

double screenLength(const PoolObject& screen) {
    const Instrument& instrument = std::get<Instrument>(screen.is);
    if (!(instrument.radius > 0.0)) return instrument.length;
    return std::min(instrument.length, 2.0 * std::numbers::pi * instrument.radius);
}

Spot screenPlace(const PoolObject& screen, double along) {
    const double radius = std::get<Instrument>(screen.is).radius;
    Spot own{along, 0.0};
    if (radius > 0.0) own = {radius * std::sin(along / radius), radius * (1.0 - std::cos(along / radius))};
    const Spot there = Turn(screen.angle).there(own);
    return {screen.x + there.x, screen.y + there.y};
}

Spot screenCentre(const PoolObject& screen) {
    const Spot there = Turn(screen.angle).there({0.0, std::get<Instrument>(screen.is).radius});
    return {screen.x + there.x, screen.y + there.y};
}

} // namespace seiche
