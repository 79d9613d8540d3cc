// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wave/field.h"
#include "wave/flushing.h"
#include "wave/pml_region.h"
#include "wave/pull.h"
#include "wave/rule.h"
#include "wave/surface_cell.h"
#include "wave/surface_node.h"
#include "wave/uneven_blocks.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace seiche {

/// Stiffnesses that represent walls. Their cells rest at height 0. A free wall has no bonds (corner
/// bonds are mirrored, see `CornerSpring`) and reflects upright; a fixed wall keeps its bonds and
/// inverts.
inline constexpr float freeWall = 0.0f;
inline constexpr float fixedWall = -1.0f;

/// Cell of an absorbing wall; loses this velocity fraction per step, 0 ... 1.
struct SpongeCell {
    int x;
    int y;
    float share;

    friend bool operator==(const SpongeCell&, const SpongeCell&) = default;
};

/// Time levels of a wave in double precision.
struct FramesInDouble {
    Field<double> now;
    Field<double> previous;
    std::optional<Field<double>> older;

    std::size_t bytes() const { return now.bytes() + previous.bytes() + (older ? older->bytes() : 0); }
};

/// State of the medium: the heights at the current and the previous step.
///
/// The delayed scheme also stores the step before. The hidden cells beyond absorbing sides are the
/// surround of each field.
template <class T>
struct Wave {
    Wave(Grid grid, SceneKind scene) : now(grid, scene), previous(grid, scene) {}
    Wave(Field<T> heights, Field<T> earlier) : now(std::move(heights)), previous(std::move(earlier)) {}

    Field<T> now;                  ///< f[n]
    Field<T> previous;             ///< f[n-1]
    std::optional<Field<T>> older; ///< f[n-2], for schemes with three time levels
    /// f[n] - f[n-1] before rounding, stored with velocity damping (see `keepsVelocity`). For slow
    /// motion, the damping is less than the last digit of the heights.
    std::optional<Field<T>> velocity;
    /// Time levels of a short string with velocity damping or stiffness (see `isComputedInDouble`).
    /// The heights are these, rounded, apart from later changes by the user.
    std::optional<FramesInDouble> inDouble;
    std::optional<PmlRegion> pml; ///< memory of the absorbing sides, float heights only

    /// Factor of the rule's k per cell of an uneven medium; values of at most 0 are walls (see
    /// `freeWall`). Float heights only. One row for a string. Hidden cells take the value of the
    /// boundary.
    ///
    /// The force is stiffness * k * L f, with real eigenvalues: D L, with D diagonal and L
    /// symmetric. Undamped leapfrog conserves the energy with a kinetic weight of 1 / stiffness
    /// (see `Energy`).
    std::optional<Field<T>> stiffness;
    /// Blocks with stiffness other than 1. Empty until computed.
    std::optional<UnevenBlocks> unevenBlocks;
    /// Visible cells of absorbing walls (explicit schemes, float heights).
    std::vector<SpongeCell> sponge;
    /// Visible cells in front of impedance walls, by rows (float heights).
    std::vector<SurfaceCell> surface;
    /// Surfaces of moving walls.
    std::vector<SurfaceNode> nodes;
    std::int64_t frame = 0; ///< n: number of updates since step 0

    const Grid& grid() const { return now.grid(); }
    /// Returns the stiffness. Null if the medium is uniform.
    const Field<T>* stiffnessIfAny() const { return stiffness ? &*stiffness : nullptr; }
    /// Returns the factor of k near a position. 0 in a wall.
    double stiffnessNear(double x, double y) const {
        if (!stiffness) return 1.0;
        const int nearestX = std::clamp(static_cast<int>(std::lround(x)), 0, grid().width - 1);
        const int nearestY = std::clamp(static_cast<int>(std::lround(y)), 0, grid().height - 1);
        return std::max(0.0, static_cast<double>(stiffness->at(nearestX, nearestY)));
    }
    /// Calls `visit` for all time levels and the velocity.
    template <class Visit>
    void forEachFrame(Visit visit) {
        visitFrames(*this, visit);
    }
    template <class Visit>
    void forEachFrame(Visit visit) const {
        visitFrames(*this, visit);
    }
    /// Returns the memory of the wave, in bytes.
    std::size_t bytes() const {
        return now.bytes() + previous.bytes() + (older ? older->bytes() : 0) +
               (velocity ? velocity->bytes() : 0) + (inDouble ? inDouble->bytes() : 0) +
               (pml ? pml->bytes() : 0) + (stiffness ? stiffness->bytes() : 0) +
               (unevenBlocks ? unevenBlocks->bytes() : 0) + sponge.capacity() * sizeof(SpongeCell) +
               surface.capacity() * sizeof(SurfaceCell) + nodes.capacity() * sizeof(SurfaceNode);
    }

private:
    template <class Self, class Visit>
    static void visitFrames(Self& wave, Visit& visit) {
        visit(wave.now);
        visit(wave.previous);
        for (auto* field : {&wave.older, &wave.velocity})
            if (*field) visit(**field);
    }
};

