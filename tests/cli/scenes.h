// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

struct Place {
    int x;
    int y = -1; ///< below 0 on a string
};

/// Returns the displacements at each place for every step of a scene, from step 0. `settings`:
/// arguments of `--set`.
std::vector<std::vector<double>> heightsIn(const std::string& scene, int steps,
                                           const std::vector<Place>& places,
                                           const std::vector<std::string>& settings = {});

/// Returns half the peak-to-peak range over the last steps.
double swing(const std::vector<double>& record, std::size_t last);

/// Returns the amplitude at each place over the last steps.
std::vector<double> amplitudesIn(const std::string& scene, int steps, int last,
                                 const std::vector<Place>& places,
                                 const std::vector<std::string>& settings = {});

/// Local wave of one frequency.
struct WaveAt {
    double degrees;    ///< direction of travel, from x axis towards y axis
    double wavelength; ///< in cells
    double amplitude;
};
/// Measures the wave at each place from phases two cells around it, over the last `cycles` cycles.
std::vector<WaveAt> wavesIn(const std::string& scene, int steps, double stepsPerCycle, int cycles,
                            const std::vector<Place>& places);
