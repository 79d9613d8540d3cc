// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/mode_frames.h"

#include "theory/growth.h"
#include "theory/symbol.h"
#include "wave/deterministic_math.h"
#include "wave/mode_box.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace seiche {

namespace {

// Returns sin^2 of half the angle per cell. The theory module uses the sine of the C library,
// which is not bit-identical on all machines.
double halfAngleSquare(int size, double halfWaves, Edge low, Edge high) {
    const double sine = sineOfTurns(0.25 * halfWaves / endsOf(size, low, high).length());
    return sine * sine;
}

double eigenvalueOf(const Rule& rule, const Grid& grid, const AddedMode& mode) {
    const Edges& edges = rule.edges;
    return eigenvalueOfSquares(rule, halfAngleSquare(grid.width, mode.halfWavesX, edges.left, edges.right),
                               halfAngleSquare(grid.height, mode.halfWavesY, edges.top, edges.bottom));
}

template <class T>
void give(Wave<T>& wave, int x, int y, const ModeFrames& frames) {
    const auto add = [x, y](Field<T>& field, double amount) {
        field.at(x, y) = roundedHeight<T>(static_cast<double>(field.at(x, y)) + amount);
    };
    add(wave.now, frames.now);
    add(wave.previous, frames.previous);
    if (wave.older) add(*wave.older, frames.older);
    if (wave.velocity) add(*wave.velocity, frames.now - frames.previous);
}

template <class T>
void apply(Wave<T>& wave, const Rule& rule, const AddedModes& added) {
    const Grid grid = wave.grid();
    const bool isPool = rule.scene == SceneKind::Pool;
    std::vector<ModeFrames> frames;
    for (const AddedMode& mode : added.modes) {
        const bool isLevel = mode.halfWavesX == 0.0 && (!isPool || mode.halfWavesY == 0.0);
        frames.push_back(isLevel && conserves(rule) ? ModeFrames{} : modeFramesOf(rule, grid, mode));
    }
    if (added.alone) {
        wave.inDouble.reset();
        wave.forEachFrame([](Field<T>& field) { field.fill(T{0}); });
        if (wave.pml) wave.pml->forget();
    }
    // The shape of a mode is a product, so its factors are computed once per column and row.
    // Hidden cells are few.
    const auto columns = static_cast<std::size_t>(grid.width);
    std::vector<double> along(isPool ? columns * frames.size() : 0), down(frames.size());
    const Edges& edges = rule.edges;
    for (std::size_t x = 0; x < along.size() / std::max<std::size_t>(1, frames.size()); ++x)
        for (std::size_t i = 0; i < frames.size(); ++i)
            along[x * frames.size() + i] = modeAlong(static_cast<double>(x), added.modes[i].x, grid.width,
                                                     added.modes[i].halfWavesX, edges.left, edges.right);
    std::optional<int> row;
    const auto shapeAt = [&](std::size_t i, int x, int y) {
        if (!isPool || x < 0 || x >= grid.width) return shapeOf(rule, grid, added.modes[i], x, y);
        return along[static_cast<std::size_t>(x) * frames.size() + i] * down[i];
    };
    // This pulse visits all moving cells row by row.
    const Pull everywhere{.shape = PullShape::Mode, .width = 0.0, .mode = PullMode::Set};
    forEachCellUnder<T>(wave, rule, everywhere, [&](int x, int y, double) {
        if (row != y)
            for (std::size_t i = 0; i < frames.size(); ++i)
                down[i] = modeAlong(y, added.modes[i].y, grid.height, added.modes[i].halfWavesY, edges.top,
                                    edges.bottom);
        row = y;
        ModeFrames sum;
        for (std::size_t i = 0; i < frames.size(); ++i) {
            const double shape = shapeAt(i, x, y);
            sum.now += shape * frames[i].now;
            sum.previous += shape * frames[i].previous;
            sum.older += shape * frames[i].older;
        }
        give(wave, x, y, sum);
    });
}

// Adds the standing waves of the water in a box, without affecting the rest of the pool.
void applyInBox(Wave<float>& wave, const Rule& rule, const AddedModes& added, const ModeBox& box) {
    Rule inside = rule;
    inside.k *= box.factor();
    std::vector<ModeFrames> frames;
    for (const AddedMode& mode : added.modes) {
        const bool isLevel = mode.halfWavesX == 0.0 && mode.halfWavesY == 0.0;
        const double lambda = eigenvalueOfSquares(inside, box.halfAngleSquare(mode.halfWavesX, true),
                                                  box.halfAngleSquare(mode.halfWavesY, false));
        frames.push_back(isLevel && conserves(rule) ? ModeFrames{} : modeFramesOf(inside, lambda, mode));
    }
    const Pull everywhere{.shape = PullShape::Mode, .width = 0.0, .mode = PullMode::Set};
    forEachCellUnder<float>(wave, rule, everywhere, [&](int x, int y, double) {
        if (!box.contains(x, y)) return;
        if (added.alone) wave.forEachFrame([&](Field<float>& field) { field.at(x, y) = 0.0f; });
        ModeFrames sum;
        for (std::size_t i = 0; i < frames.size(); ++i) {
            const double shape = box.shape(added.modes[i], x, y);
            sum.now += shape * frames[i].now;
            sum.previous += shape * frames[i].previous;
            sum.older += shape * frames[i].older;
        }
        give(wave, x, y, sum);
    });
}

} // namespace

