// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/two_slit_lines.h"

#include "show/rule_at.h"
#include "theory/cylindrical_wave.h"
#include "theory/slit_diffraction.h"
#include "wave/clamped_to.h"
#include "wave/emission.h"
#include "wave/material_map.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace seiche {

namespace {

using Complex = std::complex<double>;

double sizeOf(const Spot& spot) { return std::hypot(spot.x, spot.y); }

// The wall as discretized: slits and exit side, in the wall's coordinates: u along the wall from
// its position, v across it to the far side.
class WallBehind {
public:
    WallBehind(const PoolObject& object, const Spot& source) : m_object(object), m_turn(object.angle) {
        const Spot seen = m_turn.back({source.x - object.x, source.y - object.y});
        m_behind = seen.y > 0.0 ? -1.0 : 1.0;
        const Wall& wall = std::get<Wall>(object.is);
        slits.isHeld = wall.kind == WallKind::Fixed;
        const double quarters = object.angle / 90.0;
        if (quarters == std::round(quarters)) alongCells(wall);
        else slanting(wall);
        constexpr int maxPieces = 48;
        if (slits.pieces > maxPieces) {
            slits.piece *= double(slits.pieces) / maxPieces;
            slits.pieces = maxPieces;
        }
    }

    Spot placeOf(double u, double v) const {
        const Spot there = m_turn.there({u, m_behind * v});
        return {m_object.x + there.x, m_object.y + there.y};
    }
    double acrossOf(const Spot& spot) const {
        return m_behind * m_turn.back({spot.x - m_object.x, spot.y - m_object.y}).y;
    }

    Slits slits;
    double exit = 0.0; ///< v at which waves leave the wall

private:
    void alongCells(const Wall& wall) {
        const Spot middle{std::round(m_object.x), std::round(m_object.y)};
        const auto cell = [&](int alongWall, int across) {
            const Spot there = m_turn.there({double(alongWall), m_behind * across});
            return Spot{std::round(middle.x + there.x), std::round(middle.y + there.y)};
        };
        const auto ownOf = [&](const Spot& spot) {
            return m_turn.back({spot.x - m_object.x, spot.y - m_object.y});
        };
        const int reach = static_cast<int>(std::min(1e4, wall.distance / 2 + wall.opening / 2)) + 2;
        int solid = reach;
        for (const double side : {-0.5, 0.5}) {
            double sum = 0.0;
            int count = 0;
            for (int i = -reach; i <= reach; ++i) {
                const Spot at = cell(i, 0);
                const double u = ownOf(at).x;
                if (std::abs(u - side * wall.distance) > wall.opening / 2 || covers(m_object, at.x, at.y))
                    continue;
                sum += u;
                ++count;
            }
            if (count == 0) continue;
            slits.middles.push_back(sum / count);
            slits.pieces = count;
        }
        double first = 0.0, last = 0.0;
        const int thick = static_cast<int>(std::min(1e4, wall.shape.height)) + 2;
        bool any = false;
        for (int i = -thick; i <= thick; ++i) {
            const Spot at = cell(solid, i);
            if (!covers(m_object, at.x, at.y)) continue;
            last = acrossOf(at);
            if (!any) first = last;
            any = true;
        }
        // The boundary of a free wall lies half a cell outside its cells; a fixed wall is at rest
        // at its cell centres.
        const double beyond = slits.isHeld ? 0.0 : 0.5;
        exit = last + beyond;
        slits.thickness = std::max(0.2, last - first + 2 * beyond);
    }

    void slanting(const Wall& wall) {
        slits.middles = {-0.5 * wall.distance, 0.5 * wall.distance};
        slits.pieces = std::max(1, static_cast<int>(std::lround(std::min(1e4, wall.opening))));
        slits.piece = wall.opening / slits.pieces;
        slits.thickness = std::max(wall.shape.height, minLineThickness);
        exit = slits.thickness / 2;
    }

