// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/modal_amplitude.h"

#include <cmath>

namespace seiche {

ModalAmplitude::ModalAmplitude(const Rule& rule, double lambda) {
    const Roots roots = rootsOf(rule, lambda);
    const Complex z = roots.first;
    const bool swings = z.imag() > 1e-9;
    if (rule.arithmetic == Arithmetic::Float && infoOf(rule.scheme).isRungeKutta) {
        const double d = rule.damping.update, s = rule.damping.velocity, p = rule.k * lambda;
        const auto [c, e] = springSeries(infoOf(rule.scheme).order, p);
        // Relative weight of the velocity, by the larger divisor.
        const Complex byHeight = -s * p * e, byVelocity = z - s * c;
        Complex velocity = 0.0;
        if (std::abs(byHeight) >= std::abs(byVelocity) && std::abs(byHeight) > 0.0)
            velocity = (z - d * c) / byHeight;
        else if (std::abs(byVelocity) > 0.0) velocity = d * e / byVelocity;
        m_now = 1.0 + velocity;
        m_before = -velocity;
        // The previous field is height minus lasting velocity.
        if (swings && e != 0.0) m_unit = 0.5 * (1.0 + velocity * (z - d * c) / (d * e));
        return;
    }
    const Complex second = roots.second;
    if (roots.count == 3) {
        m_before = -(second + roots.third);
        m_older = second * roots.third;
    } else {
        m_before = -second;
    }
    if (swings) m_unit = 0.5 * (1.0 + m_before / z + m_older / (z * z));
}

double ModalAmplitude::lasting(double now, double before, double older) const {
    return std::abs(lastingPart(now, before, older));
}

double ModalAmplitude::amplitude(double now, double before, double older) const {
    const double unit = std::abs(m_unit);
    return unit > 0.0 ? lasting(now, before, older) / unit : std::abs(now);
}

std::complex<double> ModalAmplitude::swing(double now, double before, double older) const {
    return std::abs(m_unit) > 0.0 ? lastingPart(now, before, older) / m_unit : now;
}

} // namespace seiche
