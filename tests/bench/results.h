// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace seiche::bench {

/// Median of a benchmark of this run.
struct Median {
    double cellsPerSecond = 0.0;
    double milliseconds = 0.0; ///< per call
};
using Results = std::map<std::string, Median>;

/// Registers the benchmarks of steps and pictures. Names have the form "engine/3840x2160/2":
/// subject, size, threads.
void registerSteps();
void registerPictures();
void registerTheory();

/// Adds results of the JavaScript loop under node for three pool sizes. Adds none without node.
void measureJavaScript(Results& results);

} // namespace seiche::bench
