// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/enum_names.h"
#include "wave/pull.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// Kind of objects that fall into the pool.
enum class RainKind {
    Drops,     ///< at random positions, without flight
    Fireworks, ///< pieces launched upwards from one position, ballistic
    Snow       ///< flakes that sink uniformly and drift in the wind
};

template <>
struct EnumNames<RainKind> {
    static constexpr std::array<std::pair<RainKind, std::string_view>, 3> all{
        {{RainKind::Drops, "drops"}, {RainKind::Fireworks, "fireworks"}, {RainKind::Snow, "snow"}}};
};

/// Objects that fall into the pool at random times, each with a tap on landing.
///
/// The number of landings per step follows a Poisson distribution with the mean rate / steps per
/// second (at most 1000). Steps are independent. Landings depend on seed and step number alone, so
/// that runs can be split, replayed and continued with the same bits. Flights are computed
/// backwards from the landings.
///
/// **Fireworks.** Launch directions are uniform on the upper hemisphere: the sine s of the
/// elevation is uniform in 0 ... 1 (Archimedes). With speed v and gravity g, a piece flies for T =
/// 2 v s / g and lands at the distance 2 v^2 s sqrt(1 - s^2) / g, at most v^2 / g. Half of all
/// pieces land within 3/4 of the maximum: sin(2 e) <= r has the probability 1 - (cos a - sin a)
/// with a = asin(r) / 2, and (cos a - sin a)^2 = 1 - r. Pieces that would have started before step
/// 0 are omitted. Landings outside the pool have no effect.
///
/// **Snow.** Flakes land at the positions of drops of the same seed and are already in the air when
/// the run begins. Their drift along each axis is a random walk with independent steps of 1/16 s
/// (longer for very slow flakes). Its variance after the time t is drift^2 t.
struct Rain {
    double rate = 0.0; ///< mean number of landings per second; 0: disabled
    double seed = 1.0; ///< an integer; equal seeds give equal rain
    PullShape shape = PullShape::Cosine;
    double width = 5.0;
    double height = 0.5;
    PullMode mode = PullMode::Pluck;
    RainKind kind = RainKind::Drops;
    double x = 0.0; ///< launch position of fireworks, cells
    double y = 0.0;
    double speed = 60.0;   ///< launch or sinking speed, cells per second
    double gravity = 40.0; ///< of fireworks, cells per second^2
    double drift = 5.0;    ///< of snow, cells per square root of a second

    bool isOn() const { return rate > 0.0; }
    bool isFireworks() const { return isOn() && kind == RainKind::Fireworks; }
    bool isSnow() const { return isOn() && kind == RainKind::Snow; }
    friend bool operator==(const Rain&, const Rain&) = default;
};

/// Returns the taps of the landings at step n, at most 1000 on average. Ignores walls.
std::vector<Pull> dropsAt(const Rain& rain, const Grid& grid, double stepsPerSecond, std::int64_t frame);

/// Returns the first step from `from` on with a landing in the pool, at most `end`. `end` must be
/// at least `from`.
std::int64_t nextDrop(const Rain& rain, const Grid& grid, double stepsPerSecond, std::int64_t from,
                      std::int64_t end);

/// Piece or flake in the air.
struct FallingPiece {
    double x = 0.0, y = 0.0;                     ///< position above the pool, cells; may be outside
    double height = 0.0;                         ///< height above the water at rest, cells
    double alongX = 0.0, alongY = 0.0, up = 0.0; ///< velocity, cells per second; for snow without wind
    double tint = 0.0;                           ///< random tint, 0 ... 1
};

/// Returns the pieces in the air at a step, sorted by landing time. At most 4000 pieces, landing at
/// most 16384 steps later. Empty for drops. Flakes are no higher than `skyOver`.
std::vector<FallingPiece> piecesInAirAt(const Rain& rain, const Grid& grid, double stepsPerSecond,
                                        std::int64_t frame);

/// Returns the initial height of flakes, in cells.
double skyOver(const Grid& grid);

} // namespace seiche
