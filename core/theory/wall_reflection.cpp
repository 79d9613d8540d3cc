// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/wall_reflection.h"

#include "wave/absorbing_wall.h"
#include "wave/impedance_wall.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <vector>

namespace seiche {

namespace {

// At normal incidence every stencil acts as a string.
struct HeadOnWave {
    double k;
    double kappa; ///< radians per cell
    double omega; ///< radians per step
};

std::optional<HeadOnWave> headOn(const Rule& rule, double wavelength) {
    if (!(wavelength >= 2.0)) return std::nullopt;
    const double k = kOf(rule) * weightsOf(rule).straight();
    const double kappa = 2.0 * std::numbers::pi / wavelength;
    const double cosine = 1.0 - k * (1.0 - std::cos(kappa));
    if (!(cosine > -1.0)) return std::nullopt;
    return HeadOnWave{k, kappa, std::acos(cosine)};
}

} // namespace

std::optional<double> impedanceReflection(const Rule& rule, double impedance, double wavelength) {
    const auto wave = headOn(rule, wavelength);
    if (!wave) return std::nullopt;
    const double ofWall =
        damperImpedanceOf(impedance, wave->k) * std::cos(wave->kappa / 2) * std::cos(wave->omega / 2);
    return (1.0 - ofWall) / (1.0 + ofWall);
}

std::optional<double> wallReflection(const Rule& rule, double thickness, double wavelength) {
    using Complex = std::complex<double>;
    const auto wave = headOn(rule, wavelength);
    if (!wave) return std::nullopt;
    const double k = wave->k, kappa = wave->kappa;
    const Complex z = std::polar(1.0, wave->omega);

    Shape line{.form = Form::Line, .width = 1.0, .height = thickness, .thickness = 0.0, .path = {}};
    const AbsorbingRim rim(absorbingShape(line).height / 2);
    std::vector<double> kept; // fraction of the velocity, from the outline inwards
    for (double depth = 0.5; depth < rim.depth(); depth += 1.0)
        kept.push_back(1.0 - rim.shareAt(depth, std::sqrt(k)));

    // From the free wall outwards, z - 1 = kept (1 - 1/z + k L) at every cell.
    Complex behind = 1.0, here = 1.0;
    for (std::size_t i = kept.size(); i-- > 0;) {
        const Complex bent = ((z - 1.0) / kept[i] - (1.0 - 1.0 / z)) / k * here;
        const Complex before = bent + 2.0 * here - behind;
        behind = here;
        here = before;
    }
    // Decomposition into incident and reflected wave.
    const Complex turn = std::polar(1.0, kappa);
    const Complex back = (here - behind * turn) / (1.0 / turn - turn);
    return std::abs(back / (behind - back));
}

} // namespace seiche
