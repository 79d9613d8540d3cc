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

/// A source between two changes.
///
/// After a change the old stage fades out within a cycle while the new stage fades in. Each stage
/// starts and ends at 0, so that a sum of differences (see `forcingAt`) leaves no offset on a
/// string.
struct SourceStage {
    PoolObject source;
    std::vector<ArrayElement> elements; ///< a single element unless the source is an array
    bool isGone = false;                ///< the source was removed
    double stepsPerSecond = 0.0;        ///< pace that frequency and times refer to
    /// Reference for the gain: k of the plain medium, and the frequency when the source was new.
    struct {
        double k = 0.0;
        double hertz = 0.0;
        double stepsPerSecond = 0.0;
    } gain;
    std::int64_t since = 0;   ///< step of the change
    std::int64_t fading = 0;  ///< steps of the fade-out of earlier stages; 0 if none
    bool swells = false;      ///< fades in unless its signal starts at 0
    double startHeight = 0.0; ///< initial height of the held point
};

/// The sources of a run with their precomputed constants.
///
/// Rebuild it when the objects or the rule change.
class Emitters {
public:
    using Stages = std::vector<SourceStage>; ///< consecutive stages of each source

    Emitters() = default;
    /// Starts from these stages at this step.
    Emitters(const Experiment& settings, std::shared_ptr<const Stages> stages, std::int64_t frame);

    /// Returns the stages after a change to these settings.
    std::shared_ptr<const Stages> stagesIn(const Experiment& settings, const Wave<float>& wave) const;
    const std::shared_ptr<const Stages>& stages() const { return m_stages; }
    /// Returns the memory of the stages, in bytes.
    static std::size_t bytesOf(const std::shared_ptr<const Stages>& stages);

    /// Returns whether no source adds heights. Held sources do not count.
    bool empty() const { return m_emitters.empty(); }
    bool anyHeld() const { return !m_held.empty(); }
    /// Removes the stages that have faded before this step.
    void removeFaded(std::int64_t frame);
    /// Sets the held cells to their signals at this step.
    void keepHeld(Wave<float>& wave) const;
    /// Returns whether a source holds this string point.
    bool holds(int point) const;
    /// Adds the forcing of the sources at the step of the wave to `now`. With a conserving rule the
    /// mean is subtracted again.
    void applyForcing(Wave<float>& wave, const Experiment& settings) const;
    /// Adds the forcing `done` steps after the current step to `forcing`.
    void addTo(Forcing& forcing, int done, const Wave<float>& wave, const Experiment& settings) const;
    /// Returns the maximum number of steps to precompute a forcing for. A travelling source has a
    /// separate footprint for each step, and many sources need much memory.
    int maxStepsAtOnce() const;
    /// Returns an upper bound of the forcing per cell and step if no cell is stiffer than
    /// `largestFactor` times k.
    double largestForcing(const Wave<float>& wave, const Experiment& settings, double largestFactor) const;

private:
    using Footprint = std::shared_ptr<const Forcing::Footprint>;
    // A source or an element of an array.
    struct Emitter {
        std::size_t stage;   ///< index in `m_stages`
        Spot offset;         ///< from the position of the source
        double delay;        ///< in seconds
        Footprint footprint; ///< null if moving or too large for a fading source
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
    std::vector<std::size_t> m_end; ///< per stage: end index of its source
    std::vector<Emitter> m_emitters;
    std::vector<HeldPoint> m_held;
    std::size_t m_fadingCells = 0;  ///< in stored footprints of fading stages
    std::size_t m_steppedCells = 0; ///< in footprints computed at every step
    std::int64_t m_nextFaded = 0;   ///< no stage has faded before this step
};

} // namespace seiche
