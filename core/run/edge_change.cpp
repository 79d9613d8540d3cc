// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/edge_change.h"

#include "measure/energy.h"
#include "wave/impedance_end.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace seiche {

namespace {

// Length of the slope beside the seam, in cells.
constexpr int slopeLength = 24;

// Scales a height. Integers are rounded towards zero to avoid adding energy.
template <class T>
T lowered(T height, double factor) {
    if constexpr (std::is_integral_v<T>) return static_cast<T>(std::trunc(factor * height));
    else return flushing::converted<T>(factor * double{height});
}

template <class T>
T moved(T height, double by) {
    if constexpr (std::is_integral_v<T>) return static_cast<T>(std::nearbyint(double(height) + by));
    else return flushing::converted<T>(double{height} + by);
}

// Closes the gap along cells `step` apart.
template <class T>
void closeGap(T* first, std::ptrdiff_t step, int size) {
    T* last = first + step * (size - 1);
    const double half = 0.5 * (double(*first) - double(*last));
    const int length = std::min(slopeLength, size / 2);
    for (int i = 0; i < length; ++i) {
        const double share = half * (1.0 - double(i) / length);
        first[i * step] = moved(first[i * step], -share);
        last[-i * step] = moved(last[-i * step], share);
    }
}

template <class T>
void closeGaps(Field<T>& field, bool alongX, bool alongY) {
    const Grid& grid = field.grid();
    if (alongX)
        for (int y = 0; y < grid.height; ++y) closeGap(field.row(y), 1, grid.width);
    if (alongY)
        for (int x = 0; x < grid.width; ++x) closeGap(field.row(0) + x, field.pitch(), grid.height);
}

template <class T>
void lower(Field<T>& field, double factor) {
    const Cells all = field.cells();
    for (int y = all.y0; y < all.y1; ++y)
        for (int x = all.x0; x < all.x1; ++x) field.at(x, y) = lowered(field.at(x, y), factor);
}

void lower(PmlRegion::Psi& numbers, double factor) {
    for (float& number : numbers) number = lowered(number, factor);
}

template <class T>
void lower(Wave<T>& wave, double factor) {
    wave.forEachFrame([factor](Field<T>& field) { lower(field, factor); });
    if (!wave.pml) return;
    for (PmlRegion::Layer& layer : wave.pml->layers) {
        lower(layer.bondPsi, factor);
        lower(layer.cellPsi, factor);
    }
}

// Reduces the velocity of the point of a damper that has become stronger, beyond the reduction by
// the old damper.
void brake(Wave<float>& wave, const Rule& rule, const Rule& old) {
    for (const bool left : {true, false}) {
        const double now = resistanceOf(wave, rule, left), before = resistanceOf(wave, old, left);
        if (!(now > before)) continue;
        const int x = left ? 0 : wave.grid().width - 1;
        const double lost = 1.0 - (1.0 + before) / (1.0 + now);
        const auto taken =
            static_cast<float>(lost * (double{wave.now.at(x, 0)} - double{wave.previous.at(x, 0)}));
        wave.previous.at(x, 0) = flushed(wave.previous.at(x, 0) + taken);
        if (!wave.velocity) continue;
        float& velocity = wave.velocity->at(x, 0);
        velocity = flushed(velocity - static_cast<float>(lost * velocity));
    }
}
void brake(Wave<std::int32_t>&, const Rule&, const Rule&) {}

template <class T>
void change(Wave<T>& wave, const Rule& rule, const Edges& old, const LayerContent* layers) {
    Rule asItWas = rule;
    asItWas.edges = old;
    const double max = energyOf(wave, asItWas).total();

    const bool ringX = rule.edges.left == Edge::Periodic && old.left != Edge::Periodic;
    const bool ringY =
        rule.scene == SceneKind::Pool && rule.edges.top == Edge::Periodic && old.top != Edge::Periodic;
    wave.forEachFrame([=](Field<T>& field) { closeGaps(field, ringX, ringY); });
    // Hidden cells have a gap at the new seam.
    const bool joins = ringX || ringY;
    if (joins) wave.pml.reset();
    conformTo(wave, rule);
    if constexpr (std::is_same_v<T, float>) (joins ? LayerContent(rule) : *layers).carryInto(wave, rule);
    brake(wave, rule, asItWas);

    // Above the stability limit the energy may be negative and meaningless.
    if (!(max >= 0.0) || !std::isfinite(max)) return;
    // Energy is quadratic in height. Rounding may need repeated passes.
    for (int attempt = 0; attempt < 4; ++attempt) {
        const double energy = energyOf(wave, rule).total();
        if (!(energy > max)) return;
        lower(wave, std::sqrt(max / energy) * (1.0 - 1e-7 * attempt));
    }
}

} // namespace

void changeEdges(Wave<float>& wave, const Rule& rule, const Edges& old, const LayerContent& layers) {
    change(wave, rule, old, &layers);
}
void changeEdges(Wave<std::int32_t>& wave, const Rule& rule, const Edges& old) {
    change(wave, rule, old, nullptr);
}

} // namespace seiche
