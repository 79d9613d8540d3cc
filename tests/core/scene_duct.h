// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene_run.h"

/// Complex amplitudes at x = 0: the right-going and the reflected wave.
struct DuctWaves {
    std::complex<double> onward;
    std::complex<double> back;

    double reflection() const { return std::abs(back) / std::abs(onward); }
};

/// Fits both waves of wavenumber `k`, in radians per cell, to phasors (least squares).
inline DuctWaves ductWaves(const std::vector<std::complex<double>>& phasors, const std::vector<double>& columns,
                           double k) {
    std::complex<double> onward, back, overlap;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::complex<double> wave = std::polar(1.0, k * columns[i]);
        onward += std::conj(wave) * phasors[i];
        back += wave * phasors[i];
        overlap += std::conj(wave) * std::conj(wave);
    }
    const double count = static_cast<double>(columns.size());
    const double determinant = count * count - std::norm(overlap);
    return {(count * onward - overlap * back) / determinant,
            (count * back - std::conj(overlap) * onward) / determinant};
}

/// Measures both waves along a row between two columns.
inline DuctWaves ductWaves(SceneRun& run, double row, double from, double to, double hertz,
                           double periods = 2) {
    const std::vector<seiche::Spot> places =
        placesAlong({from, row}, {to, row}, static_cast<int>(to - from) / 3 + 1);
    std::vector<double> columns;
    for (const seiche::Spot& place : places) columns.push_back(place.x);
    return ductWaves(run.phasors(places, hertz, periods), columns,
                     2.0 * std::numbers::pi / run.wavelength(hertz));
}
