// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <cstdint>
#include <initializer_list>
#include <span>

/// Platform-independent random numbers: the splitmix64 sequence (Steele, Lea, Flood 2014).
class RandomSequence {
public:
    explicit RandomSequence(std::uint64_t seed);

    std::uint64_t roll();
    /// 0 <= x < 1
    double share() { return static_cast<double>(roll() >> 11) * 0x1p-53; }
    /// Returns an integer from `min` to `largest`, both included.
    int from(int min, int largest);
    double between(double min, double largest) { return min + share() * (largest - min); }
    bool oneIn(int times) { return from(1, times) == 1; }
    template <class T>
    T oneOf(std::span<const T> values) {
        return values[static_cast<std::size_t>(from(0, static_cast<int>(values.size()) - 1))];
    }
    template <class T>
    T oneOf(std::initializer_list<T> values) {
        return oneOf(std::span<const T>(values.begin(), values.size()));
    }

private:
    std::uint64_t m_state;
};

/// Returns a random experiment with any medium, size, edges, stencil, scheme, arithmetic, damping,
/// drive, rain and objects, and with events of every kind within the first `steps` steps. Most
/// results are valid (see `validate`). Equal arguments give equal experiments. One in three is a
/// pool whose walls and media reach absorbing sides.
seiche::Experiment randomExperiment(std::uint64_t seed, int steps);

/// Returns the experiment without energy input: no drive, rain or sources at any time.
seiche::Experiment leftAlone(seiche::Experiment experiment);
