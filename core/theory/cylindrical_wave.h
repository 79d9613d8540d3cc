// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/rule.h"
#include "wave/shape.h"

#include <complex>
#include <optional>
#include <vector>

namespace seiche {

/// The steady wave around a point on the grid, some wavelengths and more away from it.
///
/// Its height falls with the root of the distance, and its phase rises along each ray by the component of the
/// wave vector along the ray, which differs a little from direction to direction (stationary phase of the
/// stencil's Green's function).
class CylindricalWave {
public:
    /// Nothing where no wave of every direction has this frequency.
    static std::optional<CylindricalWave> of(const Rule& rule, double cyclesPerStep);

    /// The complex height at this offset from the point: 1 / root(distance) with the phase in the argument, at
    /// most 1.
    std::complex<double> at(const Spot& off) const;

    /// How far the phase is behind that of the point, in cycles.
    double lagAt(const Spot& off) const;

    /// Radians per cell, the mean of all directions.
    double meanWaveNumber() const;

private:
    // Radians per cell along the rays from an axis to the diagonal, by the tangent of their angle.
    std::vector<double> m_phasePerCell;
};

} // namespace seiche
