// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"

#include <cstdint>
#include <initializer_list>
#include <span>

/// Random numbers that are the same everywhere: the splitmix64 sequence (Steele, Lea, Flood 2014).
class Dice {
public:
    explicit Dice(std::uint64_t seed);

    std::uint64_t roll();
    /// 0 <= x < 1
    double share() { return static_cast<double>(roll() >> 11) * 0x1p-53; }
    /// A whole number, both ends included.
    int from(int least, int largest);
    double between(double least, double largest) { return least + share() * (largest - least); }
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

/// An experiment with everything that can be in one: any medium, size, sides, stencil, scheme, arithmetic,
/// damping, drive, rain, objects, and events of every kind within the first `steps` steps. Most are valid (see
/// `validate`); the same seed and steps give the same one. One in three is a pool whose walls and media reach
/// absorbing sides.
seiche::Experiment randomExperiment(std::uint64_t seed, int steps);

/// The same without anything that goes on giving energy: no drive, rain or sources, neither now nor later.
seiche::Experiment leftAlone(seiche::Experiment experiment);
