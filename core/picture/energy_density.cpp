// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/energy_density.h"

#include "picture/pixel_loops.h"
#include "wave/bond.h"
#include "wave/corner_spring.h"
#include "wave/expects.h"

namespace seiche {

namespace {

// Three neighbouring rows of a field. The edge row is repeated beyond the edge.
struct Rows {
    Rows(const HeightView& view, int y)
        : above(view.row(std::max(y - 1, 0))), here(view.row(y)),
          below(view.row(std::min(y + 1, view.height - 1))) {}
    const float* above;
    const float* here;
    const float* below;
};

// Weight of a neighbouring cell: 1, or 0 for a free wall, or 2 for a fixed wall (which holds no
// energy itself); and the target of a corner spring.
struct NoWalls {
    float operator()(const float*, int, int) const { return 1.0f; }
    CornerSpring corner(const float*, int, int) const { return CornerSpring::ToCorner; }
    float toRest(int) const { return 2.0f; }
    float mass(int) const { return 1.0f; }
};
struct Walls {
    const float* stiffness;
    MediumModel model;
    float operator()(const float* row, int at, int x) const {
        if (row[at] == freeWall) return 0.0f;
        return (row[at] > freeWall ? 1.0f : 2.0f) *
               static_cast<float>(bondFactor(model, stiffness[x], row[at]));
    }
    CornerSpring corner(const float* row, int x, int beside) const {
        return cornerSpring(row[beside], row[x], stiffness[beside]);
    }
    float toRest(int x) const { return 2.0f * static_cast<float>(bondFactor(model, stiffness[x], fixedWall)); }
    float mass(int x) const { return static_cast<float>(massOf(model, stiffness[x])); }
};

template <class Walled>
float energyAt(const Rows& now, const Rows& before, const Rows& stiff, const Walled& walled, float side,
               float corner, int x, int left, int right) {
    const float h = now.here[x], g = before.here[x], speed = h - g;
    const auto bond = [&](const float* a, const float* p, const float* s, int at) {
        return walled(s, at, x) * ((a[at] - h) * (p[at] - g));
    };
    float sum =
        0.5f * speed * speed * walled.mass(x) +
        side *
            ((bond(now.here, before.here, stiff.here, left) + bond(now.here, before.here, stiff.here, right)) +
             (bond(now.above, before.above, stiff.above, x) + bond(now.below, before.below, stiff.below, x)));
    if (corner == 0.0f) return sum;
    const auto cornerBond = [&](const float* a, const float* p, const float* s, int at) {
        const CornerSpring to = walled.corner(s, x, at);
        switch (to) {
        case CornerSpring::ToCorner: return bond(a, p, s, at);
        case CornerSpring::ToVertical: return bond(a, p, s, x);
        case CornerSpring::ToHorizontal: return bond(now.here, before.here, stiff.here, at);
        case CornerSpring::ToRest: return walled.toRest(x) * h * g;
        case CornerSpring::None: break;
        }
        return 0.0f;
    };
    return sum + corner * ((cornerBond(now.above, before.above, stiff.above, left) +
                            cornerBond(now.above, before.above, stiff.above, right)) +
                           (cornerBond(now.below, before.below, stiff.below, left) +
                            cornerBond(now.below, before.below, stiff.below, right)));
}

} // namespace

void energyDensity(const HeightView& now, const HeightView& before, const Springs& springs,
                   std::span<float> into, int threads) {
    SEICHE_EXPECTS(now.width == before.width && now.height == before.height);
    SEICHE_EXPECTS(into.size() == static_cast<std::size_t>(now.width) * static_cast<std::size_t>(now.height));
    SEICHE_EXPECTS(!springs.stiffness.cells ||
                   (springs.stiffness.width == now.width && springs.stiffness.height == now.height));
    const int width = now.width;
    const float side = static_cast<float>(0.25 * springs.k * springs.weights.side);
    const float corner = static_cast<float>(0.25 * springs.k * springs.weights.corner);
    forEachRow(width, now.height, threads, [&](int y) {
        const Rows heights(now, y), past(before, y);
        float* out = into.data() + std::ptrdiff_t{y} * width;
        const auto row = [&](const Rows& stiff, const auto& walled) {
            out[0] = energyAt(heights, past, stiff, walled, side, corner, 0, 0, std::min(1, width - 1));
            for (int x = 1; x < width - 1; ++x)
                out[x] = energyAt(heights, past, stiff, walled, side, corner, x, x - 1, x + 1);
            if (width > 1)
                out[width - 1] =
                    energyAt(heights, past, stiff, walled, side, corner, width - 1, width - 2, width - 1);
        };
        if (!springs.stiffness.cells) return row(heights, NoWalls{});
        const Rows stiff(springs.stiffness, y);
        row(stiff, Walls{stiff.here, springs.model});
        for (int x = 0; x < width; ++x)
            if (!(stiff.here[x] > 0.0f)) out[x] = 0.0f;
    });
}

} // namespace seiche
