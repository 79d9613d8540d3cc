// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "wave/wave.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// The walls of a run that move, step by step.
///
/// A cell belongs to such a wall as long as its middle lies less than half a cell outside of the outline. In
/// front of each cell at the wall, 1/2 to 3/2 cells away, stands the wall's surface, a `SurfaceNode` of its
/// own: a spring leads there as to a neighbour, in inverse proportion to its length, with its force the mean of
/// three frames (see `SurfaceCell`). A fixed wall holds the surface at 0. That of another has the mass of the
/// water between the cell's own half and the outline, (m h')' = force - Z sqrt(K) h', where what the wall
/// sweeps takes its momentum along: so waves come back as high as they went, and f (c - v) / (c + v) times a
/// second. When a cell's middle has been reached, or there is room for another cell, water goes from the one to
/// the other at the height of the line between them. So nothing jumps, and no short waves arise.
///
/// Water of a surface also pulls on that beside it, in proportion to the mass both have, and loses a little of
/// its motion against its cell, which only short waves feel: else they would stay at the wall and be pumped up.
///
/// Runge-Kutta and the hidden cells beyond absorbing sides see whole cells only.
class MovingWalls {
public:
    MovingWalls() = default;
    explicit MovingWalls(const Experiment& settings);

    bool empty() const { return m_walls.empty(); }

    /// Puts the walls where they are at the wave's frame, into a stiffness without them. What stands there has
    /// then to come to rest (see `conformTo`).
    void build(Wave<float>& wave, const Experiment& settings) const;

    /// Brings walls and surfaces to where they are at the wave's frame.
    void beginStep(Wave<float>& wave, const Experiment& settings);
    /// Lets the surfaces act on the frame that the step has made.
    void endStep(Wave<float>& wave, const Experiment& settings) const;

private:
    struct MovingWall {
        PoolObject object;
        double impedance; ///< the dashpot's Z; below 0: a fixed wall
    };
    /// What a step needs to know of a node besides its state.
    struct Face {
        double massBefore = 0.0; ///< half a step ago, of the surface
        double massAfter = 0.0;
        double resistance = 0.0;
        double spring = 0.0; ///< of one face
        bool keepsMomentum = false;
    };
    struct Passing;

    /// `passing` is null where nothing is to be known of it.
    void cover(Wave<float>& wave, const Experiment& settings, Passing* passing) const;
    float restingStiffness(const Experiment& settings, int x, int y) const;
    void giveHeights(Wave<float>& wave, const Experiment& settings, const Passing& passing) const;
    void giveState(const Wave<float>& wave, const Passing& passing, SurfaceNode& node, Face& face) const;

    std::vector<MovingWall> m_walls;
    PoolObjects m_resting;
    mutable std::optional<Field<float>> m_restingMap; ///< the stiffness that these make; made when it is needed
    std::vector<Face> m_faces;                        ///< of each node of the wave
};

} // namespace seiche