/// Returns the visible cells outside of fixed edges.
Cells interiorOf(const Grid& grid, const Rule& rule);

/// Cells of a step, visible and hidden, with boundary conditions.
struct Domain {
    Cells all;
    Cells moving; ///< all cells except those held by a fixed edge or at the outer end of an absorbing side
    Edges edges;  ///< fixed at the outer end of an absorbing side
    SceneKind scene;
    Surround hidden; ///< depth of the layers beyond absorbing sides
};
Domain domainOf(const Grid& visible, const Rule& rule);

/// Calls `visit(x, y, weight)` once for each cell with a nonzero weight under a tap. Includes cells
/// on the nodes if a standing wave sets heights. Excludes walls and cells of fixed edges. The shape
/// wraps around periodic edges and continues into hidden cells.
template <class T>
void forEachCellUnder(const Wave<T>& wave, const Rule& rule, const Pull& pull,
                      const std::function<void(int x, int y, double weight)>& visit);

extern template void forEachCellUnder(const Wave<float>&, const Rule&, const Pull&,
                                      const std::function<void(int, int, double)>&);
extern template void forEachCellUnder(const Wave<std::int32_t>&, const Rule&, const Pull&,
                                      const std::function<void(int, int, double)>&);

/// Returns a height as stored in a cell: rounded once, never denormal. Integers are rounded to
/// nearest and saturated.
template <class T>
T roundedHeight(double height) {
    if constexpr (std::is_integral_v<T>) {
        constexpr double min = std::numeric_limits<T>::min();
        constexpr double largest = std::numeric_limits<T>::max();
        return static_cast<T>(std::clamp(std::nearbyint(height), min, largest));
    } else {
        return flushing::converted<T>(height);
    }
}

/// Applies a tap to the current state, to the cells of `forEachCellUnder`. If the rule conserves,
/// the added sum is then subtracted evenly from heights and velocities, so that the mean level
/// stays.
template <class T>
void applyPull(Wave<T>& wave, const Rule& rule, const Pull& pull);

extern template void applyPull(Wave<float>&, const Rule&, const Pull&);
extern template void applyPull(Wave<std::int32_t>&, const Rule&, const Pull&);

/// Subtracts this sum of heights evenly from all cells that are no wall, from the current heights
/// and the stored velocity.
void takeOffEvenly(Wave<float>& wave, double sum);

/// Returns whether a medium is computed in double precision. True for a short string with velocity
/// damping, whose float rounding errors accumulate, or with bending stiffness, whose force is a
/// small difference of heights.
inline constexpr int maxDoubleStringWidth = 4096;
bool isComputedInDouble(const Rule& rule, const Grid& grid);
/// Creates or removes the double-precision time levels by rule; copies changed heights to them.
void keepInDouble(Wave<float>& wave, const Rule& rule);

/// Returns whether a wave under this rule stores its velocity: velocity damping with float heights.
bool keepsVelocity(const Rule& rule);

/// Computes the velocity from the heights if the rule needs it and none is stored. Removes it if
/// not needed. The heights stay unchanged.
void keepVelocity(Wave<float>& wave, const Rule& rule);

/// Stores double-precision time levels or else the velocity, against accumulated rounding errors in
/// damped slow waves.
void keepSlowWaves(Wave<float>& wave, const Rule& rule);

/// Returns whether the state fits `rule`, as after `conformTo`: kind of medium, the third field of
/// the delayed scheme, hidden cells beyond absorbing sides. Ignores velocities.
bool isFitFor(const Wave<float>& wave, const Rule& rule);

/// Adapts the state to `rule` after a change of scheme, damping, edges or stiffness.
///
/// Adds the third field of the delayed scheme (initially equal to `previous`) and the velocity. Stops
/// cells that an edge now holds where they are; a run then moves those of a fixed edge to 0.
/// Extends the medium beyond absorbing sides, at rest and at the height of the boundary.
template <class T>
void conformTo(Wave<T>& wave, const Rule& rule);

extern template void conformTo(Wave<float>&, const Rule&);
extern template void conformTo(Wave<std::int32_t>&, const Rule&);

} // namespace seiche
