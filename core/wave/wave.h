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

/// Stiffnesses that are walls. The cells of both rest at height 0; a free wall has no bonds (those of corners
/// it mirrors, see `CornerSpring`), so that waves come back upright, a fixed one holds on to its neighbours:
/// upside down.
inline constexpr float freeWall = 0.0f;
inline constexpr float fixedWall = -1.0f;

/// A cell of an absorbing wall, which loses this share of its velocity, 0 ... 1, at every step.
struct SpongeCell {
    int x;
    int y;
    float share;

    friend bool operator==(const SpongeCell&, const SpongeCell&) = default;
};

/// The frames of a wave in double precision.
struct FramesInDouble {
    Field<double> now;
    Field<double> before;
    std::optional<Field<double>> older;

    std::size_t bytes() const { return now.bytes() + before.bytes() + (older ? older->bytes() : 0); }
};

/// The state of the medium: the heights at the current frame and at the one before it.
///
/// The delayed scheme also keeps the field before that. With absorbing sides the hidden cells beyond them are
/// the surround of each field.
template <class T>
struct Wave {
    Wave(Grid grid, SceneKind scene) : now(grid, scene), before(grid, scene) {}
    Wave(Field<T> heights, Field<T> earlier) : now(std::move(heights)), before(std::move(earlier)) {}

    Field<T> now;                  ///< f[n]
    Field<T> before;               ///< f[n-1]
    std::optional<Field<T>> older; ///< f[n-2], for schemes that keep three
    /// f[n] - f[n-1] before either was rounded, where velocity damping acts (see `keepsVelocity`): what that
    /// takes off a slow velocity is less than the last digit of the heights.
    std::optional<Field<T>> velocity;
    /// The frames of a short string with velocity damping or stiffness (see `isComputedInDouble`): the heights
    /// are these, rounded, but for what a hand has changed since.
    std::optional<FramesInDouble> inDouble;
    std::optional<PmlRegion> pml; ///< memory of the absorbing sides (float heights only)

    /// What each cell multiplies the rule's k with, where the medium is not the same everywhere; 0 and below
    /// are walls (see `freeWall`). Float heights only; a string has one row of it. Hidden cells have that of
    /// the border. With this the force is stiffness * k * L f, which has real eigenvalues since it is D L with
    /// D diagonal and L symmetric; the undamped leapfrog scheme conserves the energy in which a cell's kinetic
    /// part weighs 1 / stiffness (see `Energy`).
    std::optional<Field<T>> stiffness;
    /// Where that is not 1; nothing where nobody has looked (see `conformTo`).
    std::optional<UnevenBlocks> unevenBlocks;
    /// Visible cells of absorbing walls; explicit schemes with float heights only.
    std::vector<SpongeCell> sponge;
    /// Visible cells in front of impedance walls, row by row; float heights only.
    std::vector<SurfaceCell> surface;
    /// In front of moving walls.
    std::vector<SurfaceNode> nodes;
    std::int64_t frame = 0; ///< n: how many updates since frame 0

    const Grid& grid() const { return now.grid(); }
    /// Null where the medium is the same everywhere.
    const Field<T>* stiffnessIfAny() const { return stiffness ? &*stiffness : nullptr; }
    /// What k is multiplied with at the cell nearest to a place; 0 in a wall.
    double stiffnessNear(double x, double y) const {
        if (!stiffness) return 1.0;
        const int nearestX = std::clamp(static_cast<int>(std::lround(x)), 0, grid().width - 1);
        const int nearestY = std::clamp(static_cast<int>(std::lround(y)), 0, grid().height - 1);
        return std::max(0.0, static_cast<double>(stiffness->at(nearestX, nearestY)));
    }
    /// Visits every frame of heights and what is kept of their velocity.
    template <class Visit>
    void forEachFrame(Visit visit) {
        visitFrames(*this, visit);
    }
    template <class Visit>
    void forEachFrame(Visit visit) const {
        visitFrames(*this, visit);
    }
    /// The memory it takes.
    std::size_t bytes() const {
        return now.bytes() + before.bytes() + (older ? older->bytes() : 0) +
               (velocity ? velocity->bytes() : 0) + (inDouble ? inDouble->bytes() : 0) +
               (pml ? pml->bytes() : 0) + (stiffness ? stiffness->bytes() : 0) +
               (unevenBlocks ? unevenBlocks->bytes() : 0) + sponge.capacity() * sizeof(SpongeCell) +
               surface.capacity() * sizeof(SurfaceCell) + nodes.capacity() * sizeof(SurfaceNode);
    }

private:
    template <class Self, class Visit>
    static void visitFrames(Self& wave, Visit& visit) {
        visit(wave.now);
        visit(wave.before);
        for (auto* field : {&wave.older, &wave.velocity})
            if (*field) visit(**field);
    }
};

