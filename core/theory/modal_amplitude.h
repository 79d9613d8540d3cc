// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theory/growth.h"

#include <complex>

namespace seiche {

/// Reads the amplitude of one mode from its kept fields, without waiting for a crest.
///
/// A mode is a sum of powers of its roots z; a weighted sum of the kept heights holds one of them alone (for
/// two roots now - z2 * before = (z1 - z2) z1^(n-1) times a constant). So the value is exact at every frame and
/// does not flicker with the phase. Runge-Kutta keeps height and velocity instead of two heights; there the
/// weights are a left eigenvector of its matrix (see `Characteristic`).
class ModalAmplitude {
public:
    /// Of a mode with this eigenvalue of the springs.
    ModalAmplitude(const Rule& rule, double lambda);

    /// The size of the part that lasts: multiplied by exactly `growthOf` at every step. `older` counts for the
    /// delayed scheme only.
    double lasting(double now, double before, double older = 0.0) const;
    /// The height between which and its negative the mode swings: for height ~ decay^n cos(angle n + phase) the
    /// factor of the cosine. The present |height| of a mode that does not swing.
    double amplitude(double now, double before, double older = 0.0) const;
    /// Amplitude and phase as one number: for height ~ decay^n cos(angle n + phase) its modulus is the factor
    /// of the cosine now, its argument the phase now, in radians; n steps later it is z^n times that. The
    /// present height of a mode that does not swing.
    std::complex<double> swing(double now, double before, double older = 0.0) const;

private:
    using Complex = std::complex<double>;

    Complex lastingPart(double now, double before, double older) const {
        return m_now * now + m_before * before + m_older * older;
    }

    Complex m_now = 1.0;
    Complex m_before;
    Complex m_older;
    Complex m_unit; ///< the value for a swing of amplitude 1 at a crest; 0 when it does not swing
};

} // namespace seiche
