// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/rain.h"

#include "wave/deterministic_math.h"
#include "wave/expects.h"
#include "wave/split_mix.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double maxDrops = 1000.0;
constexpr std::size_t maxPieces = 4000;
constexpr std::int64_t furthestLanding = 16'384;

// Random numbers, restarted at every step for exact continuation.
class RandomSequence {
public:
    RandomSequence(std::uint64_t seed, std::uint64_t frame)
        : m_numbers(seed * SplitMix::increment ^ SplitMix::mixed(frame)) {}

    /// 0 <= x < 1
    double roll() { return static_cast<double>(m_numbers.next() >> 11) * 0x1p-53; }

private:
    SplitMix m_numbers;
};

RandomSequence randomAt(const Rain& rain, std::int64_t frame) {
    return {static_cast<std::uint64_t>(rain.seed), static_cast<std::uint64_t>(frame)};
}

// Returns a Poisson number with a mean of at most 40, by inversion: the smallest n with P(0) + ...
// + P(n) > x. The sum may stay below an x close to 1, so the search stops at negligible terms.
int poisson(RandomSequence& random, double mean) {
    constexpr double min = 1e-18;
    const double x = random.roll();
    if (x < 1.0 - mean) return 0; // exp(-mean) is larger
    double probability = expOfNegative(-mean), sum = probability;
    int n = 0;
    while (x >= sum && (n < mean || probability > min)) {
        ++n;
        probability *= mean / n;
        sum += probability;
    }
    return n;
}

// Drops are independent, so their number is Poisson distributed. A sum of Poisson numbers is
// Poisson distributed, with the sum of the means.
int countAt(RandomSequence& random, const Rain& rain, double stepsPerSecond) {
    constexpr double maxAtOnce = 16.0;
    int count = 0;
    double left = std::min(rain.rate / stepsPerSecond, maxDrops);
    for (; left > maxAtOnce; left -= maxAtOnce) count += poisson(random, maxAtOnce);
    return count + poisson(random, left);
}

// Launch of a firework piece.
struct LaunchParameters {
    double alongX, alongY, up; ///< velocity, cells per second
    double seconds;            ///< flight time
    double tint;

    LaunchParameters(RandomSequence& random, const Rain& rain) {
        const double sine = random.roll(), turns = random.roll();
        tint = random.roll();
        const double along = rain.speed * std::sqrt(1.0 - sine * sine);
        alongX = along * sineOfTurns(turns + 0.25);
        alongY = along * sineOfTurns(turns);
        up = rain.speed * sine;
        seconds = 2.0 * up / rain.gravity;
    }
};

bool isInside(double place, int size) { return place >= 0.0 && place <= size - 1.0; }

double secondsInSky(const Rain& snow, const Grid& grid) { return skyOver(grid) / snow.speed; }

// Moves a flake by its remaining drift before landing. The steps are uniform with variance drift^2
// times their duration, counted back from the landing.
void blow(RandomSequence& wind, const Rain& snow, const Grid& grid, double seconds, double& x, double& y) {
    constexpr double shortest = 1.0 / 16.0, max = 256.0;
    const double length = std::max(shortest, secondsInSky(snow, grid) / max);
    const double furthest = snow.drift * std::sqrt(3.0 * length);
    for (double left = seconds / length; left > 0.0; left -= 1.0) {
        const double share = furthest * std::min(left, 1.0);
        x += share * (2.0 * wind.roll() - 1.0);
        y += share * (2.0 * wind.roll() - 1.0);
    }
}

