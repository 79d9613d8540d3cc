// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/flow_lines.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

constexpr double weakest = 0.01; // relative to the strong flow

double sizeOfFlow(const Spot& flow) { return std::hypot(flow.x, flow.y); }

// Returns the 95th percentile of the flow; 0 if there is no flow or a value is not finite.
double strongFlow(const FlowField& field) {
    std::vector<double> sizes;
    for (const Spot& flow : field.flows) sizes.push_back(sizeOfFlow(flow));
    if (sizes.empty() || !std::ranges::all_of(sizes, [](double size) { return std::isfinite(size); }))
        return 0.0;
    const auto strong = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() * 19 / 20);
    std::ranges::nth_element(sizes, strong);
    return *strong;
}

// Appends an arrowhead to a line.
void addHead(std::vector<Spot>& line, const Spot& along, double size) {
    const Spot tip = line.back();
    const auto barb = [&](double side) {
        return Spot{tip.x - size * (along.x - side * 0.55 * along.y),
                    tip.y - size * (along.y + side * 0.55 * along.x)};
    };
    line.push_back(barb(1.0));
    line.push_back(tip);
    line.push_back(barb(-1.0));
    line.push_back(tip);
}

// Interpolates the flow linearly; constant beyond the outer positions.
Spot flowAt(const FlowField& field, const Spot& at) {
    const auto share = [&](double place, int count) {
        return std::clamp((place + 0.5) / field.spacing - 0.5, 0.0, std::max(0.0, count - 1.0));
    };
    const double x = share(at.x, field.columns), y = share(at.y, field.rows);
    const int column = std::min(static_cast<int>(x), std::max(0, field.columns - 2));
    const int row = std::min(static_cast<int>(y), std::max(0, field.rows - 2));
    const int right = std::min(column + 1, field.columns - 1), below = std::min(row + 1, field.rows - 1);
    const double partX = x - column, partY = y - row;
    const Spot &a = field.at(column, row), &b = field.at(right, row), &c = field.at(column, below),
               &d = field.at(right, below);
    const auto mixed = [&](double Spot::* part) {
        return (1 - partY) * ((1 - partX) * a.*part + partX * b.*part) +
               partY * ((1 - partX) * c.*part + partX * d.*part);
    };
    return {mixed(&Spot::x), mixed(&Spot::y)};
}

// Squares already occupied by lines.
class Taken {
public:
    Taken(const Grid& grid, double side)
        : m_side(side), m_columns(static_cast<int>(grid.width / side) + 1),
          m_rows(static_cast<int>(grid.height / side) + 1),
          m_by(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), 0) {}
    /// Returns the line number in this square; 0 if none.
    int& at(const Spot& spot) {
        const int column = std::clamp(static_cast<int>(spot.x / m_side), 0, m_columns - 1);
        const int row = std::clamp(static_cast<int>(spot.y / m_side), 0, m_rows - 1);
        return m_by[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                    static_cast<std::size_t>(column)];
    }

private:
    double m_side;
    int m_columns, m_rows;
    std::vector<int> m_by;
};

} // namespace

std::vector<OverlayLine> flowArrows(const FlowField& field) {
    std::vector<OverlayLine> arrows;
    const double strong = strongFlow(field);
    if (!(strong > 0.0)) return arrows;
    for (int row = 0; row < field.rows; ++row)
        for (int column = 0; column < field.columns; ++column) {
            const Spot& flow = field.at(column, row);
            const double size = sizeOfFlow(flow);
            if (!(size > weakest * strong)) continue;
            const double length = 0.92 * field.spacing * std::cbrt(std::min(1.0, size / strong));
            const Spot along{flow.x / size, flow.y / size}, middle = field.placeOf(column, row);
            const double half = length / 2;
            OverlayLine arrow{{{middle.x - half * along.x, middle.y - half * along.y},
                               {middle.x + half * along.x, middle.y + half * along.y}},
                              true,
                              {}};
            addHead(arrow.spots, along, 0.42 * length);
            arrows.push_back(std::move(arrow));
        }
    return arrows;
}

std::vector<OverlayLine> streamlines(const FlowField& field, const Grid& grid,
                                     const std::function<bool(const Spot&)>& isWall) {
    std::vector<OverlayLine> lines;
    const double strong = strongFlow(field);
    if (!(strong > 0.0)) return lines;
    const double apart = 0.66 * field.spacing, step = 0.5 * apart;
    Taken taken(grid, apart);
    const auto isInside = [&](const Spot& at) {
        return at.x >= 0.0 && at.y >= 0.0 && at.x <= grid.width - 1 && at.y <= grid.height - 1;
    };
    const auto followed = [&](Spot at, double sign, int number) {
        std::vector<Spot> way;
        Spot before;
        constexpr int maxSteps = 400;
        for (int i = 0; i < maxSteps; ++i) {
            const auto direction = [&](const Spot& from) -> Spot {
                const Spot flow = flowAt(field, from);
                const double size = sizeOfFlow(flow);
                if (!(size > weakest * strong)) return {};
                return {sign * flow.x / size, sign * flow.y / size};
            };
            const Spot first = direction(at);
            const Spot middle = direction({at.x + 0.5 * step * first.x, at.y + 0.5 * step * first.y});
            const Spot next{at.x + step * middle.x, at.y + step * middle.y};
            if ((middle.x == 0.0 && middle.y == 0.0) || !isInside(next) || isWall(next) ||
                isWall({0.5 * (at.x + next.x), 0.5 * (at.y + next.y)}))
                break;
            // Lines would oscillate at a source or sink.
            if (before.x * middle.x + before.y * middle.y < 0.0) break;
            before = middle;
            int& by = taken.at(next);
            if (by != 0 && by != number) break;
            // Stops when a line closes around a vortex.
            if (by == number && i > 8 && std::hypot(next.x - way.front().x, next.y - way.front().y) < step)
                break;
            by = number;
            at = next;
            way.push_back(at);
        }
        return way;
    };
    int number = 0;
    for (int row = 0; row < field.rows; ++row)
        for (int column = 0; column < field.columns; ++column) {
            const Spot seed = field.placeOf(column, row);
            if (!isInside(seed) || isWall(seed) || taken.at(seed) != 0) continue;
            taken.at(seed) = ++number;
            std::vector<Spot> line = followed(seed, -1.0, number);
            std::ranges::reverse(line);
            line.push_back(seed);
            const std::vector<Spot> onwards = followed(seed, 1.0, number);
            line.insert(line.end(), onwards.begin(), onwards.end());
            constexpr std::size_t shortest = 6;
            if (line.size() < shortest) continue;
            const std::size_t middle = line.size() / 2;
            const Spot way{line[middle].x - line[middle - 1].x, line[middle].y - line[middle - 1].y};
            const double length = std::max(1e-9, sizeOfFlow(way));
            std::vector<Spot> head{line[middle]};
            addHead(head, {way.x / length, way.y / length}, 0.45 * apart);
            lines.push_back({std::move(line), true, {}});
            lines.push_back({std::move(head), true, {}});
        }
    return lines;
}

} // namespace seiche
