// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/pull.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// Drops that fall into the pool at random times and places.
///
/// Which fall at a frame depends on the seed and the frame number alone, so a run with rain can be split,
/// replayed and continued anywhere with the same bits.
struct Rain {
    double rate = 0.0; ///< drops per second on average; 0: none
    double seed = 1.0; ///< a whole number; the same seed gives the same rain
    PullShape shape = PullShape::Cosine;
    double width = 5.0;
    double height = 0.5;
    PullMode mode = PullMode::Pluck;

    bool isOn() const { return rate > 0.0; }
    friend bool operator==(const Rain&, const Rain&) = default;
};

/// The drops that fall at frame n, at most 1000.
std::vector<Pull> dropsAt(const Rain& rain, const Grid& grid, double stepsPerSecond, std::int64_t frame);

/// The first frame from `from` on at which a drop falls, at most `end`.
std::int64_t nextDrop(const Rain& rain, const Grid& grid, double stepsPerSecond, std::int64_t from,
                      std::int64_t end);

} // namespace seiche
