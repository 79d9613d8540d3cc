// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

struct Place {
    int x;
    int y = -1; ///< below 0: on a string
};

/// The heights at these places at every step of a scene, each from step 0. `settings` as for `--set`.
std::vector<std::vector<double>> heightsIn(const std::string& scene, int steps,
                                           const std::vector<Place>& places,
                                           const std::vector<std::string>& settings = {});

/// Half of highest minus lowest over the last steps.
double swing(const std::vector<double>& record, std::size_t last);

/// The same at each place of a scene.
std::vector<double> amplitudesIn(const std::string& scene, int steps, int last,
                                 const std::vector<Place>& places,
                                 const std::vector<std::string>& settings = {});

/// A wave of one frequency at a place.
struct WaveAt {
    double degrees;    ///< the direction in which it runs, from the x axis towards the y axis
    double wavelength; ///< in cells
    double amplitude;
};
/// From the phases two cells around each place, over the last `cycles` of so many steps each.
std::vector<WaveAt> wavesIn(const std::string& scene, int steps, double stepsPerCycle, int cycles,
                            const std::vector<Place>& places);
