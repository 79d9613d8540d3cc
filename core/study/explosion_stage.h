// SPDX-FileCopyrightText: 2026 Seiche contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/zigzag.h"
#include "run/simulation.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace seiche {

/// Follows a run that may explode, so that the explosion can be watched: the pace at which its zigzag
/// grows slowly enough to see, its last state inside the canvas, and its growth.
class ExplosionStage {
public:
    /// The last state whose zigzag was inside the canvas.
    struct Picture {
        std::shared_ptr<const Simulation> run;
        Zigzag zigzag;
    };

    /// Follows the run to its current step. Call at every step of an unstable run. `limit` > 0: the
    /// height at the edge of the canvas. In a pool, the largest height before the zigzag counts if it
    /// is larger.
    void sample(const Simulation& run, double limit);
    /// Announces that a resting run will move at its next step.
    void expectMotion() { m_rests = false; }

    /// Returns whether every step counts: the run moves and is on its way to an explosion. False long
    /// after the predicted time, until the zigzag is visible after all.
    bool isWatched() const;
    /// Returns the steps per second at which the growth can be watched. Empty for any pace.
    std::optional<double> stepsPerSecond() const;

    /// Returns the last state inside the canvas once the run has left it. Null if it has not, or if no
    /// such state is known.
    const Picture* picture(const Simulation& run) const;
    /// Returns the factor per step by which the zigzag of an explosion grew: that of the fastest wave,
    /// or the measured one in a mixture of media. Empty if unknown.
    std::optional<double> growth(const Simulation& run) const;

private:
    struct Height {
        std::int64_t frame;
        double amplitude;
    };
    /// An explosion from the edge of the canvas.
    struct Explosion {
        Picture picture;
        double growth;
        std::optional<std::int64_t> divergedAt;
    };

    void begin(const Simulation& run);
    /// Returns the measured factor per step since the zigzag was visible, 0 if unknown.
    double measuredGrowth() const;
    const Explosion* explosionOf(const Simulation& run) const;

    std::optional<Rule> m_rule; ///< of the stiffest medium
    bool m_isUneven = false;
    double m_growth = 1.0; ///< predicted factor per step
    std::int64_t m_frame = 0;
    std::int64_t m_since = 0; ///< step from which the prediction holds
    std::optional<std::int64_t> m_divergedAt;
    bool m_rests = true;
    bool m_hasLeft = false;        ///< the canvas
    double m_calm = 0.0;           ///< largest height without a zigzag
    std::optional<Height> m_first; ///< first visible zigzag
    Height m_peak{0, 0.0};         ///< largest zigzag since then; each step may be smaller
    Picture m_picture;
    std::optional<Explosion> m_explosion; ///< kept for seeks to steps after it
};

} // namespace seiche
