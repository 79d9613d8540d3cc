// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wave/drawn_shape.h"

#include "wave/expects.h"
#include "wave/hold.h"

#include <algorithm>
#include <cmath>

namespace seiche {

namespace {

template <class T>
void applyToString(Wave<T>& wave, const Cells& moving, const DrawnShape& shape) {
    const int points = wave.grid().width;
    std::vector<HeldCell> cells;
    for (int x = moving.x0; x < moving.x1; ++x) {
        const double height = shape.heightAt(std::clamp(x, 0, points - 1), points);
        cells.push_back({x, 0, static_cast<double>(roundedHeight<T>(height))});
    }
    keepAt(wave, cells);
}

// Cell by cell, because a list could exceed the pool's size.
template <class T>
void applyToPool(Wave<T>& wave, const Cells& moving, const DrawnShape& shape) {
    const Grid& grid = wave.grid();
    const Field<T>* stiffness = wave.stiffnessIfAny();
    const auto share = [](int at, int size) {
        return size > 1 ? std::clamp(at, 0, size - 1) / (size - 1.0) : 0.0;
    };
    const Raster& raster = *shape.raster;
    std::vector<Raster::Between> columns;
    for (int x = moving.x0; x < moving.x1; ++x) columns.push_back(raster.columnsAt(share(x, grid.width)));
    for (int y = moving.y0; y < moving.y1; ++y) {
        const Raster::Between row = raster.rowsAt(share(y, grid.height));
        for (int x = moving.x0; x < moving.x1; ++x) {
            if (stiffness && !(stiffness->at(x, y) > T{0})) continue;
            const T height = roundedHeight<T>(raster.at(columns[static_cast<std::size_t>(x - moving.x0)], row));
            wave.now.at(x, y) = wave.previous.at(x, y) = height;
            if (wave.older) wave.older->at(x, y) = height;
            if (wave.velocity) wave.velocity->at(x, y) = T{0};
        }
    }
    // Wall surfaces rest at the height of the water.
    for (SurfaceCell& cell : wave.surface) cell.stretch = cell.earlier = 0.0f;
    for (SurfaceNode& node : wave.nodes) {
        node.height = node.previous = static_cast<double>(wave.now.at(node.x, node.y));
        node.stretch = node.earlier = 0.0;
    }
}

template <class T>
void applyTo(Wave<T>& wave, const Rule& rule, const DrawnShape& shape) {
    SEICHE_EXPECTS(rule.scene != SceneKind::String || shape.heights.size() >= 2);
    SEICHE_EXPECTS(rule.scene != SceneKind::Pool || shape.raster);
    const Cells moving = wave.pml ? domainOf(wave.grid(), rule).moving : interiorOf(wave.grid(), rule);
    if (rule.scene == SceneKind::String) applyToString(wave, moving, shape);
    else applyToPool(wave, moving, shape);
    wave.inDouble.reset(); // discards stored rounding remainders
    if (wave.pml) wave.pml->forget();
}

} // namespace

double DrawnShape::heightAt(int point, int points) const {
    const double last = static_cast<double>(heights.size()) - 1.0;
    const double place = points > 1 ? last * point / (points - 1) : 0.0;
    const double before = std::min(std::floor(place), last - 1.0);
    const auto at = static_cast<std::size_t>(before);
    const double share = place - before;
    return heights[at] + share * (heights[at + 1] - heights[at]);
}

void applyShape(Wave<float>& wave, const Rule& rule, const DrawnShape& shape) { applyTo(wave, rule, shape); }
void applyShape(Wave<std::int32_t>& wave, const Rule& rule, const DrawnShape& shape) {
    applyTo(wave, rule, shape);
}

} // namespace seiche
