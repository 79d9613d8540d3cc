// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace seiche {

/// Limits of an experiment, see also the parameter table.
namespace limits {
inline constexpr std::int64_t stringPoints = 1'000'000;
inline constexpr std::int64_t poolCells = 16'777'216;
/// Bytes of a run with comparison runs, see `bytesOfRun`.
inline constexpr std::size_t memory = 450'000'000;
/// Bytes of a run with its past and copies.
inline constexpr std::size_t memoryOfAll = 500'000'000;
/// Operations (about 1 ns) per moment, see `run_work.h`.
inline constexpr double work = 2e8;
inline constexpr std::size_t events = 100'000;
inline constexpr std::size_t probes = 64;
inline constexpr std::size_t objects = 256;
inline constexpr std::size_t path = 4096;         ///< vertices of a painted object
inline constexpr double pathReach = 1e5;          ///< distance of vertices from the centre, cells
inline constexpr std::size_t traceHeights = 1024; ///< per kept trace, drawn shape or source curve
inline constexpr double factor = 100.0;           ///< factor of k in a region (10 times the speed)
inline constexpr std::size_t addedModes = 1024;   ///< per event
inline constexpr double halfWaves = 1e6;
inline constexpr double traceHeight = 1e12;  ///< above this height a run has diverged
inline constexpr std::size_t nameBytes = 64; ///< bytes of an object's name
inline constexpr std::size_t taskLetters = 140;
inline constexpr std::size_t claimLetters = 200;
inline constexpr double localDampingRadius = 1e5;
inline constexpr std::size_t problems = 1000; ///< maximum number of listed problems
inline constexpr std::int64_t lastStep = 1'000'000'000'000;
inline constexpr std::int64_t holdSteps = 1'000'000'000;
inline constexpr double height = 1e6;
inline constexpr double integerHeight = 1e9;
inline constexpr double pullWidth = 1e6;
inline constexpr double fallingSpeed = 1e5; ///< cells per second, per its square or root
} // namespace limits

} // namespace seiche