// Adds the pieces that land at this step and are in the air `previous` steps earlier.
void addFlying(std::vector<FallingPiece>& pieces, const Rain& rain, double stepsPerSecond, std::int64_t landing,
               std::int64_t before) {
    RandomSequence random = randomAt(rain, landing);
    const int count = countAt(random, rain, stepsPerSecond);
    const double left = static_cast<double>(before) / stepsPerSecond;
    for (int i = 0; i < count; ++i) {
        const LaunchParameters piece(random, rain);
        const double since = piece.seconds - left;
        if (since < 0.0 || piece.seconds * stepsPerSecond > static_cast<double>(landing)) continue;
        pieces.push_back({rain.x + piece.alongX * since, rain.y + piece.alongY * since,
                          since * (piece.up - 0.5 * rain.gravity * since), piece.alongX, piece.alongY,
                          piece.up - rain.gravity * since, piece.tint});
    }
}

void addSinking(std::vector<FallingPiece>& pieces, const Rain& rain, const Grid& grid, double stepsPerSecond,
                std::int64_t landing, std::int64_t before) {
    const double left = static_cast<double>(before) / stepsPerSecond;
    const std::vector<Pull> drops = dropsAt(rain, grid, stepsPerSecond, landing);
    for (std::size_t i = 0; i < drops.size(); ++i) {
        // A flake has the same wind throughout its flight.
        RandomSequence wind(static_cast<std::uint64_t>(rain.seed) + (i + 1) * 1'000'000'007u,
                            static_cast<std::uint64_t>(landing));
        FallingPiece flake{drops[i].x, drops[i].y, rain.speed * left, 0.0, 0.0, -rain.speed, wind.roll()};
        blow(wind, rain, grid, left, flake.x, flake.y);
        pieces.push_back(flake);
    }
}

} // namespace

std::vector<Pull> dropsAt(const Rain& rain, const Grid& grid, double stepsPerSecond, std::int64_t frame) {
    std::vector<Pull> drops;
    if (!rain.isOn()) return drops;
    RandomSequence random = randomAt(rain, frame);
    const int count = countAt(random, rain, stepsPerSecond);
    const auto add = [&](double x, double y) {
        drops.push_back({rain.shape, rain.width, rain.height, rain.mode, x, y});
    };
    for (int i = 0; i < count; ++i) {
        if (rain.kind == RainKind::Fireworks) {
            const LaunchParameters piece(random, rain);
            if (piece.seconds * stepsPerSecond > static_cast<double>(frame)) continue;
            const double x = rain.x + piece.alongX * piece.seconds, y = rain.y + piece.alongY * piece.seconds;
            if (isInside(x, grid.width) && isInside(y, grid.height)) add(x, y);
            continue;
        }
        const double x = std::floor(random.roll() * grid.width);
        const double y = std::floor(random.roll() * grid.height);
        add(x, y);
    }
    return drops;
}

std::int64_t nextDrop(const Rain& rain, const Grid& grid, double stepsPerSecond, std::int64_t from,
                      std::int64_t end) {
    SEICHE_EXPECTS(from <= end);
    if (!rain.isOn()) return end;
    while (from < end && dropsAt(rain, grid, stepsPerSecond, from).empty()) ++from;
    return from;
}

std::vector<FallingPiece> piecesInAirAt(const Rain& rain, const Grid& grid, double stepsPerSecond,
                                        std::int64_t frame) {
    std::vector<FallingPiece> pieces;
    if (!rain.isFireworks() && !rain.isSnow()) return pieces;
    const double longest =
        rain.isSnow() ? secondsInSky(rain, grid) : 2.0 * rain.speed / rain.gravity; // seconds
    const double max = static_cast<double>(furthestLanding);
    const auto frames = static_cast<std::int64_t>(std::min(std::ceil(longest * stepsPerSecond), max));
    for (std::int64_t later = 1; later <= frames && pieces.size() < maxPieces; ++later) {
        if (rain.isSnow()) addSinking(pieces, rain, grid, stepsPerSecond, frame + later, later);
        else addFlying(pieces, rain, stepsPerSecond, frame + later, later);
    }
    if (pieces.size() > maxPieces) pieces.resize(maxPieces);
    return pieces;
}

double skyOver(const Grid& grid) { return 0.25 * std::max(grid.width, grid.height); }

} // namespace seiche
