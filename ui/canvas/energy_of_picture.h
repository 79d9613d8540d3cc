// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/energy_along.h"

#include <optional>

namespace seiche {

/// The energy along the string, computed once per paint event for all overlays.
class EnergyOfPicture {
public:
    /// Begins a new paint event.
    void begin() { m_energy.reset(); }
    const EnergyAlong& of(const Wave<float>& wave, const Rule& rule) {
        if (!m_energy) m_energy = energyAlong(wave, rule);
        return *m_energy;
    }

private:
    std::optional<EnergyAlong> m_energy;
};

} // namespace seiche
