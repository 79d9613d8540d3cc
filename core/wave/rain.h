// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"
#include "wave/pull.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// What falls into the pool.
enum class RainKind {
    Drops,     ///< at random places, out of nothing
    Fireworks, ///< pieces thrown from one place in all directions upwards, pulled down by gravity alone
    Snow       ///< flakes that sink evenly and are blown about
};

template <>
struct EnumNames<RainKind> {
    static constexpr std::array<std::pair<RainKind, std::string_view>, 3> all{
        {{RainKind::Drops, "drops"}, {RainKind::Fireworks, "fireworks"}, {RainKind::Snow, "snow"}}};
};

/// What falls into the pool at random times, and the pull with which it lands.
///
/// The number that lands at a frame is a Poisson number with the mean rate / steps per second (at most 1000):
/// its variance is its mean. Numbers of different frames are independent.
///
/// What lands at a frame depends on the seed and the frame number alone, so a run with rain can be split,
/// replayed and continued anywhere with the same bits. So landings are drawn, and flights follow from them
/// backwards.
///
/// **Fireworks.** The direction of a piece is uniform on the upper half sphere: the sine s of its angle with
/// the water is uniform in 0 ... 1 (Archimedes). With the speed v and the gravity g it flies T = 2 v s / g and
/// lands 2 v^2 s sqrt(1 - s^2) / g away: nowhere further than v^2 / g, and half of all pieces within 3/4 of
/// that, for sin(2 e) <= r has the probability 1 - (cos a - sin a) with a = asin(r) / 2, and
/// (cos a - sin a)^2 = 1 - r. A piece that would have been thrown before frame 0 does not exist; what lands
/// outside the pool makes nothing.
///
/// **Snow.** Flakes land where drops of the same seed do, and are in the air when the run begins. Along both
/// axes they are blown about in a random walk of independent steps of a 16th of a second (longer ones where
/// flakes sink very slowly): in the time t its variance is drift^2 t.
struct Rain {
    double rate = 0.0; ///< of what lands, per second on average; 0: none
    double seed = 1.0; ///< a whole number; the same seed gives the same rain
    PullShape shape = PullShape::Cosine;
    double width = 5.0;
    double height = 0.5;
    PullMode mode = PullMode::Pluck;
    RainKind kind = RainKind::Drops;
    double x = 0.0; ///< where fireworks are thrown from, cells
    double y = 0.0;
    double speed = 60.0;   ///< with which pieces are thrown, or flakes sink; cells per second
    double gravity = 40.0; ///< of fireworks, cells per second^2
    double drift = 5.0;    ///< of snow, cells per root of a second

    bool isOn() const { return rate > 0.0; }
    bool isFireworks() const { return isOn() && kind == RainKind::Fireworks; }
    bool isSnow() const { return isOn() && kind == RainKind::Snow; }
    friend bool operator==(const Rain&, const Rain&) = default;
};

/// The pulls of what lands in the pool at frame n, at most 1000 on average. It does not know the walls.
std::vector<Pull> dropsAt(const Rain& rain, const Grid& grid, double stepsPerSecond, std::int64_t frame);

/// The first frame from `from` on at which something lands in the pool, at most `end`, which is not before
/// `from`.
std::int64_t nextDrop(const Rain& rain, const Grid& grid, double stepsPerSecond, std::int64_t from,
                      std::int64_t end);

/// Something in the air.
struct FallingPiece {
    double x = 0.0, y = 0.0;                     ///< over which place, cells; it may be outside the pool
    double height = 0.0;                         ///< above the level of rest, cells
    double alongX = 0.0, alongY = 0.0, up = 0.0; ///< velocity, cells per second; of snow without the wind
    double tint = 0.0;                           ///< of its own, 0 ... 1
};

/// What is in the air at a frame, the sooner it lands the earlier in the list; at most 4000 pieces, and none
/// that lands more than 16384 frames later. Nothing of drops. Flakes are no higher than `skyOver`.
std::vector<FallingPiece> piecesInAirAt(const Rain& rain, const Grid& grid, double stepsPerSecond,
                                        std::int64_t frame);

/// How high over the pool flakes are first seen, cells.
double skyOver(const Grid& grid);

} // namespace seiche
