// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/forcing.h"
#include "model/experiment.h"
#include "wave/emission.h"
#include "wave/wave.h"

#include <vector>

namespace seiche {

/// The sources of a run, with what does not change from step to step worked out.
///
/// Rebuild it when the objects change, or the rule.
class Emitters {
public:
    Emitters() = default;
    explicit Emitters(const Experiment& settings);

    /// Whether none adds anything to the heights; see `keepHeld` for the others.
    bool empty() const { return m_emitters.empty(); }
    bool anyHeld() const { return !m_held.empty(); }
    /// Brings the places that sources hold to the heights of their signals at the wave's frame.
    void keepHeld(Wave<float>& wave, double stepsPerSecond) const;
    /// Whether a source holds this point of a string.
    bool holds(int point) const;
    /// Adds to `now` the forcing of the sources at the wave's frame; where the rule conserves, it is taken off
    /// evenly again.
    void applyForcing(Wave<float>& wave, const Experiment& settings) const;
    /// Adds to `forcing` what they do after so many steps from the wave's frame.
    void addTo(Forcing& forcing, int done, const Wave<float>& wave, const Experiment& settings) const;
    /// How many steps a forcing is worth being worked out for at once: where a source travels it has a
    /// footprint of its own for each of them, and many sources fill the memory with what each does.
    int mostStepsAtOnce() const;
    /// No cell gets more in one step, where no cell is stiffer than `largestFactor` times k.
    double largestForcing(const Wave<float>& wave, const Experiment& settings, double largestFactor) const;

private:
    // A source, or one of the elements of an array.
    struct Emitter {
        std::size_t source;            ///< of `m_sources`
        Spot offset;                   ///< from its place
        double delay;                  ///< seconds
        std::vector<Weight> footprint; ///< empty when it moves
    };
    struct HeldPoint {
        Source source;
        int point;
    };
    std::vector<PoolObject> m_sources;
    std::vector<Emitter> m_emitters;
    std::vector<HeldPoint> m_held;
};

} // namespace seiche