double shapeOf(const Rule& rule, const Grid& grid, const AddedMode& mode, int x, int y) {
    const Edges& edges = rule.edges;
    const double along = modeAlong(x, mode.x, grid.width, mode.halfWavesX, edges.left, edges.right);
    if (rule.scene == SceneKind::String) return along;
    return along * modeAlong(y, mode.y, grid.height, mode.halfWavesY, edges.top, edges.bottom);
}

ModeFrames modeFramesOf(const Rule& rule, const Grid& grid, const AddedMode& mode) {
    return modeFramesOf(rule, eigenvalueOf(rule, grid, mode), mode);
}

ModeFrames modeFramesOf(const Rule& rule, double lambda, const AddedMode& mode) {
    const Roots roots = rootsOf(rule, lambda);
    const double real = roots.first.real();
    const double imaginary = roots.first.imag();
    const double square = real * real + imaginary * imaginary;
    const double cosine = mode.height * sineOfTurns(mode.phase + 0.25);
    const double sine = mode.height * sineOfTurns(mode.phase);
    ModeFrames frames{cosine, cosine, cosine};
    if (rule.arithmetic == Arithmetic::Float && infoOf(rule.scheme).isRungeKutta) {
        const auto [c, e] = springSeries(infoOf(rule.scheme).order, rule.k * lambda);
        const double gain = rule.damping.update * e; // height per velocity and step
        if (gain != 0.0)
            frames.previous -= (cosine * (real - rule.damping.update * c) - sine * imaginary) / gain;
        return frames;
    }
    if (square == 0.0) return frames;
    // Divisions by z and z^2.
    frames.previous = (cosine * real + sine * imaginary) / square;
    frames.older =
        (cosine * (real * real - imaginary * imaginary) + sine * (2.0 * real * imaginary)) / (square * square);
    return frames;
}

void applyModes(Wave<float>& wave, const Rule& rule, const AddedModes& added, const PoolObjects& objects) {
    if (added.in.empty()) return apply(wave, rule, added);
    if (const auto box = ModeBox::of(objects, added.in, wave)) applyInBox(wave, rule, added, *box);
}
void applyModes(Wave<std::int32_t>& wave, const Rule& rule, const AddedModes& added, const PoolObjects&) {
    if (added.in.empty()) apply(wave, rule, added);
}

} // namespace seiche
