// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/forcing.h"
#include "model/experiment.h"
#include "wave/emission.h"
#include "wave/phased_array.h"
#include "wave/wave.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace seiche {

/// A source as it has been from one change to the next.
///
/// A change lets it fade within a cycle, while what it becomes takes its place. Each of the two alone begins
/// and ends at 0, so that nothing of a sum of differences (see `forcingAt`) is left on a string.
struct SourceStage {
    PoolObject source;
    std::vector<ArrayElement> elements; ///< one, where it is no array
    bool isGone = false;                ///< there is no such source any more
    double stepsPerSecond = 0.0;        ///< its frequency and times are in these
    /// What its gain is for: k of the plain medium, and how often it swung when it was new.
    struct {
        double k = 0.0;
        double hertz = 0.0;
        double stepsPerSecond = 0.0;
    } gain;
    std::int64_t since = 0;   ///< the frame of the change
    std::int64_t fading = 0;  ///< steps within which the stages before it fade; 0: there are none
    bool swells = false;      ///< it swells for as long: its signal does not begin at 0 by itself
    double startHeight = 0.0; ///< of the point that it takes hold of
};

/// The sources of a run, with what does not change from step to step worked out.
///
/// Rebuild it when the objects change, or the rule.
class Emitters {
public:
    using Stages = std::vector<SourceStage>; ///< those of a source one after the other

    Emitters() = default;
    /// Takes the stages up at this frame.
    Emitters(const Experiment& settings, std::shared_ptr<const Stages> stages, std::int64_t frame);

    /// The stages when the settings have just become these, at the wave's frame.
    std::shared_ptr<const Stages> stagesIn(const Experiment& settings, const Wave<float>& wave) const;
    const std::shared_ptr<const Stages>& stages() const { return m_stages; }
    /// The memory that stages take, bytes.
    static std::size_t bytesOf(const std::shared_ptr<const Stages>& stages);

    /// Whether none adds anything to the heights; see `keepHeld` for the others.
    bool empty() const { return m_emitters.empty(); }
    bool anyHeld() const { return !m_held.empty(); }
    /// Forgets what has faded before this frame.
    void forgetFaded(std::int64_t frame);
    /// Brings the places that sources hold to the heights of their signals at the wave's frame.
    void keepHeld(Wave<float>& wave) const;
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
    using Footprint = std::shared_ptr<const Forcing::Footprint>;
    // A source, or one of the elements of an array.
    struct Emitter {
        std::size_t stage;   ///< of `m_stages`
        Spot offset;         ///< from its place
        double delay;        ///< seconds
        Footprint footprint; ///< none when it moves, or where too much memory would be needed for what fades
    };
    struct HeldPoint {
        std::size_t stage;
        int point;
    };

    const SourceStage& stageOf(const Emitter& emitter) const { return (*m_stages)[emitter.stage]; }
    bool isFading(std::size_t stage) const { return m_end[stage] > stage + 1; }
    double restOfFade(std::size_t stage, std::int64_t frame) const;
    double shareOf(std::size_t stage, std::int64_t frame) const;
    std::int64_t lastFrameOf(std::size_t stage) const;
    std::size_t cellsOfFootprint(std::size_t stage, const Grid& grid) const;
    void add(std::size_t stage, const Experiment& settings);
    Footprint footprintAt(std::size_t stage, const Spot& offset, const Experiment& settings);
    double heightOfHeld(std::size_t stage, std::int64_t frame) const;
    void addTo(Forcing& forcing, int done, const Emitter& emitter, const Wave<float>& wave,
               const Experiment& settings) const;

    std::shared_ptr<const Stages> m_stages;
    std::vector<std::size_t> m_end; ///< of each stage: behind the last stage of its source
    std::vector<Emitter> m_emitters;
    std::vector<HeldPoint> m_held;
    std::size_t m_fadingCells = 0;  ///< of kept footprints of what fades
    std::size_t m_steppedCells = 0; ///< of those that are worked out at every step
    std::int64_t m_nextFaded = 0;   ///< nothing has faded before this frame
};

} // namespace seiche
