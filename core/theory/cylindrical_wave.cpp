// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/cylindrical_wave.h"

#include "theory/dispersion.h"
#include "theory/refraction.h"
#include "wave/clamped_to.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace seiche {

namespace {
constexpr int stretches = 32; // table size from the axis to the diagonal
}

std::optional<CylindricalWave> CylindricalWave::of(const Rule& rule, double cyclesPerStep) {
    const auto eigenvalue = eigenvalueOf(rule, cyclesPerStep);
    if (!eigenvalue) return std::nullopt;
    const RayWave wave{rule, *eigenvalue};
    CylindricalWave round;
    double before = -1.0, phaseBefore = 0.0; // previous wavefront: tangent of its ray, phase per cell
    for (int i = 0; i <= 2 * stretches; ++i) {
        const double angle = 0.25 * std::numbers::pi * i / (2 * stretches);
        const auto vector = wave.vectorTowards({std::cos(angle), std::sin(angle)}, 1.0);
        if (!vector) return std::nullopt;
        const Spot ray = wave.rayOf(*vector);
        const double tangent = ray.y / ray.x;
        const double phase = vector->x * ray.x + vector->y * ray.y;
        while (round.m_phasePerCell.size() <= stretches) {
            const double wanted = static_cast<double>(round.m_phasePerCell.size()) / stretches;
            if (wanted > tangent + 1e-9) break;
            const double share = tangent > before ? (wanted - before) / (tangent - before) : 1.0;
            round.m_phasePerCell.push_back(
                i == 0 ? phase : phaseBefore + std::clamp(share, 0.0, 1.0) * (phase - phaseBefore));
        }
        before = tangent;
        phaseBefore = phase;
    }
    round.m_phasePerCell.resize(stretches + 1, phaseBefore);
    return round;
}

double CylindricalWave::lagAt(const Spot& off) const {
    const double x = std::abs(off.x), y = std::abs(off.y);
    const double larger = std::max(x, y);
    if (larger == 0.0) return 0.0;
    const double place = stretches * std::min(x, y) / larger;
    const auto i = clampedTo(place, std::size_t{0}, std::size_t{stretches - 1});
    const double share = place - static_cast<double>(i);
    const double phase = m_phasePerCell[i] + share * (m_phasePerCell[i + 1] - m_phasePerCell[i]);
    return phase * std::sqrt(x * x + y * y) / (2.0 * std::numbers::pi);
}

std::complex<double> CylindricalWave::at(const Spot& off) const {
    const double distance = std::max(1.0, std::sqrt(off.x * off.x + off.y * off.y));
    return std::polar(1.0 / std::sqrt(distance), 2.0 * std::numbers::pi * lagAt(off));
}

double CylindricalWave::meanWaveNumber() const {
    return std::accumulate(m_phasePerCell.begin(), m_phasePerCell.end(), 0.0) /
           static_cast<double>(m_phasePerCell.size());
}

} // namespace seiche