    const PoolObject& m_object;
    Turn m_turn;
    double m_behind = 1.0;
};

// Returns a sine's wave at a position without walls.
Complex heightOf(const PoolObject& object, const Spot& at, const CylindricalWave& wave, const Spot& from,
                 const Grid& grid) {
    const Source& source = std::get<Source>(object.is);
    if (source.form == SourceForm::Point) return wave.at({at.x - from.x, at.y - from.y});
    const Turn turn(object.angle);
    const bool gaussian = source.profile == LineProfile::Gaussian;
    const double half = source.length / 2, reach = std::min(gaussian ? source.length : half + source.fade,
                                                            sizeOf({double(grid.width), double(grid.height)}));
    // Only the near part of a very long line counts; the rest cancels.
    constexpr double near = 4096.0;
    const double beside = turn.back({at.x - from.x, at.y - from.y}).x;
    const double begin = std::max(-std::floor(reach), std::ceil(beside - near)),
                 end = std::min(reach, beside + near);
    Complex sum;
    for (double u = begin; u <= end; u += 1.0) {
        const Spot there = turn.there({u, 0.0});
        const Spot spot{from.x + there.x, from.y + there.y};
        if (spot.x < -0.5 || spot.y < -0.5 || spot.x > grid.width - 0.5 || spot.y > grid.height - 0.5) continue;
        const double beyond = std::abs(u) - half;
        const double ofWaist = u / (source.length / 4);
        const double share = gaussian ? std::exp(-ofWaist * ofWaist)
                             : beyond <= 0.0
                                 ? 1.0
                                 : 0.5 + 0.5 * std::cos(std::numbers::pi * beyond / std::max(source.fade, 1.0));
        sum += share * wave.at({at.x - spot.x, at.y - spot.y});
    }
    return sum;
}

class Interference {
public:
    Interference(const WallBehind& wall, const CylindricalWave& wave, std::vector<Complex> sent)
        : m_wall(wall), m_wave(wave), m_sent(std::move(sent)) {
        for (std::size_t slit = 0; slit < wall.slits.middles.size(); ++slit)
            for (int i = 0; i < wall.slits.pieces; ++i)
                m_places.push_back(wall.placeOf(wall.slits.placeOf(slit, i), wall.exit));
    }

    double powerAt(double u, double v) const {
        const Spot at = m_wall.placeOf(u, v);
        Complex sum;
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            const Spot off{at.x - m_places[i].x, at.y - m_places[i].y};
            const double share = m_wall.slits.isHeld ? (v - m_wall.exit) / std::max(1.0, sizeOf(off)) : 1.0;
            sum += share * m_sent[i] * m_wave.at(off);
        }
        return std::norm(sum);
    }

    /// Returns the maximum (minimum) nearest to u, at most `spacing` away; empty if none.
    std::optional<double> settled(double u, double v, double spacing, bool isMaximum, double& power) const {
        const double sign = isMaximum ? 1.0 : -1.0, start = u;
        double step = spacing / 8;
        for (int round = 0; round < 10 && std::abs(u - start) <= spacing; ++round) {
            const double left = sign * powerAt(u - step, v), here = sign * powerAt(u, v),
                         right = sign * powerAt(u + step, v);
            power = std::abs(here);
            const double bend = left - 2 * here + right;
            const double to = bend < 0.0 ? step * 0.5 * (left - right) / bend : right > left ? step : -step;
            u += std::clamp(to, -2 * step, 2 * step);
            if (bend >= 0.0 || std::abs(to) >= step) continue;
            if (std::abs(to) < 0.05 || step < spacing / 60) return u;
            step /= 3;
        }
        return std::nullopt;
    }

private:
    const WallBehind& m_wall;
    const CylindricalWave& m_wave;
    std::vector<Complex> m_sent;
    std::vector<Spot> m_places;
};

// One order at one distance from the wall.
struct Crossing {
    std::size_t line;
    double u, moved, power;
};

} // namespace

