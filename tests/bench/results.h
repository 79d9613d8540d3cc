// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace seiche::bench {

/// The median of every benchmark of this run.
struct Median {
    double cellsPerSecond = 0.0;
    double milliseconds = 0.0; ///< per call
};
using Results = std::map<std::string, Median>;

/// Registers the benchmarks of steps and of pictures. Their names are made of what is measured, the size and
/// the number of threads: "engine/3840x2160/2".
void registerSteps();
void registerPictures();
void registerTheory();

/// Runs the JavaScript version of the loop under node, when it is there, for the three sizes of a pool, and
/// adds "javascript/3840x2160/1".
void measureJavaScript(Results& results);

} // namespace seiche::bench
