// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"
#include "wave/shape.h"

#include <complex>
#include <optional>
#include <vector>

namespace seiche {

/// The steady wave around a point source on the grid, a few or more wavelengths away.
///
/// The height falls with the square root of the distance. Along each ray the phase rises by the
/// component of the wave vector along the ray, which differs slightly between directions
/// (stationary phase of the stencil's Green's function).
class CylindricalWave {
public:
    /// Returns the wave. Empty if some direction has none.
    static std::optional<CylindricalWave> of(const Rule& rule, double cyclesPerStep);

    /// Returns the complex height at this offset, modulus 1 / sqrt(distance) <= 1.
    std::complex<double> at(const Spot& off) const;

    /// Returns the phase lag behind the source, in cycles.
    double lagAt(const Spot& off) const;

    /// Returns the mean wavenumber, in radians per cell.
    double meanWaveNumber() const;

private:
    // Radians per cell along the rays from an axis to the diagonal, by the tangent of their angle.
    std::vector<double> m_phasePerCell;
};

} // namespace seiche
