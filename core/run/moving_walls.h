// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/experiment.h"
#include "wave/wave.h"

#include <cstdint>
#include <vector>

namespace seiche {

/// The moving walls of a run, step by step.
///
/// A cell belongs to a wall if its centre lies inside or less than half a cell outside the outline.
/// Each cell beside the wall has a `SurfaceNode`, the surface of the wall 1/2 to 3/2 cells away. A
/// spring connects them, inversely proportional to its length, with the force averaged over three
/// time levels (see `SurfaceCell`).
///
/// A fixed wall keeps the surface at 0. The surface of any other wall has the mass of the water
/// between the boundary of the cell and the outline: (m h')' = force - Z sqrt(K) h'. Water swept by
/// the wall keeps its momentum, so waves are reflected at equal height with frequency f (c - v) /
/// (c + v). When the wall reaches the centre of a cell, or leaves room for a new cell, water is
/// exchanged at the height of the line between them. This avoids jumps and short waves.
///
/// The water of adjacent surfaces is coupled in proportion to the mass that they share, with slight
/// damping that only short waves feel. Otherwise short waves would stay at the wall and grow.
/// Runge-Kutta schemes and the hidden cells beyond absorbing sides use whole cells only.
class MovingWalls {
public:
    MovingWalls() = default;
    explicit MovingWalls(const Experiment& settings);

    bool empty() const { return m_walls.empty(); }

    /// Adds the walls at their current position to a stiffness map without them. The covered cells
    /// must then be brought to rest (see `conformTo`).
    void build(Wave<float>& wave, const Experiment& settings) const;

    /// Moves walls and surfaces to the step of the wave.
    void beginStep(Wave<float>& wave, const Experiment& settings);
    /// Applies the surface forces to the new time level.
    void endStep(Wave<float>& wave, const Experiment& settings) const;

private:
    struct MovingWall {
        PoolObject object;
        double impedance; ///< Z of the damper; negative for fixed walls
    };
    /// Data of a node for a single step.
    struct Face {
        double massBefore = 0.0; ///< mass of the surface half a step ago
        double massAfter = 0.0;
        double resistance = 0.0;
        double spring = 0.0; ///< per face
        bool keepsMomentum = false;
    };
    struct CoverageChange;

    /// Covers and uncovers cells, recorded in `passing` unless null.
    void cover(Wave<float>& wave, const Experiment& settings, CoverageChange* passing) const;
    float restingStiffness(const Experiment& settings, int x, int y) const;
    void giveHeights(Wave<float>& wave, const Experiment& settings, const CoverageChange& passing) const;
    void giveState(const Wave<float>& wave, const CoverageChange& passing, SurfaceNode& node, Face& face) const;

    std::vector<MovingWall> m_walls;
    PoolObjects m_resting;
    mutable std::optional<Field<float>> m_restingMap; ///< stiffness without moving walls; computed on demand
    std::vector<Face> m_faces;                        ///< one per node of the wave
};

} // namespace seiche
