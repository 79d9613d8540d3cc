// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/wave.h"

#include <cmath>
#include <limits>

namespace seiche {

namespace {

float rounded(double height, float) { return static_cast<float>(height); }

std::int32_t rounded(double height, std::int32_t) {
    constexpr double least = std::numeric_limits<std::int32_t>::min();
    constexpr double largest = std::numeric_limits<std::int32_t>::max();
    return static_cast<std::int32_t>(std::clamp(std::nearbyint(height), least, largest));
}

template <class T>
T sum(T a, T b) {
    if constexpr (std::is_integral_v<T>) return rounded(static_cast<double>(a) + static_cast<double>(b), T{});
    else return a + b;
}

int wrapped(int i, int size) { return ((i % size) + size) % size; }

// A point exactly half way between two cells belongs to the one `reachAlong` names; the offset is measured from there.
double offsetFrom(double centre, int cell, PullShape shape) {
    return shape == PullShape::Point ? 0.0 : cell - centre;
}

template <class T>
void touch(Wave<T>& wave, const Pull& pull, int x, int y, T amount) {
    switch (pull.mode) {
    case PullMode::Set: wave.now.at(x, y) = amount; return;
    case PullMode::Add: wave.now.at(x, y) = sum(wave.now.at(x, y), amount); return;
    case PullMode::Pluck:
        wave.now.at(x, y) = sum(wave.now.at(x, y), amount);
        wave.before.at(x, y) = sum(wave.before.at(x, y), amount);
        if (wave.older) wave.older->at(x, y) = sum(wave.older->at(x, y), amount);
        return;
    }
}

} // namespace

Interior interiorOf(const Grid& grid, const Rule& rule) {
    const Edges& edges = rule.edges;
    const auto held = [](Edge edge) { return edge == Edge::Fixed ? 1 : 0; };
    Interior interior{held(edges.left), grid.width - held(edges.right), 0, grid.height};
    if (rule.medium == Medium::Pool) {
        interior.y0 = held(edges.top);
        interior.y1 = grid.height - held(edges.bottom);
    }
    return interior;
}

template <class T>
void applyPull(Wave<T>& wave, const Rule& rule, const Pull& pull) {
    const Grid& grid = wave.grid();
    const Interior interior = interiorOf(grid, rule);
    const bool ringX = rule.edges.left == Edge::Periodic;
    const bool ringY = rule.medium == Medium::Pool && rule.edges.top == Edge::Periodic;
    Reach columns = reachAlong(pull.x, pull, grid.width);
    Reach rows = reachAlong(pull.y, pull, grid.height);
    // Round a ring a cell is touched once: no further than half way.
    const auto onRing = [](Reach reach, double centre, int size) {
        const int first = static_cast<int>(std::ceil(centre - size / 2.0));
        return Reach{std::max(reach.first, first), std::min(reach.last, first + size - 1)};
    };
    columns = ringX ? onRing(columns, pull.x, grid.width)
                    : Reach{std::max(columns.first, 0), std::min(columns.last, grid.width - 1)};
    rows = ringY ? onRing(rows, pull.y, grid.height)
                 : Reach{std::max(rows.first, 0), std::min(rows.last, grid.height - 1)};
    for (int y = rows.first; y <= rows.last; ++y)
        for (int x = columns.first; x <= columns.last; ++x) {
            const int cellX = ringX ? wrapped(x, grid.width) : x;
            const int cellY = ringY ? wrapped(y, grid.height) : y;
            if (!interior.contains(cellX, cellY)) continue;
            const double weight = weightAt(pull, grid, offsetFrom(pull.x, x, pull.shape),
                                           grid.height == 1 ? 0.0 : offsetFrom(pull.y, y, pull.shape));
            if (weight != 0.0) touch(wave, pull, cellX, cellY, rounded(pull.height * weight, T{}));
        }
}

template void applyPull(Wave<float>&, const Rule&, const Pull&);
template void applyPull(Wave<std::int32_t>&, const Rule&, const Pull&);

template <class T>
void fitTo(Wave<T>& wave, const Rule& rule) {
    if (rule.scheme != Scheme::DelayedEuler) wave.older.reset();
    else if (!wave.older) wave.older = wave.before;

    const Grid& grid = wave.grid();
    const Interior interior = interiorOf(grid, rule);
    const auto hold = [&](int x, int y) {
        wave.before.at(x, y) = wave.now.at(x, y);
        if (wave.older) wave.older->at(x, y) = wave.now.at(x, y);
    };
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) {
            if (y >= interior.y0 && y < interior.y1 && x == interior.x0) x = std::max(x, interior.x1);
            if (x < grid.width) hold(x, y);
        }
}

template void fitTo(Wave<float>&, const Rule&);
template void fitTo(Wave<std::int32_t>&, const Rule&);

} // namespace seiche