/// The visible cells a step may change: all but those held by a fixed edge.
Cells interiorOf(const Grid& grid, const Rule& rule);

/// The cells that a step works on, visible and hidden ones, and what lies beyond them.
struct Domain {
    Cells all;
    Cells moving; ///< all but those that are held: by a fixed edge, or at the outer end of an absorbing side
    Edges edges;  ///< where a side absorbs, the outer end is fixed
    SceneKind scene;
    Surround hidden; ///< how deep the layers beyond absorbing sides are
};
Domain domainOf(const Grid& visible, const Rule& rule);

/// Calls `visit(x, y, weight)` once for each cell that a pull's shape reaches with a weight other than 0; of a
/// standing wave that sets heights, for the cells on its nodes, too. Cells held by a fixed edge and walls are
/// left out; on joined edges the shape wraps round; beyond an absorbing edge
/// it goes on into hidden cells.
template <class T>
void forEachCellUnder(const Wave<T>& wave, const Rule& rule, const Pull& pull,
                      const std::function<void(int x, int y, double weight)>& visit);

extern template void forEachCellUnder(const Wave<float>&, const Rule&, const Pull&,
                                      const std::function<void(int, int, double)>&);
extern template void forEachCellUnder(const Wave<std::int32_t>&, const Rule&, const Pull&,
                                      const std::function<void(int, int, double)>&);

/// A height as cells keep it: rounded once, never denormal; whole numbers to the nearest one, and saturated.
template <class T>
T roundedHeight(double height) {
    if constexpr (std::is_integral_v<T>) {
        constexpr double least = std::numeric_limits<T>::min();
        constexpr double largest = std::numeric_limits<T>::max();
        return static_cast<T>(std::clamp(std::nearbyint(height), least, largest));
    } else {
        return flushing::converted<T>(height);
    }
}

/// Applies a pull to the current state, to the cells of `forEachCellUnder`. Where the rule conserves, what it
/// adds there is then taken off evenly, so that the mean level stays: of the heights, and of the velocities.
template <class T>
void applyPull(Wave<T>& wave, const Rule& rule, const Pull& pull);

extern template void applyPull(Wave<float>&, const Rule&, const Pull&);
extern template void applyPull(Wave<std::int32_t>&, const Rule&, const Pull&);

/// Takes this sum of heights off the current heights, and so off the velocity where it is kept, the same from
/// each cell that is no wall.
void takeOffEvenly(Wave<float>& wave, double sum);

/// Whether this medium is computed in double precision: a short string with velocity damping, in which the
/// rounding of floats adds up, the more the shorter it is, or one that resists bending, whose force is a small
/// difference of its heights.
inline constexpr int longestStringInDouble = 4096;
bool isComputedInDouble(const Rule& rule, const Grid& grid);
/// Makes those frames where the rule asks for them, drops them where it does not, and takes over the heights
/// that have been changed.
void keepInDouble(Wave<float>& wave, const Rule& rule);

/// Whether a wave under this rule keeps its velocity beside its heights: with velocity damping, in floats.
bool keepsVelocity(const Rule& rule);

/// Takes the velocity from the heights where the rule asks for it and the wave has none; drops it where the
/// rule does not. The heights stay.
void keepVelocity(Wave<float>& wave, const Rule& rule);

/// Both: whatever keeps rounding from adding up where velocity damping acts on slow waves.
void keepSlowWaves(Wave<float>& wave, const Rule& rule);

/// Whether the state fits `rule`, as `conformTo` makes it: it is a string or pool, keeps the extra field of the
/// delayed scheme, and has hidden cells beyond the sides that absorb. Velocities are not looked at.
bool isFitFor(const Wave<float>& wave, const Rule& rule);

/// Makes the state fit `rule` after its scheme, damping or edges have changed: keeps the extra field of the
/// delayed scheme (taken equal to `before` when it starts) and the velocity, brings cells that an edge now
/// holds to rest where they are (a run then takes those of a fixed edge to 0), and lets the medium go on beyond
/// the sides that absorb, at rest and at the height of the border. To be called after the stiffness has
/// changed, too.
template <class T>
void conformTo(Wave<T>& wave, const Rule& rule);

extern template void conformTo(Wave<float>&, const Rule&);
extern template void conformTo(Wave<std::int32_t>&, const Rule&);

} // namespace seiche
