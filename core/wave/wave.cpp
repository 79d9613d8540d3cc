// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/wave.h"

#include "wave/bending.h"
#include "wave/denormals.h"

#include <cmath>
#include <initializer_list>
#include <type_traits>

namespace seiche {

namespace {

template <class T>
T sum(T a, T b) {
    if constexpr (std::is_integral_v<T>)
        return roundedHeight<T>(static_cast<double>(a) + static_cast<double>(b));
    else return InStep<T>(a) + b;
}

int wrapped(int i, int size) { return ((i % size) + size) % size; }

// A point half way between two cells belongs to the cell from `reachAlong`, with offset 0.
double offsetFrom(double centre, int cell, PullShape shape) {
    return shape == PullShape::Point ? 0.0 : cell - centre;
}

template <class T>
void touch(Wave<T>& wave, int x, int y, PullMode mode, T amount) {
    const auto add = [&](Field<T>& field) { field.at(x, y) = sum(field.at(x, y), amount); };
    switch (mode) {
    case PullMode::Set:
        wave.now.at(x, y) = amount;
        if (wave.velocity) wave.velocity->at(x, y) = InStep<T>(amount) - wave.previous.at(x, y);
        return;
    case PullMode::Add:
        add(wave.now);
        if (wave.velocity) add(*wave.velocity);
        return;
    case PullMode::Pluck:
        add(wave.now);
        add(wave.previous);
        if (wave.older) add(*wave.older);
        return;
    }
}

// Returns whether a position, visible or hidden, is in a wall. Walls at an absorbing side continue
// straight outwards.
template <class T>
bool isWalled(const Wave<T>& wave, int x, int y) {
    const Grid& grid = wave.grid();
    return wave.stiffness &&
           !(wave.stiffness->at(std::clamp(x, 0, grid.width - 1), std::clamp(y, 0, grid.height - 1)) > T{0});
}

// Subtracts this sum evenly from all cells that are no wall, in each field. Only for sides that
// neither hold nor hide cells.
void takeOffEvenly(const std::optional<Field<float>>& stiffness, double sum,
                   std::initializer_list<Field<float>*> fields) {
    const Grid& grid = (*fields.begin())->grid();
    const auto moves = [&](int x, int y) { return !stiffness || stiffness->at(x, y) > 0.0f; };
    std::int64_t moving = grid.cells();
    if (stiffness)
        for (int y = 0; y < grid.height; ++y)
            for (int x = 0; x < grid.width; ++x)
                if (!moves(x, y)) --moving;
    if (moving == 0) return;
    const InStep<float> each = static_cast<float>(InStep<double>(sum) / static_cast<double>(moving));
    for (Field<float>* field : fields)
        for (int y = 0; field && y < grid.height; ++y) {
            float* row = field->row(y);
            for (int x = 0; x < grid.width; ++x)
                if (moves(x, y)) row[x] = row[x] - each;
        }
}

void setSurround(Field<float>& field, const Surround& surround) {
    if (field.surround() != surround) field = Field<float>(field, surround);
}

// Existing hidden cells keep their heights, except in walls. New ones rest at the height of the
// nearest existing cell.
void extendFields(Wave<float>& wave, const PmlRegion& region, const PmlRegion* old) {
    const Grid& grid = wave.grid();
    const auto nearest = [](const Field<float>& field, const Cells& among, int x, int y) {
        return field.at(std::clamp(x, among.x0, among.x1 - 1), std::clamp(y, among.y0, among.y1 - 1));
    };
    const Cells visible{0, grid.width, 0, grid.height};
    const Surround both = old ? old->surround() : Surround{}, deep = region.surround();
    const Cells known = Surround{std::min(both.left, deep.left), std::min(both.right, deep.right),
                                 std::min(both.top, deep.top), std::min(both.bottom, deep.bottom)}
                            .cellsAround(grid);
    // `now` is last, because its visible cells stay unchanged.
    for (Field<float>* field : {wave.older ? &*wave.older : nullptr, &wave.previous, &wave.now}) {
        if (!field) continue;
        setSurround(*field, region.surround());
        forEachHidden(region, [&](int x, int y) {
            if (isWalled(wave, x, y)) field->at(x, y) = nearest(wave.now, visible, x, y);
            else if (!known.contains(x, y)) field->at(x, y) = nearest(wave.now, known, x, y);
        });
    }
    if (wave.velocity) {
        setSurround(*wave.velocity, region.surround());
        forEachHidden(region, [&](int x, int y) {
            if (!known.contains(x, y) || isWalled(wave, x, y)) wave.velocity->at(x, y) = 0.0f;
        });
    }
    if (!wave.stiffness) return;
    // Regions at the boundary continue straight outwards to avoid reflections, and walls to
    // prevent waves around them.
    setSurround(*wave.stiffness, region.surround());
    forEachHidden(region,
                  [&](int x, int y) { wave.stiffness->at(x, y) = nearest(*wave.stiffness, visible, x, y); });
}

// Keeps the existing memory variables.
PmlRegion extended(const Grid& grid, const Rule& rule, const PmlRegion* old) {
    PmlRegion region(grid, rule);
    if (!old) return region;
    for (PmlRegion::Side side : {PmlRegion::Left, PmlRegion::Right, PmlRegion::Top, PmlRegion::Bottom}) {
        const bool alongY = side == PmlRegion::Left || side == PmlRegion::Right;
        const PmlRegion::Side first = alongY ? PmlRegion::Top : PmlRegion::Left;
        const int shift = old->depth[first] - region.depth[first];
        for (int deep = 0; deep < std::min(old->depth[side], region.depth[side]); ++deep)
            for (int along = 0; along < region.length(side); ++along) {
                if (along + shift < 0 || along + shift >= old->length(side)) continue;
                const std::size_t to = region.index(side, deep, along);
                const std::size_t from = old->index(side, deep, along + shift);
                region.layers[side].bondPsi[to] = old->layers[side].bondPsi[from];
                region.layers[side].cellPsi[to] = old->layers[side].cellPsi[from];
            }
    }
    return region;
}

void fitPmlRegion(Wave<float>& wave, const Rule& rule) {
    if (absorbs(rule)) {
        PmlRegion region = extended(wave.grid(), rule, wave.pml ? &*wave.pml : nullptr);
        extendFields(wave, region, wave.pml ? &*wave.pml : nullptr);
        wave.pml = std::move(region);
        return;
    }
    wave.pml.reset();
    wave.forEachFrame([](Field<float>& field) { setSurround(field, {}); });
    if (wave.stiffness) setSurround(*wave.stiffness, {});
}

} // namespace

Cells interiorOf(const Grid& grid, const Rule& rule) {
    const Edges& edges = rule.edges;
    const auto held = [](Edge edge) { return edge == Edge::Fixed ? 1 : 0; };
    Cells interior{held(edges.left), grid.width - held(edges.right), 0, grid.height};
    if (rule.scene == SceneKind::Pool) {
        interior.y0 = held(edges.top);
        interior.y1 = grid.height - held(edges.bottom);
    }
    return interior;
}

Domain domainOf(const Grid& visible, const Rule& rule) {
    Rule closed = rule;
    for (Edge* edge : {&closed.edges.left, &closed.edges.right, &closed.edges.top, &closed.edges.bottom})
        if (*edge == Edge::Absorbing) *edge = Edge::Fixed;
    const Surround surround = PmlRegion::surroundFor(rule);
    Cells moving = interiorOf(surround.around(visible), closed);
    moving = {moving.x0 - surround.left, moving.x1 - surround.left, moving.y0 - surround.top,
              moving.y1 - surround.top};
    return {surround.cellsAround(visible), moving, closed.edges, rule.scene, surround};
}

template <class T>
void forEachCellUnder(const Wave<T>& wave, const Rule& rule, const Pull& pull,
                      const std::function<void(int, int, double)>& visit) {
    const Grid& grid = wave.grid();
    const Cells interior = wave.pml ? domainOf(grid, rule).moving : interiorOf(grid, rule);
    const bool ringX = rule.edges.left == Edge::Periodic;
    const bool ringY = rule.scene == SceneKind::Pool && rule.edges.top == Edge::Periodic;
    Reach columns = reachAlong(pull.x, pull, grid.width);
    Reach rows = reachAlong(pull.y, pull, grid.height);
    // Limited to half a periodic axis: each cell is touched once.
    const auto onRing = [&](Reach reach, double centre, int size) {
        if (pull.shape == PullShape::Mode) return reach; // already reaches every cell once
        const int first = static_cast<int>(std::ceil(centre - size / 2.0));
        return Reach{std::max(reach.first, first), std::min(reach.last, first + size - 1)};
    };
    columns = ringX ? onRing(columns, pull.x, grid.width)
                    : Reach{std::max(columns.first, interior.x0), std::min(columns.last, interior.x1 - 1)};
    rows = ringY ? onRing(rows, pull.y, grid.height)
                 : Reach{std::max(rows.first, interior.y0), std::min(rows.last, interior.y1 - 1)};
    const auto visitAll = [&](auto weightOf) {
        for (int y = rows.first; y <= rows.last; ++y)
            for (int x = columns.first; x <= columns.last; ++x) {
                const int cellX = ringX ? wrapped(x, grid.width) : x;
                const int cellY = ringY ? wrapped(y, grid.height) : y;
                if (!interior.contains(cellX, cellY)) continue;
                if (isWalled(wave, cellX, cellY)) continue;
                const double weight = weightOf(x, y);
                if (weight != 0.0 || setsEverywhere(pull)) visit(cellX, cellY, weight);
            }
    };
    if (pull.shape != PullShape::Mode)
        return visitAll([&](int x, int y) {
            return weightAt(pull, grid, rule.edges, offsetFrom(pull.x, x, pull.shape),
                            grid.height == 1 ? 0.0 : offsetFrom(pull.y, y, pull.shape));
        });
    // A mode is a product of factors per column and row.
    std::vector<double> along, down;
    for (int x = columns.first; x <= columns.last; ++x)
        along.push_back(modeAlong(pull.x + offsetFrom(pull.x, x, pull.shape), pull.x, grid.width, pull.width,
                                  rule.edges.left, rule.edges.right));
    for (int y = rows.first; y <= rows.last; ++y)
        down.push_back(modeAlong(pull.y + (grid.height == 1 ? 0.0 : offsetFrom(pull.y, y, pull.shape)), pull.y,
                                 grid.height, pull.width, rule.edges.top, rule.edges.bottom));
    visitAll([&](int x, int y) {
        return along[static_cast<std::size_t>(x - columns.first)] *
               down[static_cast<std::size_t>(y - rows.first)];
    });
}

template void forEachCellUnder(const Wave<float>&, const Rule&, const Pull&,
                               const std::function<void(int, int, double)>&);
template void forEachCellUnder(const Wave<std::int32_t>&, const Rule&, const Pull&,
                               const std::function<void(int, int, double)>&);

template <class T>
void applyPull(Wave<T>& wave, const Rule& rule, const Pull& pull) {
    const DenormalsAreZero flush;
    double added = 0.0;
    forEachCellUnder(wave, rule, pull, [&](int x, int y, double weight) {
        const T old = wave.now.at(x, y);
        touch(wave, x, y, pull.mode, roundedHeight<T>(pull.height * weight));
        added += static_cast<double>(wave.now.at(x, y)) - static_cast<double>(old);
    });
    if constexpr (std::is_same_v<T, float>) {
        if (!conserves(rule)) return;
        if (pull.mode != PullMode::Pluck) return takeOffEvenly(wave, added);
        takeOffEvenly(wave.stiffness, added, {&wave.now, &wave.previous, wave.older ? &*wave.older : nullptr});
    }
}

template void applyPull(Wave<float>&, const Rule&, const Pull&);
template void applyPull(Wave<std::int32_t>&, const Rule&, const Pull&);

void takeOffEvenly(Wave<float>& wave, double sum) {
    takeOffEvenly(wave.stiffness, sum, {&wave.now, wave.velocity ? &*wave.velocity : nullptr});
}

bool keepsVelocity(const Rule& rule) {
    return rule.arithmetic == Arithmetic::Float && rule.damping.velocity != 1.0;
}

void keepVelocity(Wave<float>& wave, const Rule& rule) {
    if (!keepsVelocity(rule)) return wave.velocity.reset();
    if (wave.velocity) return;
    const DenormalsAreZero flush;
    wave.velocity = wave.now;
    const Cells all = wave.now.cells();
    for (int y = all.y0; y < all.y1; ++y)
        for (int x = all.x0; x < all.x1; ++x) {
            float& velocity = wave.velocity->at(x, y);
            velocity = InStep<float>(velocity) - wave.previous.at(x, y);
        }
}

bool isComputedInDouble(const Rule& rule, const Grid& grid) {
    return rule.scene == SceneKind::String && (keepsVelocity(rule) || resistsBending(rule)) &&
           grid.width <= maxDoubleStringWidth;
}

namespace {

// Changed heights keep their rounding remainder if possible, because a drive changes heights at
// every step.
void takeOver(const Field<float>& heights, Field<double>& inDouble) {
    const DenormalsAreZero flush;
    const Cells all = heights.cells();
    const float* from = heights.row(0);
    double* to = inDouble.row(0);
    const auto rounded = [to](int x) { return InStep<float>(static_cast<float>(InStep<double>(to[x]))); };
    // Most heights are unchanged, which vector code detects fastest.
    constexpr int atOnce = 32;
    for (int first = all.x0; first < all.x1; first += atOnce) {
        const int beyond = std::min(first + atOnce, all.x1);
        std::uint32_t changes = 0;
        for (int x = first; x < beyond; ++x)
            changes |= std::bit_cast<std::uint32_t>(from[x]) ^ std::bit_cast<std::uint32_t>(float{rounded(x)});
        if (changes == 0) continue;
        for (int x = first; x < beyond; ++x) {
            const InStep<float> height = from[x], before = rounded(x);
            if (height == before) continue;
            const InStep<double> moved = to[x] + (double{height} - InStep<double>(double{before}));
            to[x] = static_cast<float>(moved) == height ? double{moved} : double{height};
        }
    }
}

Field<double> inDouble(const Field<float>& heights) {
    Field<double> exact(heights.grid(), SceneKind::String, heights.surround());
    takeOver(heights, exact);
    return exact;
}

} // namespace

void keepInDouble(Wave<float>& wave, const Rule& rule) {
    if (!isComputedInDouble(rule, wave.grid())) return wave.inDouble.reset();
    std::optional<FramesInDouble>& frames = wave.inDouble;
    const bool fits = frames && frames->now.surround() == wave.now.surround() &&
                      frames->older.has_value() == wave.older.has_value();
    if (!fits) {
        frames.emplace(FramesInDouble{inDouble(wave.now), inDouble(wave.previous), {}});
        if (wave.older) frames->older = inDouble(*wave.older);
        return;
    }
    takeOver(wave.now, frames->now);
    takeOver(wave.previous, frames->previous);
    if (wave.older) takeOver(*wave.older, *frames->older);
}

void keepSlowWaves(Wave<float>& wave, const Rule& rule) {
    keepInDouble(wave, rule);
    if (wave.inDouble) wave.velocity.reset();
    else keepVelocity(wave, rule);
}

bool isFitFor(const Wave<float>& wave, const Rule& rule) {
    const bool isPool = wave.now.ghostRows() > 0;
    const Surround hidden = PmlRegion::surroundFor(rule);
    return isPool == (rule.scene == SceneKind::Pool) && takes(rule.scene, rule.scheme) &&
           wave.older.has_value() == (infoOf(rule.scheme).fields > 2) &&
           wave.pml.has_value() == absorbs(rule) && wave.now.surround() == hidden &&
           wave.previous.isLike(wave.now) && (!wave.stiffness || wave.stiffness->surround() == hidden);
}

template <class T>
void conformTo(Wave<T>& wave, const Rule& rule) {
    if (infoOf(rule.scheme).fields < 3) wave.older.reset();
    else if (!wave.older) wave.older = wave.previous;
    if constexpr (std::is_same_v<T, float>) keepSlowWaves(wave, rule);

    const Grid& grid = wave.grid();
    const Cells interior = interiorOf(grid, rule);
    const auto hold = [&](int x, int y) {
        wave.previous.at(x, y) = wave.now.at(x, y);
        if (wave.older) wave.older->at(x, y) = wave.now.at(x, y);
        if (wave.velocity) wave.velocity->at(x, y) = T{0};
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
    if constexpr (std::is_same_v<T, float>) {
        fitPmlRegion(wave, rule);
        wave.unevenBlocks.reset();
        if (wave.stiffness) wave.unevenBlocks.emplace(*wave.stiffness);
    }
}

template void conformTo(Wave<float>&, const Rule&);
template void conformTo(Wave<std::int32_t>&, const Rule&);

} // namespace seiche
