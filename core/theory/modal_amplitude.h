// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/growth.h"

#include <complex>

namespace seiche {

/// Computes the amplitude of one mode from its kept fields, exactly at every step and without a
/// crest.
///
/// A mode is a sum of powers of its roots z. A weighted sum of the kept heights isolates one root
/// (for two roots now - z2 * before = (z1 - z2) z1^(n-1) times a constant), so the value does not
/// flicker with the phase. Runge-Kutta keeps height and velocity; there the weights are a left
/// eigenvector of its matrix (see `Characteristic`).
class ModalAmplitude {
public:
    /// Creates the reader for a mode's eigenvalue `lambda`.
    ModalAmplitude(const Rule& rule, double lambda);

    /// Returns the magnitude of the lasting part; each step multiplies it by exactly `growthOf`.
    /// `older` matters for the delayed scheme only.
    double lasting(double now, double before, double older = 0.0) const;
    /// Returns the amplitude: for height ~ decay^n cos(angle n + phase) the factor of the cosine.
    /// If the mode does not oscillate, the current |height|.
    double amplitude(double now, double before, double older = 0.0) const;
    /// Returns amplitude (modulus) and phase (argument, radians) as one number.
    ///
    /// For height ~ decay^n cos(angle n + phase), n steps multiply the number by z^n. If the mode
    /// does not oscillate, the current height.
    std::complex<double> swing(double now, double before, double older = 0.0) const;

private:
    using Complex = std::complex<double>;

    Complex lastingPart(double now, double before, double older) const {
        return m_now * now + m_before * before + m_older * older;
    }

    Complex m_now = 1.0;
    Complex m_before;
    Complex m_older;
    Complex m_unit; ///< value at a unit crest; 0 if not oscillating
};

} // namespace seiche
