// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/wave.h"

#include <cmath>
#include <type_traits>

namespace seiche {

namespace {

template <class T>
T sum(T a, T b) {
    if constexpr (std::is_integral_v<T>)
        return roundedHeight<T>(static_cast<double>(a) + static_cast<double>(b));
    else return a + b;
}

int wrapped(int i, int size) { return ((i % size) + size) % size; }

// A point exactly half way between two cells belongs to the one `reachAlong` names; the offset is measured from
// there.
double offsetFrom(double centre, int cell, PullShape shape) {
    return shape == PullShape::Point ? 0.0 : cell - centre;
}

template <class T>
void touch(Wave<T>& wave, int x, int y, PullMode mode, T amount) {
    const auto add = [&](Frame<T>& frame) { frame.at(x, y) = sum(frame.at(x, y), amount); };
    switch (mode) {
    case PullMode::Set: wave.now.at(x, y) = amount; return;
    case PullMode::Add: add(wave.now); return;
    case PullMode::Pluck:
        add(wave.now);
        add(wave.before);
        if (wave.older) add(*wave.older);
        return;
    }
}

// Whether a wall stands at a place, visible or hidden: walls at an absorbing side go on straight outwards.
template <class T>
bool isWalled(const Wave<T>& wave, int x, int y) {
    const Grid& grid = wave.grid();
    return wave.stiffness &&
           !(wave.stiffness->at(std::clamp(x, 0, grid.width - 1), std::clamp(y, 0, grid.height - 1)) > T{0});
}

void setSurround(Frame<float>& frame, const Surround& surround) {
    if (frame.surround() != surround) frame = Frame<float>(frame, surround);
}

// What was hidden stays, unless a wall stands there; what is newly hidden rests at the height of the nearest
// visible cell.
void extendFrames(Wave<float>& wave, const Margin& margin, const Margin* old) {
    const Grid& grid = wave.grid();
    const auto nearest = [&grid](const Frame<float>& frame, int x, int y) {
        return frame.at(std::clamp(x, 0, grid.width - 1), std::clamp(y, 0, grid.height - 1));
    };
    // `now` comes last: its visible cells stay.
    for (Frame<float>* frame : {wave.older ? &*wave.older : nullptr, &wave.before, &wave.now}) {
        if (!frame) continue;
        setSurround(*frame, margin.surround());
        forEachHidden(margin, [&](int x, int y) {
            const bool isKnown = old && old->hides(x, y) && !isWalled(wave, x, y);
            if (!isKnown) frame->at(x, y) = nearest(wave.now, x, y);
        });
    }
    if (!wave.stiffness) return;
    // Media at the border go on straight outwards, or they would throw waves back, and so do walls, or waves
    // would creep round them.
    setSurround(*wave.stiffness, margin.surround());
    forEachHidden(margin, [&](int x, int y) { wave.stiffness->at(x, y) = nearest(*wave.stiffness, x, y); });
}

// What the layers remember stays.
Margin extended(const Grid& grid, const Rule& rule, const Margin* old) {
    Margin margin(grid, rule);
    if (!old) return margin;
    for (Margin::Side side : {Margin::Left, Margin::Right, Margin::Top, Margin::Bottom}) {
        const bool alongY = side == Margin::Left || side == Margin::Right;
        const Margin::Side first = alongY ? Margin::Top : Margin::Left;
        const int shift = old->depth[first] - margin.depth[first];
        for (int deep = 0; deep < std::min(old->depth[side], margin.depth[side]); ++deep)
            for (int along = 0; along < margin.length(side); ++along) {
                if (along + shift < 0 || along + shift >= old->length(side)) continue;
                const std::size_t to = margin.index(side, deep, along);
                const std::size_t from = old->index(side, deep, along + shift);
                margin.layers[side].strain[to] = old->layers[side].strain[from];
                margin.layers[side].pull[to] = old->layers[side].pull[from];
            }
    }
    return margin;
}

void fitMargin(Wave<float>& wave, const Rule& rule) {
    if (absorbs(rule)) {
        Margin margin = extended(wave.grid(), rule, wave.margin ? &*wave.margin : nullptr);
        extendFrames(wave, margin, wave.margin ? &*wave.margin : nullptr);
        wave.margin = std::move(margin);
        return;
    }
    wave.margin.reset();
    for (Frame<float>* frame : {&wave.now, &wave.before}) setSurround(*frame, {});
    if (wave.older) setSurround(*wave.older, {});
    if (wave.stiffness) setSurround(*wave.stiffness, {});
}

} // namespace

Cells interiorOf(const Grid& grid, const Rule& rule) {
    const Edges& edges = rule.edges;
    const auto held = [](Edge edge) { return edge == Edge::Fixed ? 1 : 0; };
    Cells interior{held(edges.left), grid.width - held(edges.right), 0, grid.height};
    if (rule.medium == Medium::Pool) {
        interior.y0 = held(edges.top);
        interior.y1 = grid.height - held(edges.bottom);
    }
    return interior;
}

Domain domainOf(const Grid& visible, const Rule& rule) {
    Rule closed = rule;
    for (Edge* edge : {&closed.edges.left, &closed.edges.right, &closed.edges.top, &closed.edges.bottom})
        if (*edge == Edge::Absorbing) *edge = Edge::Fixed;
    const Surround surround = Margin::surroundFor(rule);
    Cells moving = interiorOf(surround.around(visible), closed);
    moving = {moving.x0 - surround.left, moving.x1 - surround.left, moving.y0 - surround.top,
              moving.y1 - surround.top};
    return {surround.cellsAround(visible), moving, closed.edges, rule.medium};
}

template <class T>
void forEachCellUnder(const Wave<T>& wave, const Rule& rule, const Pull& pull,
                      const std::function<void(int, int, double)>& visit) {
    const Grid& grid = wave.grid();
    const Cells interior = wave.margin ? domainOf(grid, rule).moving : interiorOf(grid, rule);
    const bool ringX = rule.edges.left == Edge::Periodic;
    const bool ringY = rule.medium == Medium::Pool && rule.edges.top == Edge::Periodic;
    Reach columns = reachAlong(pull.x, pull, grid.width);
    Reach rows = reachAlong(pull.y, pull, grid.height);
    // Round a ring a cell is touched once: no further than half way.
    const auto onRing = [&](Reach reach, double centre, int size) {
        if (pull.shape == PullShape::Mode) return reach; // names every cell once
        const int first = static_cast<int>(std::ceil(centre - size / 2.0));
        return Reach{std::max(reach.first, first), std::min(reach.last, first + size - 1)};
    };
    columns = ringX ? onRing(columns, pull.x, grid.width)
                    : Reach{std::max(columns.first, interior.x0), std::min(columns.last, interior.x1 - 1)};
    rows = ringY ? onRing(rows, pull.y, grid.height)
                 : Reach{std::max(rows.first, interior.y0), std::min(rows.last, interior.y1 - 1)};
    for (int y = rows.first; y <= rows.last; ++y)
        for (int x = columns.first; x <= columns.last; ++x) {
            const int cellX = ringX ? wrapped(x, grid.width) : x;
            const int cellY = ringY ? wrapped(y, grid.height) : y;
            if (!interior.contains(cellX, cellY)) continue;
            if (isWalled(wave, cellX, cellY)) continue;
            const double weight = weightAt(pull, grid, rule.edges, offsetFrom(pull.x, x, pull.shape),
                                           grid.height == 1 ? 0.0 : offsetFrom(pull.y, y, pull.shape));
            if (weight != 0.0) visit(cellX, cellY, weight);
        }
}

template void forEachCellUnder(const Wave<float>&, const Rule&, const Pull&,
                               const std::function<void(int, int, double)>&);
template void forEachCellUnder(const Wave<std::int32_t>&, const Rule&, const Pull&,
                               const std::function<void(int, int, double)>&);

template <class T>
void applyPull(Wave<T>& wave, const Rule& rule, const Pull& pull) {
    forEachCellUnder(wave, rule, pull, [&](int x, int y, double weight) {
        touch(wave, x, y, pull.mode, roundedHeight<T>(pull.height * weight));
    });
}

template void applyPull(Wave<float>&, const Rule&, const Pull&);
template void applyPull(Wave<std::int32_t>&, const Rule&, const Pull&);

template <class T>
void fitTo(Wave<T>& wave, const Rule& rule) {
    if (infoOf(rule.scheme).frames < 3) wave.older.reset();
    else if (!wave.older) wave.older = wave.before;

    const Grid& grid = wave.grid();
    const Cells interior = interiorOf(grid, rule);
    const auto hold = [&](int x, int y) {
        wave.before.at(x, y) = wave.now.at(x, y);
        if (wave.older) wave.older->at(x, y) = wave.now.at(x, y);
    };
    for (int y = 0; y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x) {
            if (y >= interior.y0 && y < interior.y1 && x == interior.x0) x = std::max(x, interior.x1);
            if (x < grid.width) hold(x, y);
        }
    for (int y = 0; wave.stiffness && y < grid.height; ++y)
        for (int x = 0; x < grid.width; ++x)
            if (!(wave.stiffness->at(x, y) > T{0})) {
                wave.now.at(x, y) = T{0};
                hold(x, y);
            }
    if constexpr (std::is_same_v<T, float>) fitMargin(wave, rule);
}

template void fitTo(Wave<float>&, const Rule&);
template void fitTo(Wave<std::int32_t>&, const Rule&);

} // namespace seiche
