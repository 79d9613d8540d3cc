// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/energy_along.h"

#include <optional>

namespace seiche {

/// The energy along the string of one picture, worked out once for all that draw it.
class EnergyOfPicture {
public:
    /// Another picture begins.
    void begin() { m_energy.reset(); }
    const EnergyAlong& of(const Wave<float>& wave, const Rule& rule) {
        if (!m_energy) m_energy = energyAlong(wave, rule);
        return *m_energy;
    }

private:
    std::optional<EnergyAlong> m_energy;
};

} // namespace seiche