std::vector<OverlayLine> twoSlitLines(const Simulation& run, const PoolObject& object,
                                      const PoolObject& sourceObject) {
    const Source& source = std::get<Source>(sourceObject.is);
    const Spot from = placeAt(sourceObject, run.seconds());
    const auto wave = CylindricalWave::of(ruleAt(run, from), source.hertz / run.settings().stepsPerSecond);
    const WallBehind wall(object, from);
    const std::vector<double>& middles = wall.slits.middles;
    if (!wave || middles.size() != 2 || wall.slits.pieces * wall.slits.piece >= middles[1] - middles[0])
        return {};
    const double waveNumber = wave->meanWaveNumber(), wavelength = 2.0 * std::numbers::pi / waveNumber;

    std::vector<Complex> incident;
    for (std::size_t slit = 0; slit < 2; ++slit)
        for (int i = 0; i < wall.slits.pieces; ++i)
            incident.push_back(heightOf(sourceObject, wall.placeOf(wall.slits.placeOf(slit, i), -wall.exit),
                                        *wave, from, run.grid()));
    const Interference field(wall, *wave, transmittedStrengths(wall.slits, waveNumber, incident));

    // Phase lag at u in cycles, including whole cycles of the path.
    const auto lag = [&](double u) {
        const Spot at = wall.placeOf(u, -wall.exit);
        if (source.form == SourceForm::Point) return wave->lagAt({at.x - from.x, at.y - from.y});
        return std::abs(Turn(sourceObject.angle).back({at.x - from.x, at.y - from.y}).y) / wavelength;
    };
    const double phase = lag(middles[1]) - lag(middles[0]);
    const double focus = 0.5 * (middles[1] - middles[0]), centre = 0.5 * (middles[0] + middles[1]);
    const double first = std::ceil(2.0 * (-2.0 * focus / wavelength - phase));
    const double end = std::floor(2.0 * (2.0 * focus / wavelength - phase));
    constexpr double maxLines = 120.0;
    if (!(end - first <= maxLines && std::abs(first) < 1e9)) return {};
    const int min = clampedTo<int>(first), max = clampedTo<int>(end);
    std::vector<OverlayLine> lines;
    for (int half = min; half <= max; ++half) {
        const bool isMaximum = half % 2 == 0;
        lines.push_back({{}, isMaximum, isMaximum ? std::to_string(half / 2) : std::string()});
    }
    const auto hyperbola = [&](double order, double v) -> std::optional<double> {
        const double vertex = 0.5 * (order + phase) * wavelength, away = v - wall.exit;
        if (std::abs(vertex) >= focus) return std::nullopt;
        return centre + vertex * std::sqrt(1.0 + away * away / (focus * focus - vertex * vertex));
    };

    const double right = run.grid().width - 1, bottom = run.grid().height - 1;
    double farthest = 0.0;
    for (const Spot& corner : {Spot{0, 0}, Spot{right, 0}, Spot{0, bottom}, Spot{right, bottom}})
        farthest = std::max(farthest, wall.acrossOf(corner));
    const double nearest = wall.exit + wavelength;
    // Number of distances per order; fewer for many orders behind wide slits.
    constexpr int fewestRows = 12, maxRows = 40, maxSums = 150'000;
    const int sums = static_cast<int>(lines.size()) * 2 * wall.slits.pieces;
    const int rows = std::clamp(maxSums / std::max(sums, 1), fewestRows, maxRows);
    for (int row = 0; row <= rows; ++row) {
        const double share = double(row) / rows;
        const double v = nearest + share * (0.4 + 0.6 * share) * (farthest - nearest);
        std::vector<Crossing> crossings;
        double maxPower = 0.0;
        for (int half = min; half <= max; ++half) {
            const std::size_t line = std::size_t(half - min);
            const auto start = hyperbola(half / 2.0, v);
            const auto next = hyperbola(half / 2.0 + (half / 2.0 + phase > 0.0 ? -1.0 : 1.0), v);
            if (!start || !next) continue;
            const Spot at = wall.placeOf(*start, v);
            if (at.x < -60 || at.y < -60 || at.x > right + 60 || at.y > bottom + 60) continue;
            double power = 0.0;
            const auto u = field.settled(*start, v, std::abs(*next - *start), lines[line].isStrong, power);
            if (!u) continue;
            if (lines[line].isStrong) maxPower = std::max(maxPower, power);
            crossings.push_back({line, *u, std::abs(*u - *start), power});
        }
        for (const Crossing& each : crossings) {
            const bool strong = lines[each.line].isStrong;
            const bool taken = std::ranges::any_of(crossings, [&](const Crossing& other) {
                return lines[other.line].isStrong == strong && std::abs(other.u - each.u) < 1.0 &&
                       other.moved < each.moved;
            });
            const Spot at = wall.placeOf(each.u, v);
            if (!taken && (!strong || each.power > 0.0025 * maxPower)) lines[each.line].spots.push_back(at);
        }
    }
    std::erase_if(lines, [](const OverlayLine& line) { return line.spots.size() < 2; });
    return lines;
}

} // namespace seiche
