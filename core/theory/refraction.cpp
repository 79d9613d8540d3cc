// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theory/refraction.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

constexpr double stride = 0.5;

Spot unit(const Spot& spot) {
    const double length = std::hypot(spot.x, spot.y);
    return length > 0.0 ? Spot{spot.x / length, spot.y / length} : spot;
}

// Across the border at `at`: where the speed, seen on a small circle, is high and where it is low. First moments of a half
// plane's step point exactly across it.
Spot normalAt(const std::function<double(const Spot&)>& speedAt, const Spot& at) {
    constexpr int rays = 180;
    constexpr double radius = 3.0;
    Spot sum;
    for (int i = 0; i < rays; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / rays;
        const Spot there{std::cos(angle), std::sin(angle)};
        const double speed = speedAt({at.x + radius * there.x, at.y + radius * there.y});
        sum.x += speed * there.x;
        sum.y += speed * there.y;
    }
    return unit(sum);
}

// The place between two where the speed jumps.
Spot border(const std::function<double(const Spot&)>& speedAt, Spot before, Spot behind) {
    const double speed = speedAt(before), other = speedAt(behind);
    for (int halving = 0; halving < 30; ++halving) {
        const Spot middle{(before.x + behind.x) / 2, (before.y + behind.y) / 2};
        const double here = speedAt(middle);
        (std::abs(here - speed) < std::abs(here - other) ? before : behind) = middle;
    }
    return behind;
}

} // namespace

std::optional<double> refractedAngle(double degrees, double speed, double speedBehind) {
    const double sine = std::sin(degrees * std::numbers::pi / 180.0) * speedBehind / speed;
    if (std::abs(sine) > 1.0) return std::nullopt;
    return std::asin(sine) * 180.0 / std::numbers::pi;
}

Spot refracted(const Spot& direction, const Spot& normal, double speed, double speedBehind) {
    double cosine = direction.x * normal.x + direction.y * normal.y;
    const double side = cosine < 0.0 ? -1.0 : 1.0;
    cosine = std::abs(cosine);
    const double ratio = speedBehind / speed;
    const double square = 1.0 - ratio * ratio * (1.0 - cosine * cosine);
    if (square < 0.0)
        return {direction.x - 2.0 * cosine * side * normal.x, direction.y - 2.0 * cosine * side * normal.y};
    const double along = side * (std::sqrt(square) - ratio * cosine);
    return unit({ratio * direction.x + along * normal.x, ratio * direction.y + along * normal.y});
}

std::vector<Spot> rayThrough(const std::function<double(const Spot&)>& speedAt, Spot from, Spot direction,
                             double length) {
    std::vector<Spot> way{from};
    Spot here = from;
    direction = unit(direction);
    for (double gone = 0.0; gone < length; gone += stride) {
        const double speed = speedAt(here);
        if (speed <= 0.0) break;
        const Spot next{here.x + stride * direction.x, here.y + stride * direction.y};
        const double ahead = speedAt(next);
        if (ahead <= 0.0) {
            way.push_back(border(speedAt, here, next));
            break;
        }
        if (std::abs(ahead - speed) > 0.01 * speed) {
            const Spot at = border(speedAt, here, next);
            const Spot bent = refracted(direction, normalAt(speedAt, at), speed, ahead);
            const bool goesOn = bent.x * direction.x + bent.y * direction.y > 0.0;
            const Spot normal = normalAt(speedAt, at);
            const double through =
                (bent.x * normal.x + bent.y * normal.y) * (direction.x * normal.x + direction.y * normal.y);
            direction = bent;
            way.push_back(at);
            // Clear of the border on the side the ray is on now.
            here = through > 0.0 && goesOn ? Spot{at.x + 0.01 * bent.x, at.y + 0.01 * bent.y}
                                           : Spot{here.x + 0.01 * bent.x, here.y + 0.01 * bent.y};
            continue;
        }
        // d(n t)/ds = grad n with n = 1 / speed: dt/ds = -(grad v - (t grad v) t) / v.
        constexpr double d = 0.5;
        const double gx = (speedAt({here.x + d, here.y}) - speedAt({here.x - d, here.y})) / (2 * d);
        const double gy = (speedAt({here.x, here.y + d}) - speedAt({here.x, here.y - d})) / (2 * d);
        const double along = gx * direction.x + gy * direction.y;
        // Near a border the difference across it is not a slope.
        if (std::hypot(gx, gy) < 0.02 * speed)
            direction = unit({direction.x - stride * (gx - along * direction.x) / speed,
                              direction.y - stride * (gy - along * direction.y) / speed});
        here = next;
        way.push_back(here);
    }
    return way;
}

} // namespace seiche
